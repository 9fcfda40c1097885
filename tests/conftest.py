"""What all tests share."""

from hypothesis import settings

pytest_plugins = ("tests.services",)

settings.register_profile("osselet", deadline=None, derandomize=True)
settings.load_profile("osselet")
