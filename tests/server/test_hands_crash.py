"""A server killed in the middle of an attempt costs nothing, and gives no second try."""

import asyncio
from pathlib import Path

from bench.server.crash import House

from osselet.client import Device
from osselet.core.trace import DOWN, encode
from osselet.wire import messages
from tests.server.handy import KNACK, is_called, lay, until
from tests.server.scenes import ME, OPEN


def test_a_hand_goes_on_where_it_was_when_the_server_is_killed_in_the_middle_of_a_bout(tmp_path: Path) -> None:
    house = House(database=f"sqlite:///{tmp_path}/osselet.db", games=KNACK)
    try:
        ann, bob = Device(house.url), Device(house.url)
        ann.hello("Ann")
        bob.hello("Bob")
        table = lay(ann, [ME, OPEN])
        bob.sit(table)

        async def play() -> None:
            async with ann.view(table, 0) as one, bob.view(table, 1) as two:
                await one.play("go")
                await until(one, is_called(0))
                call = await one.begin()
                killed = False

                async def sleep(seconds: float) -> None:
                    nonlocal killed
                    await asyncio.sleep(seconds)
                    if not killed:  # after the first piece
                        killed = True
                        house.kill()
                        await asyncio.to_thread(house.start)

                moves = [(100 * step, 0, 300 + step, 400) for step in range(1, 8)]
                trace = encode([*moves, (900, DOWN, call.deal[0], call.deal[1])])
                assert isinstance(await one.act(trace, sleep), messages.Ack)
                await until(one, lambda view: view.beat is not None and view.beat.count == 2)
                assert one.beat is not None
                assert one.beat.steps[0].name == "hit:ok"
                await until(two, lambda view: view.beat is not None and view.beat.count == 2)
                await until(one, is_called(0))
                dealt = await one.begin()
                house.kill()
                await asyncio.to_thread(house.start)
                async with ann.view(table, 0) as anew:
                    await until(anew, lambda view: view.call is not None)
                    assert anew.call is not None
                    assert (anew.call.deal, anew.call.bout.number) == (dealt.deal, dealt.bout.number)
                    assert anew.call.since > 0

        asyncio.run(asyncio.wait_for(play(), 90))
    finally:
        house.stop()
