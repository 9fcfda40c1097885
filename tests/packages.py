"""Debian packages that tests need, installed where they are missing and we are root."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

LOCK = Path("/run/osselet-tests.lock")
POLICY = Path("/usr/sbin/policy-rc.d")
CLUSTERS = Path("/etc/postgresql-common/createcluster.d/osselet-tests.conf")


class Unavailable(RuntimeError):
    """A service cannot be had, and why."""


def have(name: str, variable: str, package: str, find: Callable[[], Path | None]) -> Path:
    """Where a service's programs are, after installing them if need be."""
    if found := find():
        return found
    if not may_install():
        raise Unavailable(
            f"The tests need {name}: install the package {package}, run them as root on Debian, or set {variable} to "
            "the URL of a server."
        )
    with LOCK.open("w") as lock:
        # Another worker may want the same; whoever is second finds it done.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not find():
            install(package)
    if found := find():
        return found
    raise Unavailable(f"{name} is not to be found even after installing the package {package}.")


def host_tool(name: str, package: str) -> str | None:
    """Where a program of hosts is, installed first where it is missing and we may; None where we may not."""
    places = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin:/sbin"
    if shutil.which(name, path=places) is None and may_install():
        install(package)
    return shutil.which(name, path=places)


def may_install() -> bool:
    """Whether we are root on a Debian."""
    return os.geteuid() == 0 and Path("/etc/debian_version").exists() and shutil.which("apt-get") is not None


def install(package: str) -> None:
    """Installs a Debian package without letting its own service start, or PostgreSQL make its main cluster."""
    with for_now(POLICY, policy(os.getpid()), 0o755), for_now(CLUSTERS, "create_main_cluster = false\n", 0o644):
        # The lists may be fresh enough even where they cannot be fetched: installing tells.
        _apt_get("update")
        ran = _apt_get("install", "--yes", "--no-install-recommends", package)
    if ran.returncode:
        raise Unavailable(f"apt-get does not install {package}: {last_line(ran.stdout)}")


def policy(pid: int) -> str:
    """Forbids the start of services while a process lives: should we be killed, what stays forbids nothing."""
    return f"#!/bin/sh\nif kill -s 0 {pid} 2>/dev/null; then exit 101; fi\n"


def _apt_get(*words: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *words],
        check=False,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


@contextmanager
def for_now(path: Path, text: str, mode: int) -> Iterator[None]:
    """A file that is there for a while, unless it was there before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    except FileExistsError:
        yield
        return
    try:
        with os.fdopen(descriptor, "w") as file:
            file.write(text)
        yield
    finally:
        path.unlink(missing_ok=True)


def last_line(output: bytes) -> str:
    """The last thing a program said."""
    lines = output.decode(errors="replace").splitlines()
    return next((line.strip() for line in reversed(lines) if line.strip()), "it says nothing.")
