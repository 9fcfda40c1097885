"""`osselet tune`: bots find by playing what makes them stronger, and say what each number brought."""

import json
from pathlib import Path

from rich.text import Text

from osselet.cli.console import out
from osselet.cli.lab import check_writable
from osselet.cli.sim import progress
from osselet.core import tuned
from osselet.core.game import Lean
from osselet.core.registry import find
from osselet.core.texts import Speaker
from osselet.lab.ladder import Rung
from osselet.lab.tuning import Step, Tuning, open_numbers, tune


def fit(
    source: str,
    *,
    minutes: float,
    games: int | None,
    players: int | None,
    seed: int,
    cores: int | None,
    as_json: bool,
    lang: str,
) -> int:
    """Plays, writes what was found into the game's folder, and says what it brought."""
    game = find(source)
    say = Speaker(game, lang)
    folder = Path(game.folder)
    check_writable(folder / tuned.FILE)
    console = out()
    plain = tuned.untuned(game)
    if not as_json:
        console.print(Text(say("title"), style="bold"))
        _show_written(plain.lean, say)
    if not open_numbers(plain):
        console.print(Text(say("cli-tune-nothing")))
        return 0

    def told(step: Step) -> None:
        if not as_json:
            console.print(_step(step, say))

    with progress(say("cli-preparing", game=say("title")), games or 0) as tell:
        found = tune(source, games, minutes, players, seed, cores, tell, told)
    if found.is_worth_keeping:
        tuned.write(folder, found.hints, found.found())
    if as_json:
        print(json.dumps(found.as_json()))  # noqa: T201
    else:
        _show_end(found, source, folder, say)
    return 0


def _show_written(lean: Lean, say: Speaker) -> None:
    written = tuned.hand_written(lean)
    if written:
        hints = ", ".join(f"{name}={number:g}" for name, number in written.items())
        out().print(Text(say("cli-tune-by-hand", hints=hints), style="dim"))


def _step(step: Step, say: Speaker) -> Text:
    """What one number brought."""
    was, best = f"{step.was:g}", f"{step.best:g}"
    if step.best == step.was:
        key = "cli-tune-same" if step.is_tried else "cli-tune-untried"
        return Text.assemble(("· ", "dim"), (step.name, "bold"), f" {say(key, was=was)}")
    gain, margin = f"{100 * step.gain.mean:+.1f}", f"{100 * step.gain.margin:.1f}"
    key = "cli-tune-stays" if step.stays else "cli-tune-goes"
    mark = ("✓ ", "green") if step.stays else ("· ", "dim")
    return Text.assemble(mark, (step.name, "bold"), f" {say(key, was=was, best=best, gain=gain, margin=margin)}")


def _rung(rung: Rung, say: Speaker) -> Text:
    """How the strongest level does among weaker bots."""
    share = rung.share
    told = say(
        "cli-tune-rung",
        weaker=rung.weaker,
        share=f"{100 * share.share:.0f}",
        low=f"{100 * share.low:.0f}",
        high=f"{100 * share.high:.0f}",
        even=f"{100 * rung.even:.0f}",
        games=rung.games,
    )
    return Text.assemble(("✓ ", "green") if rung.is_climbed else ("⚠ ", "bold yellow"), told)


def _show_end(found: Tuning, source: str, folder: Path, say: Speaker) -> None:
    console = out()
    for rung in found.rungs:
        console.print(_rung(rung, say))
    if found.stopped:
        console.print(Text(say("cli-tune-stopped")))
    if found.is_worth_keeping:
        key = "cli-tune-written" if found.hints else "cli-tune-usual"
        console.print(Text(say(key, path=str(folder / tuned.FILE))))
    if not found.games:
        return
    again = f"osselet tune {source} --games {found.games} --seed {found.seed} --players {found.players}"
    seconds = f"{found.slowest:.2f}"
    console.print(Text(say("cli-tune-again", games=found.played, seconds=seconds, again=again), style="dim"))
