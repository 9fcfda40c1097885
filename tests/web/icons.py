"""Draws the icons that phones and desktops want as PNG from `web/public/icon.svg`: `python -m tests.web.icons`."""

import hatch_build

from tests.browser import launched

FOLDER = hatch_build.WEB / "public"
ICONS = {"icon-180": (180, 1.0), "icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.72)}
"""Name, pixels, and how much of them the bone fills: launchers cut up to a fifth off a maskable one."""
GROUND = "#8a3324"


def main() -> None:
    """Draws all of them."""
    picture = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with launched() as chromium:
        page = chromium.new_page()
        for name, (pixels, part) in ICONS.items():
            page.set_viewport_size({"width": pixels, "height": pixels})
            whole = part < 1
            style = (
                f"background:{GROUND if whole else 'transparent'};display:grid;place-items:center;height:100vh;margin:0"
            )
            page.set_content(f"<body style='{style}'>{picture}</body>")
            side = round(pixels * part)
            page.evaluate(f"document.querySelector('svg').setAttribute('style', 'width:{side}px;height:{side}px')")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=not whole)


if __name__ == "__main__":
    main()
