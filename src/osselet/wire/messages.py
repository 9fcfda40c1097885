"""The messages of the socket. `docs/protocol.md` tells how they are used; `web/` gets its types from here."""

from typing import Annotated, Any, Literal

import msgspec

from osselet.wire.base import Asking as Asking
from osselet.wire.base import Command as Command
from osselet.wire.base import Notice as Notice
from osselet.wire.base import Word as Word
from osselet.wire.hands import Bout as Bout
from osselet.wire.hands import BoutNotice as BoutNotice
from osselet.wire.hands import CallNotice as CallNotice
from osselet.wire.hands import Echoed as Echoed
from osselet.wire.hands import EchoNotice as EchoNotice
from osselet.wire.hands import Hand as Hand
from osselet.wire.hands import Handicap as Handicap
from osselet.wire.hands import HandsNotice as HandsNotice
from osselet.wire.hands import Lend as Lend
from osselet.wire.hands import Ready as Ready
from osselet.wire.hands import Shown as Shown
from osselet.wire.hands import TakenNotice as TakenNotice

LONGEST_FRAME = 4096
"""Bytes of the longest message a client may send."""
LONGEST_LINE = 300
"""Letters of the longest line of chat."""


class Hello(Command, tag="hello"):
    """I want to see this table, from this seat (none: as a spectator). The first message of a socket."""

    table: Word
    seat: int | None = None
    token: Word | None = None
    """The seat's token, where the device cookie does not say that the seat is mine."""
    have: int | None = None
    """The version I have; what I missed since then is enough for me."""
    lang: Literal["fr", "en", "de"] = "en"
    """Of refusals and sentences in words."""
    sentences: bool = False
    """Send moves and steps in words too, for clients that have no texts of their own."""


class Play(Asking, tag="play"):
    """I choose this move."""

    version: int
    """The version I was looking at when I chose."""
    move: Word


class Undo(Asking, tag="undo"):
    """I want to take back my last step; where the rule of undo forbids it, the table is asked."""

    version: int


class Agree(Asking, tag="agree"):
    """My answer to somebody's wish to take back a step."""

    yes: bool


class Say(Asking, tag="say"):
    """A line of chat, or one of the quick phrases."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_LINE)] | None = None
    phrase: Word | None = None


class Away(Asking, tag="away"):
    """A bot shall play for this seat: my own, or that of somebody gone."""

    seat: int


class Back(Asking, tag="back"):
    """I play my seat myself again."""

    seat: int


class Why(Asking, tag="why"):
    """Why can I not play this now? Answered by `reason`."""

    move: Word


class Hint(Asking, tag="hint"):
    """What would a strong player do? Answered by `advice`, where the table allows it."""


class Reveal(Command, tag="reveal"):
    """My hand has shown so many steps of the game: who waits for it goes on. Not answered, and kept nowhere."""

    seat: int
    count: int


class Hurry(Command, tag="hurry"):
    """Bots shall make no pauses until a person is asked again.

    Heeded where no person plays but those of this viewer. Not answered, and kept nowhere.
    """


class Ping(Command, tag="ping"):
    """Are you there?"""


class Chair(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Who sits where, as everybody may know it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: int = 0
    """Of a bot, from 1 to 5."""
    away: Literal["", "self", "gone", "time"] = ""
    """A bot plays for the person, and why."""
    avatar: int = 0
    """The picture a person has chosen, from 1; 0 where none was chosen, and in lists of tables."""
    lent: Literal["", "self", "time"] = ""
    """The server's hand does this person's figures: by wish, or because they did not begin in time."""
    tempo: int = 100
    """How much slower time runs for this hand, in per cent."""
    reach: int = 100
    """How much farther this hand reaches, in per cent."""


class ClockRules(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How long people may think: so many seconds in all with an increment a decision, or days a decision."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 0
    increment: int = 0


class TableInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What a table is, for whoever may see it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    stage: Literal["open", "playing", "over"]
    seats: list[Chair]
    clock: ClockRules
    public: bool
    chat: Literal["all", "seats", "off"]
    hints: bool
    watching: bool
    """May strangers who know the table watch it?"""
    made: float
    code: str | None = None
    """The five letters, for those who may invite."""
    mine: list[int] = []
    """The seats of whoever asks."""
    creator: bool = False
    """Is this the table of whoever asks?"""
    to_act: list[int] = []
    """Whose decision it is."""
    winners: list[int] | None = None
    rematch: str | None = None
    """The table where play goes on."""
    lesson: bool = False
    """Is it a first game that teaches?"""
    role: str = ""
    """The role it teaches, where that is not the usual one."""
    aside: bool = False
    """Does it wait for rules that this house does not have at the moment? Only lists say so."""
    ends: float | None = None
    """In one's own list, when that is not far: when the table goes unless something happens there."""


class Told(msgspec.Struct):
    """A sentence as the key of a text and its arguments; a seat among them is `{"seat": 2}`."""

    key: str
    args: dict[str, Any]


