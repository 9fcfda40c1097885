"""`python -m osselet.cli`, for machines where scripts are not on the path."""

from osselet.cli import main

main()
