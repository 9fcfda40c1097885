"""What all messages of the socket are made of."""

from typing import Annotated, Any

import msgspec

from osselet.core.vocabulary import SeatNumber

Word = Annotated[str, msgspec.Meta(max_length=80)]
"""Ids that clients make up, names of moves, tokens."""


class Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """From a client to the server."""


class Asking(Command):
    """A command that is answered by `ack` or `refused` with the same id; sent again it gets the same answer."""

    id: Word


class Notice(msgspec.Struct, tag_field="type", omit_defaults=True, kw_only=True):
    """From the server to a client."""


def _on_wire(value: Any) -> Any:
    """A seat in a view looks like one among the arguments of a text (`Told`)."""
    if isinstance(value, SeatNumber):
        return {"seat": int(value)}
    raise NotImplementedError(f"{type(value).__name__} cannot be sent.")


encode = msgspec.json.Encoder(enc_hook=_on_wire).encode
"""What views are sent in, as bytes."""
