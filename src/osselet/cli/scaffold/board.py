"""The table in the terminal: text with rich's markup, made from a view. Without this file a plain one is drawn."""

from typing import Any


def board(view: dict[str, Any], say: Any) -> str:
    """The basket above, everybody's way to the goal below."""
    filled = min(view["basket"], view["full"])
    lines = [f" {say('view-basket')}  [yellow]{'●' * filled}[/][dim]{'·' * (view['full'] - filled)}[/] {view['basket']}", ""]
    for seat, player in enumerate(view["seats"]):
        mark = "▶" if view["turn"] == seat else " "
        bar = "█" * min(20, 20 * player["home"] // view["goal"])
        name = say.player(seat)[:16].replace("[", "(")
        lines.append(f" {mark} {name:<16} [green]{bar:<20}[/] {player['home']:>3} / {view['goal']}")
    return "\n".join(lines)
