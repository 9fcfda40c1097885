"""A first game that teaches, over real sockets: the plan is kept, after a detour and a restart too, and then let go."""

import asyncio
from collections.abc import Iterator

import pytest

import osselet
from osselet.client import Device, RefusedError
from osselet.core.registry import find
from osselet.table.lesson import lesson_of
from osselet.wire.rest import Laid, PromptInfo
from tests.server.hosting import Host
from tests.server.scenes import beat, scenario, somebody


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("host"), rate=1000.0) as made:
        yield made.without_limits()


def learn(host: Host, game: str) -> tuple[Device, Laid]:
    ann = somebody(host, "Ann")
    return ann, ann.call("POST", f"/api/games/{game}/lesson", None, Laid)


def plan(device: Device, game: str) -> list[PromptInfo]:
    found: list[PromptInfo] = device.call("GET", f"/api/games/{game}/lesson", None, list[PromptInfo])
    return found


@pytest.mark.parametrize("game", osselet.games())
def test_whoever_follows_the_prompts_comes_to_the_end_of_the_line(host: Host, game: str) -> None:
    ann, laid = learn(host, game)
    prompts = plan(ann, game)
    lesson = lesson_of(find(game))
    assert lesson is not None
    assert laid.table.lesson
    assert not laid.table.watching

    async def play() -> None:
        async with ann.view(laid.table.id, 0) as view:
            for prompt in prompts:
                for number, move in enumerate(prompt.play):
                    count = prompt.at + number
                    found = await beat(view, lambda beat, count=count: beat.count == count and bool(beat.moves))
                    assert move in found.moves
                    await view.play(move)
            await beat(view, lambda beat: beat.count >= len(lesson.steps))

    scenario(play)


def test_another_move_is_refused_kindly_and_changes_nothing(host: Host) -> None:
    ann, laid = learn(host, "hunde")

    async def play() -> None:
        async with ann.view(laid.table.id, 0) as view:
            before = await beat(view, lambda beat: "black" in beat.moves)
            with pytest.raises(RefusedError) as refused:
                await view.play("black")
            assert refused.value.code == "lesson"
            await view.play("move")
            after = await beat(view, lambda beat: beat.count > before.count)
            assert after.steps[0].name == "move"

    scenario(play)


def test_after_taking_back_and_after_a_restart_chance_keeps_to_the_line(host: Host) -> None:
    ann, laid = learn(host, "kakuzu")
    lesson = lesson_of(find("kakuzu"))
    assert lesson is not None

    async def play() -> None:
        async with ann.view(laid.table.id, 0) as view:
            first = await beat(view, lambda beat: bool(beat.moves))
            await view.play("take:r4c6")
            drawn = await beat(view, lambda beat: beat.count > first.count)
            await view.undo()
            await beat(view, lambda beat: beat.cause == "undo")
            # The room is read anew from the store, as after a restart.
            host.worker.tables._tables[laid.table.id].stale = True
            await view.play("take:r4c6")
            again = await beat(view, lambda beat: beat.count > first.count and beat.view == drawn.view)
            assert again.view["target"] == 7

    scenario(play)


def test_a_game_without_a_lesson_says_so_and_strangers_do_not_watch(host: Host) -> None:
    ann, laid = learn(host, "oss")
    with pytest.raises(RefusedError) as refused:
        ann.call("GET", "/api/games/nosuch/lesson", None, list[PromptInfo])
    assert refused.value.code == "no-game"

    async def watch() -> None:
        with pytest.raises(RefusedError) as unseen:
            async with somebody(host, "Bob").view(laid.table.id):
                pass
        assert unseen.value.code == "no-watching"

    asyncio.run(watch())
