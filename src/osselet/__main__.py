"""`python -m osselet` is `osselet`."""

from osselet.cli import main

main()
