"""REST about the house: what everybody may know of it, and a word to the host."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from osselet.room.refusal import Refusal
from osselet.server.desk import Desk, charge, person, worker_of
from osselet.server.identity import shown
from osselet.wire import rest as wire


class HouseDesk(Desk):
    """The house and its host."""

    path = "/api/house"
    tags = ("house",)

    @get("/")
    async def house(self, request: Request[Any, Any, Any]) -> wire.HouseInfo:
        """Who may come in, who the host is, what it has to say, and how long things are kept."""
        worker = worker_of(request)
        settings = worker.settings
        return wire.HouseInfo(
            members=settings.house == "members",
            contact=settings.contact,
            imprint=settings.imprint,
            notices=worker.house.announcements(),
            keep=settings.keeps,
        )

    @post("/reports/{table:str}", status_code=200)
    async def report(
        self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.Report]
    ) -> wire.Done:
        """The host shall look at a name or a line of chat of this table."""
        worker, known = worker_of(request), await person(request)
        charge(request, worker.limits.making)
        meant = await worker_of(request).house.pointed_at(table, known.id, data)
        taken = await worker.house.rows.report(
            reporter=known.id,
            table_id=table,
            kind="name" if data.at is None else "chat",
            person=meant.person,
            name=meant.name,
            text=meant.text,
            note=shown(data.note),
        )
        if not taken:
            raise Refusal("too-many-reports")
        return wire.Done()
