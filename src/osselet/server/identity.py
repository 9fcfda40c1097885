"""Who somebody is, without accounts: a signed cookie on the device, and a phrase to move to another one."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import NamedTuple

COOKIE = "osselet"
COOKIE_AGE = 400 * 86_400
"""Seconds; browsers keep no cookie longer."""
MOST_COOKIES = 16_384
"""Letters of cookies that are read; no browser has so many for one house."""
CODE_LETTERS = "ABCDEFGHJKLMNPQRTUVWXY"
"""Letters that nobody mistakes for another letter or a digit."""
CODE_LENGTH = 5
_CONSONANTS, _VOWELS = "bdfgklmnprstvzwj", "aeiou"
PHRASE_WORDS = 6
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and marks that are not seen."""
MARKS = 2
"""Marks that a letter of a name may carry; scripts of India and Thailand need them."""


def read_cookie(cookies: str) -> str | None:
    """The value of our cookie in a header. It is as plain as we made it; to unquote what others send may take long."""
    found = None
    for pair in cookies[:MOST_COOKIES].split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            found = value
    return found


def new_id() -> str:
    """An id nobody can guess: 120 bits."""
    return secrets.token_urlsafe(15)


def new_code() -> str:
    """The letters of a table, to be said aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """The code somebody typed, whatever blanks and small letters it came with."""
    return "".join(typed.split()).replace("-", "").upper()


def new_phrase() -> str:
    """Six made-up words that can be said in any of our languages: 75 bits."""
    syllables = [consonant + vowel for consonant in _CONSONANTS for vowel in _VOWELS]
    return " ".join("".join(secrets.choice(syllables) for _ in range(2)) for _ in range(PHRASE_WORDS))


def phrase_hash(phrase: str) -> bytes:
    """What is kept of a phrase; it is long and random, so a plain hash is enough."""
    words = " ".join(phrase.lower().split())
    return hashlib.blake2b(words.encode(), digest_size=32, person=b"osselet phrase").digest()


def shown(text: str) -> str:
    """What can be read of a text: nothing that moves a cursor or turns the writing round, no runs of blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clean_name(name: str, longest: int) -> str:
    """A name fit to be shown: no control characters, no runs of blanks, no piles of accents, nothing invisible."""
    kept: list[str] = []
    for letter in unicodedata.normalize("NFC", name):
        before = kept[-MARKS:]
        is_pile = _is_mark(letter) and (not before or (len(before) == MARKS and all(map(_is_mark, before))))
        if letter.isprintable() and not unicodedata.combining(letter) and not is_pile and not _is_invisible(letter):
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest]


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _is_invisible(letter: str) -> bool:
    """Does it take no ink, though it counts as a letter? Two names that look alike must not be two."""
    return letter in BLANKS or "VARIATION SELECTOR" in unicodedata.name(letter, "")


BROWSERS = {"edg": "Edge", "opr/": "Opera", "firefox": "Firefox", "fxios": "Firefox", "crios": "Chrome"}
BROWSERS |= {"chrome": "Chrome", "safari": "Safari"}
SYSTEMS = {"android": "Android", "iphone": "iPhone", "ipad": "iPad", "windows": "Windows", "mac os": "macOS"}
SYSTEMS |= {"cros": "ChromeOS", "linux": "Linux"}
"""Names to look for, the first found counts: most browsers say that they are several."""


def device_kind(agent: str) -> str:
    """Roughly which browser somebody has and on what, and no more: `Firefox, Android`."""
    said = agent.lower()
    found = (next((name for part, name in names.items() if part in said), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(name for name in found if name)


class Pass(NamedTuple):
    """What a cookie says: whose it is, and on which device."""

    person: str
    device: str | None
    """None in cookies of a former version."""


class Signer:
    """Signs and checks the cookie that says who a device belongs to."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.blake2b(secret.encode(), digest_size=32, person=b"osselet cookie").digest()

    def sign(self, person: str, device: str) -> str:
        """The value of the cookie."""
        said = f"{person}.{device}"
        return f"{said}.{self._mac(said)}"

    def read(self, value: str | None) -> Pass | None:
        """Whose cookie this is; None if we never gave it."""
        said, dot, mac = (value or "").rpartition(".")
        if not dot or not said.isascii() or not hmac.compare_digest(mac.encode(), self._mac(said).encode()):
            return None
        person, _, device = said.partition(".")
        return Pass(person, device or None)

    def _mac(self, said: str) -> str:
        return hmac.new(self._key, said.encode(), hashlib.sha256).hexdigest()[:40]
