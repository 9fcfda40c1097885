"""Tables as lists show them, from their rows alone: no room is opened for it."""

from typing import Any

from osselet.room import setup
from osselet.room.rows import TableRow
from osselet.wire.messages import Chair, TableInfo


def listed(row: TableRow, seats: list[Any], person: str | None, aside: bool, ends: float | None) -> TableInfo:
    """A table of a list, for somebody."""
    setting = setup.read(row.setting)
    mine = [seat.seat for seat in seats if person is not None and seat.person == person]
    creator = person is not None and row.creator == person
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=setting.options,
        stage=row.stage,  # type: ignore[arg-type]
        seats=[Chair(kind=seat.kind, name=seat.name, level=seat.level) for seat in seats],
        clock=setting.clock,
        public=row.public,
        chat=setting.chat,
        hints=setting.hints,
        watching=setting.watching,
        made=row.made,
        code=row.code if mine or creator or row.public else None,
        mine=mine,
        creator=creator,
        to_act=[int(seat) for seat in row.turn.split(",") if seat],
        lesson=setting.lesson,
        aside=aside,
        ends=ends if mine or creator else None,
    )
