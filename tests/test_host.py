"""The host's page: what can be tried on any machine is tried, and for the rest it is said why not."""

import re
import shlex
import subprocess
from pathlib import Path

import pytest
import typer

from osselet.cli.house_commands import house
from osselet.server.settings import PREFIX, Settings
from tests.packages import host_tool
from tests.pages import ROOT, fences, shell

PAGE = ROOT / "docs" / "host.md"
DEPLOY = ROOT / "deploy"
OURS = ("osselet", "osselet()")
NOT_RUN = {
    "adduser": "makes a user of the machine",
    "apt": "installs packages on the machine",
    "cd": "goes to a folder that only a host has",
    "certbot": "asks for a real certificate",
    "chmod": "changes files in /etc",
    "chown": "changes files in /etc",
    "cp": "writes to /etc; that the files are there, and are right, is tested below",
    "createdb": "needs a PostgreSQL of the machine; ours is tested in tests/server",
    "createuser": "needs a PostgreSQL of the machine",
    "curl": "asks the server of the machine; /health is tested in tests/server",
    "git": "clones the repository the reader comes from",
    "ln": "writes to /etc",
    "ls": "looks at backups of the machine",
    "nginx": "tests the settings of the machine; ours are tested below",
    "pip": "installs into /opt",
    "podman": "builds a container, with network and for minutes",
    "python3": "makes a virtual environment in /opt",
    "sh": "moves the database of the machine",
    "systemctl": "starts and stops services of the machine; the units are tested below",
}


def lines() -> list[str]:
    """Every command of the page; one that goes on behind a backslash is one."""
    text = "\n".join(text for text in fences(PAGE, "sh") if not text.startswith(PREFIX)).replace("\\\n", " ")
    found = [line.partition(" # ")[0].strip() for line in text.splitlines()]
    return [line for line in found if line]


def command(line: str) -> str:
    """The name of the program that a line runs, whoever runs it."""
    words = line.split()
    if words[0] == "sudo":
        words = words[3:] if words[1] == "-u" else words[1:]
    return Path(words[0]).name


def test_every_command_is_run_or_known_not_to_be():
    parts = [part.strip() for line in lines() for part in (line.split("&&") if "'" not in line else [line])]
    assert {command(part) for part in parts} - set(OURS) == set(NOT_RUN)


@pytest.mark.parametrize("text", fences(PAGE, "sh"))
def test_a_shell_understands_it(text):
    made = subprocess.run(["sh", "-n"], input=text, capture_output=True, text=True)
    assert (made.returncode, made.stderr) == (0, "")


def test_settings_are_known():
    named = set(re.findall(rf"{PREFIX}([A-Z]+)", PAGE.read_text(encoding="utf-8")))
    assert named <= {name.upper() for name in Settings.__struct_fields__}


def test_files_that_are_copied_are_there():
    named = set(re.findall(r"deploy/([\w.]+)", PAGE.read_text(encoding="utf-8")))
    assert named
    assert named <= {path.name for path in DEPLOY.iterdir()}


def test_the_doctor_is_asked_as_the_page_says(tmp_path):
    """With the line that defines `osselet`, on a machine where `sudo` changes nobody and all paths are ours."""
    variables = shell(tmp_path)
    (tmp_path / "bin" / "sudo").write_text('#!/bin/sh\nshift 2\nexec "$@"\n')
    (tmp_path / "bin" / "sudo").chmod(0o755)
    (tmp_path / "osselet.env").write_text(f"OSSELET_DATA={tmp_path / 'data'}\n")
    (tmp_path / "data").mkdir()
    house = next(line for line in lines() if line.startswith("osselet()"))
    ours = house.replace("/etc/osselet.env", f"{tmp_path}/osselet.env").replace("/opt/osselet/bin", f"{tmp_path}/bin")
    variables["HOME"] = str(tmp_path)
    made = subprocess.run(
        ["sh", "-c", f"{ours}\nosselet doctor"], env=variables, cwd=tmp_path, capture_output=True, text=True
    )
    assert str(tmp_path / "data") in made.stdout, made.stdout + made.stderr


def test_commands_of_the_house_are_as_the_page_says():
    """Each is understood; what they do is tested in tests/cli/test_house.py."""
    told = [shlex.split(line)[2:] for line in lines() if line.startswith("osselet house ")]
    known = typer.main.get_group(house)
    assert {words[0] for words in told} <= set(known.commands)
    for words in told:
        known.commands[words[0]].make_context(words[0], words[1:])


def tool(name: str, package: str = "") -> str:
    """Where a program of hosts is; only somebody who may not install it goes without."""
    found = host_tool(name, package or name)
    if found is None:
        pytest.skip(f"There is no {name}, and only root may install it: CI is root, and never skips this.")
    return found


def test_units_are_understood_by_systemd(tmp_path):
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        text = unit.read_text(encoding="utf-8").replace("ExecStart=/opt/osselet/bin/osselet", "ExecStart=/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    made = subprocess.run(
        [
            tool("systemd-analyze", "systemd"),
            "verify",
            "--man=no",
            *(f"./{path.name}" for path in sorted(tmp_path.iterdir())),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (made.returncode, made.stdout + made.stderr) == (0, "")


def test_the_proxy_is_understood_by_nginx(tmp_path):
    nginx, openssl = tool("nginx"), tool("openssl")
    key, certificate = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    made = [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("/etc/letsencrypt/live/play.example.org", str(tmp_path)).replace("listen 80", "listen 18080")
    site = site.replace(":80;", ":18080;").replace("listen 443", "listen 18443").replace("]:443", "]:18443")
    (tmp_path / "site.conf").write_text(site, encoding="utf-8")
    around = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ include {tmp_path}/site.conf; }}\n"
    (tmp_path / "nginx.conf").write_text(around, encoding="utf-8")
    tried = [nginx, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    found = subprocess.run(tried, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
    assert "[warn]" not in found.stderr


def test_the_proxy_is_understood_by_caddy():
    tried = [tool("caddy"), "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    found = subprocess.run(tried, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
