"""What all tests share."""

from hypothesis import settings

settings.register_profile("osselet", deadline=None, derandomize=True)
settings.load_profile("osselet")
