"""Looking at what is drawn: parses pages and follows their transforms."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

from osselet.core.registry import find
from osselet.printing.press import Wish, kit_of

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = r"-?[\d.]+(?:e-?\d+)?"


def kit(game, players=None, language="en"):
    return kit_of(find(game), Wish(players=players), language)


def texts(source: str) -> Iterator[tuple[str, float]]:
    """Every text of a drawing and how high its letters are, in millimetres."""
    yield from _texts(ET.fromstring(source), 1.0)


def _texts(element: ET.Element, scale: float) -> Iterator[tuple[str, float]]:
    for found in re.findall(rf"scale\(({NUMBER})", element.get("transform", "")):
        scale *= abs(float(found))
    if element.tag == f"{SVG}svg" and element.get("viewBox"):
        inside = float(element.get("viewBox", "").split()[2])
        scale *= float(element.get("width", "0").removesuffix("mm")) / inside
    if element.tag == f"{SVG}text":
        yield "".join(element.itertext()), float(element.get("font-size", "0")) * scale
    for child in element:
        yield from _texts(child, scale)


def references(source: str) -> tuple[set[str], set[str]]:
    """What a drawing refers to, and what it defines."""
    return set(re.findall(r"url\(#([\w-]+)\)", source)), set(re.findall(r'\bid="([\w-]+)"', source))
