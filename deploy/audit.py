"""Asks the advisory databases whether anything we use is known to be unsafe: `make audit`.

Status 0: nothing is known. 1: something is, and it is shown. 2: nobody could be asked, and nothing is known either way.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def said(*words: str) -> "subprocess.CompletedProcess[str]":
    """What a program says."""
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)


def parsed(text: str) -> dict[str, object]:
    """The JSON of an answer; nothing where it is none."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def python() -> int:
    """The packages of a server."""
    words = ("--requirement", "deploy/requirements.txt", "--require-hashes", "--disable-pip", "--format", "json")
    made = said(sys.executable, "-m", "pip_audit", "--progress-spinner", "off", *words)
    found = parsed(made.stdout).get("dependencies")
    if not isinstance(found, list):
        why = (made.stderr.strip().splitlines() or ["pip-audit says nothing"])[-1]
        sys.stderr.write(f"The advisories for Python packages cannot be had, so nothing is known of them: {why}\n")
        return 2
    unasked = [one["name"] for one in found if "skip_reason" in one]
    unsafe = [one for one in found if one.get("vulns")]
    for one in unsafe:
        sys.stdout.write(f"{one['name']} {one['version']}: {', '.join(vuln['id'] for vuln in one['vulns'])}\n")
    sys.stdout.write(f"{len(found) - len(unasked)} Python packages asked for, {len(unsafe)} known to be unsafe.\n")
    if unasked:
        which = ", ".join(unasked) if len(unasked) < 5 else f"{len(unasked)} of them"
        sys.stderr.write(f"The advisories for Python packages cannot be had, so nothing is known of {which}.\n")
    return 1 if unsafe else 2 if unasked else 0


def page() -> int:
    """What the page is built with."""
    made = said("npm", "audit", "--prefix", "web", "--json")
    answer = parsed(made.stdout)
    counts = answer.get("metadata")
    if not isinstance(counts, dict) or "vulnerabilities" not in counts:
        why = answer.get("message") or (made.stderr.strip().splitlines() or ["npm says nothing"])[-1]
        sys.stderr.write(f"The advisories for npm packages cannot be had, so nothing is known of them: {why}\n")
        return 2
    unsafe = counts["vulnerabilities"]["total"]
    sys.stdout.write(f"{counts['dependencies']['total']} npm packages asked for, {unsafe} known to be unsafe.\n")
    if unsafe:
        sys.stdout.write(said("npm", "audit", "--prefix", "web").stdout)
    return 1 if unsafe else 0


if __name__ == "__main__":
    sys.exit(max(python(), page()))