class SeenStep(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A decision or an outcome of chance, as this viewer sees it (`put:?` where it may not know)."""

    name: str
    seat: int | None = None
    """Who decided; none for chance."""
    hand: int | None = None
    """Of chance: whose hand throws, draws or turns over. Pages wait for it a little; nothing else does."""
    lines: list[Told] = []
    """What to tell of it."""
    view: dict[str, Any] | None = None
    """Of a game that declares its look: the table after this step, where it is told and others follow in its beat."""


class Share(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Something that brought a seat points, or cost it some: the text `part-` and its key."""

    key: str
    points: int
    count: int = 0
    """How many pieces that was; 0 where it says nothing."""
    args: dict[str, Any] = {}


class Turning(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A step after which the game was another one."""

    count: int
    """How many steps had happened by then."""
    leader: int | None = None
    """Who took the lead by it, alone."""
    lines: list[Told] = []


class Decided(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How the game was decided, from what everybody may know."""

    parts: list[list[Share]]
    """For each seat where its points came from; empty where the game does not say."""
    how: list[Told] = []
    """Why it is over, what decided it, what broke a tie."""
    margin: int | None = None
    """How far the winners are ahead of the best of the others."""
    turns: list[Turning] = []


class Result(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How the game ended."""

    winners: list[int]
    scores: list[int | None]
    decided: Decided | None = None
    """Only where it was asked for: to find out takes a walk through the whole game."""


class Wish(msgspec.Struct, kw_only=True):
    """Somebody asks the table to go back to before its last decision."""

    seat: int
    waiting: list[int]
    """The seats that have not agreed yet."""


class Welcome(Notice, tag="welcome"):
    """The table; what follows is a fresh `beat`, or the messages missed since `have`."""

    table: TableInfo
    seat: int | None
    version: int
    fresh: bool
    server: str
    phrases: list[str]
    reading: int = 0
    """Of a game that is being written: how often it was read. A page that knows another number loads itself again."""


class Beat(Notice, tag="beat"):
    """One decision with all chance that follows it, and all that this viewer may know after it."""

    version: int
    cause: Literal["sync", "begin", "play", "hands", "seal", "undo", "clock"]
    view: dict[str, Any]
    count: int
    """How many steps the game has had."""
    by: int | None = None
    """Who decided."""
    steps: list[SeenStep] = []
    moves: list[str] = []
    """What this viewer's seat may do now."""
    ask: Told | None = None
    """What this viewer's seat is asked, or where chance waits, everybody: the text `ask-` and its key."""
    actors: list[int] = []
    """Who may decide now."""
    waits: bool = False
    """Chance waits for what people throw; `moves` lists what can come."""
    undo: bool = False
    """May this seat take back its last step by itself?"""
    wish: Wish | None = None
    left: list[float] | None = None
    """Seconds each seat has left; of those who may decide they run from now."""
    bout: Bout | None = None
    """Hands are called: `actors` are those who have not acted yet, as far as everybody may know."""
    shown: Shown | None = None
    """The exchange of hands that led to these steps; pages show it before them."""
    over: Result | None = None
    log: list[str] = []
    """With `sentences`: the lines of all steps in words."""
    texts: dict[str, str] = {}
    """With `sentences`: the moves in words."""


class Seating(Notice, tag="seating"):
    """Somebody sat down, left, came back or was replaced; or the table was changed otherwise."""

    version: int
    stage: Literal["open", "playing", "over"]
    seats: list[Chair]
    chat: Literal["all", "seats", "off"]
    hints: bool
    watching: bool
    public: bool
    rematch: str | None = None
    since: int | None = None
    """Where this tells of several changes at once: the version before the first of them."""


class Chat(Notice, tag="chat"):
    """Somebody said something."""

    version: int
    at: float
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


class WishNotice(Notice, tag="wish"):
    """Somebody wants to take back a step; `wish` is none when that is settled."""

    version: int
    wish: Wish | None


class Ack(Notice, tag="ack"):
    """Your command was done and is stored for good."""

    id: str
    version: int


class Refused(Notice, tag="refused"):
    """Your command was not done."""

    code: str
    """Of the text `why-` and this code."""
    reason: str
    """The same in words, in the language of the hello."""
    args: dict[str, Any] = {}
    id: str | None = None
    rule: str | None = None
    """The anchor of the rule on the game's rules page."""


class ReasonNotice(Notice, tag="reason"):
    """Why a move cannot be played; without a code it can."""

    id: str
    code: str | None = None
    reason: str | None = None
    args: dict[str, Any] = {}
    rule: str | None = None


class Opinion(msgspec.Struct):
    """What the adviser thinks of a move: how often it looked at it, and the share of the victory it expects."""

    move: str
    visits: int
    share: float


class Advice(Notice, tag="advice"):
    """What a strong player thinks of the moves, best first."""

    id: str
    opinions: list[Opinion]
    even: int
    """How many of the first are as good as equal."""
    way: Literal["exact", "worlds", "tries"]
    """Worked out over all that chance can bring; each move tried in guessed worlds; or games thought through."""
    tries: int
    """How many worlds, or games."""


class Presence(Notice, tag="presence"):
    """Who is here."""

    here: list[bool]
    watching: int


class Revealed(Notice, tag="revealed"):
    """Somebody's hand has shown so many steps of the game."""

    seat: int
    count: int


class Restart(Notice, tag="restart"):
    """The server goes down and comes back: keep calm and reconnect after so many seconds. Nothing is lost."""

    seconds: float


class Gone(Notice, tag="gone"):
    """The table is no more: its creator has deleted it."""


class HouseNotice(Notice, tag="house"):
    """The host has a word for everybody."""

    id: int
    at: float
    words: dict[str, str]
    """By language; `""` stands for all others."""


class Pong(Notice, tag="pong"):
    """I am here."""


Commands = (
    Hello
    | Play
    | Undo
    | Agree
    | Say
    | Away
    | Back
    | Why
    | Hint
    | Reveal
    | Hurry
    | Ready
    | Echoed
    | Hand
    | Lend
    | Handicap
    | Ping
)
Notices = (
    Welcome
    | Beat
    | Seating
    | Chat
    | WishNotice
    | Ack
    | Refused
    | ReasonNotice
    | Advice
    | Presence
    | Revealed
    | BoutNotice
    | CallNotice
    | EchoNotice
    | HandsNotice
    | TakenNotice
    | Restart
    | Gone
    | HouseNotice
    | Pong
)
