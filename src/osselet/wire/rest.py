"""The bodies of REST requests and answers."""

from typing import Annotated, Any, Literal

import msgspec

from osselet.wire.hands import Shown
from osselet.wire.look import LidInfo
from osselet.wire.messages import ClockRules, Result, TableInfo, Told

LONGEST_NAME = 24
AVATARS = 12
"""How many pictures there are to choose from."""
LARGEST_RECORD = 524_288
"""Bytes of the largest record that somebody may bring along: most games have about 3,000, with hands some 200,000."""
LONGEST_NOTE = 300
"""Letters of what somebody adds to a report."""
Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Avatar = Annotated[int, msgspec.Meta(ge=0, le=AVATARS)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=11)]
Level = Annotated[int, msgspec.Meta(ge=1, le=5)]


class Request(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A body that says nothing we do not know."""


class SeatWish(Request):
    """Who shall sit in a seat."""

    kind: Literal["me", "open", "bot", "device"]
    """`device` is another person on this device."""
    level: Level = 2
    name: Name = ""


class NewTable(Request):
    """A table to lay."""

    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: ClockRules = msgspec.field(default_factory=ClockRules)
    chat: Literal["all", "seats", "off"] = "seats"
    hints: bool = True
    watching: bool = True
    shuffle: bool = False
    """Draw by lot who sits where."""
    begin: bool = True
    """Begin by itself as soon as no seat is open."""
    dealer: Literal["dealt", "asked"] = "dealt"
    """`asked`: people throw real dice or bones and enter what they show."""


class Sit(Request):
    """I take a seat: this one, or any that is open."""

    seat: SeatNumber | None = None
    name: Name = ""


class Join(Request):
    """I come with the five letters of a table."""

    code: Annotated[str, msgspec.Meta(max_length=16)]


class Arrange(Request):
    """The creator says who sits in a seat: frees it, gives it to a bot or to somebody on this device."""

    seat: SeatNumber
    to: SeatWish


class Rename(Request):
    """How I am called, and the picture that stands for me."""

    name: Name
    avatar: Avatar | None = None
    """0 for none; where it is not said the one I had stays."""


class Phrase(Request):
    """The phrase that moves one's seats to another device."""

    phrase: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, kw_only=True):
    """Who I am to the server."""

    name: str
    avatar: int = 0
    recoverable: bool
    """Is there a recovery phrase?"""
    member: bool = False
    """Did I come with an invitation?"""


class Visit(msgspec.Struct, kw_only=True):
    """Who opens the page; nobody the server knows, if they are new."""

    me: Me | None


class Seated(msgspec.Struct, kw_only=True):
    """A seat that was taken, with the token that opens it on any device. It is told only once."""

    table: str
    seat: int
    token: str


class OptionInfo(msgspec.Struct, omit_defaults=True, kw_only=True):
    """An option of a game."""

    name: str
    kind: Literal["choice", "switch", "number", "list", "seat"]
    default: Any
    proposed: Any = None
    """What a page proposes where people play, if that is not the default."""
    choices: list[str] = []
    least: int | None = None
    most: int | None = None


class GameInfo(msgspec.Struct, kw_only=True):
    """A game of the cabinet."""

    id: str
    title: dict[str, str]
    tagline: dict[str, str]
    """What it is, in a line."""
    credits: dict[str, str]
    """Who made it; empty where nobody has said."""
    players: list[int]
    minutes: int
    """How long a game takes; 0 where nobody has said."""
    age: int
    """From which age on; 0 where nobody has said."""
    options: list[OptionInfo]
    has_board: bool
    lesson: bool
    """Is there a first game that teaches?"""
    prints: bool
    """Can it be had as a PDF to print and cut out?"""
    secrets: bool
    """Do seats see what others must not see?"""
    roles_taught: dict[str, dict[str, str]]
    """Roles with a lesson of their own beside it, and what they are called."""
    anchors: dict[str, str]
    """The rule that matters in a phase (`heist`), or when a word of it can be said (`effect-lead`)."""
    lid: LidInfo | None
    """What lies on its box, where the game says so."""


class WordPart(msgspec.Struct, kw_only=True):
    """A place in the name of a move, and what may stand there."""

    name: str
    """Its variable in the text of the move."""
    kind: Literal["text", "number", "seat"]
    values: list[str]
    """Empty where there are too many to list."""


class MoveWord(msgspec.Struct, kw_only=True):
    """A word that moves begin with: `take` of `take:3`."""

    key: str
    """Of its text, `move-take`."""
    name: str
    parts: list[WordPart]


class PromptInfo(msgspec.Struct, kw_only=True):
    """What a lesson says when so many steps have happened, and the moves it then wants."""

    at: int
    text: str
    """The key of a text of the game."""
    play: list[str]


class OtherReading(msgspec.Struct, kw_only=True):
    """What a rule could have been as well, and what that would change."""

    text: str
    effect: str


class SourceLink(msgspec.Struct, kw_only=True):
    """Another source, to be looked at."""

    title: str
    by: str
    url: str


class RuleSource(msgspec.Struct, kw_only=True):
    """What is behind a rule or ruling."""

    origin: str
    """Where it comes from, and how sure that is."""
    note: str
    instead: list[OtherReading]
    links: list[SourceLink]


class DossierInfo(msgspec.Struct, kw_only=True):
    """Where the rules of a game come from, by the anchors of its rules page."""

    credits: str
    scale: dict[str, str]
    """How sure we can be, from best to worst, and what that means."""
    rules: dict[str, RuleSource]
    rulings: dict[str, RuleSource]


class PastStep(msgspec.Struct, kw_only=True):
    """A step of the past as this viewer saw it."""

    name: str
    seat: int | None
    lines: list[Told]


class StepHistory(msgspec.Struct, kw_only=True):
    """A page of the steps, as this viewer saw them; where `count` is more, the next page begins after its last step."""

    count: int
    """How many steps have happened in all."""
    steps: list[PastStep]
    log: list[str]
    shown: list[Shown] = []
    """The hands that did some of these steps, each exchange with the count of steps before it."""


class Views(msgspec.Struct, kw_only=True):
    """The table as one viewer could see it, after `first` steps, one more, and so on."""

    first: int
    views: list[dict[str, Any]]


class Opened(msgspec.Struct, kw_only=True):
    """A record that somebody brought along, as if it were a table; its steps and views are asked for like a table's."""

    table: TableInfo
    result: Result | None
    """None where the game is not over."""


class Point(msgspec.Struct, kw_only=True):
    """A point of the curves: what each seat could expect from what it knew."""

    count: int
    """How many steps had happened."""
    shares: list[float]


class Swing(msgspec.Struct, kw_only=True):
    """A turning point: what happened, as the seat saw whose chances it changed."""

    count: int
    seat: int
    before: float
    after: float
    lines: list[Told]


class Remark(msgspec.Struct, kw_only=True):
    """A decision that stands out, beside what else might have been played; moves are texts of the game."""

    count: int
    """How many steps had happened before it."""
    move: Told
    share: float
    other: Told
    rest: float
    """The share that the other move promised."""


class Verdict(msgspec.Struct, kw_only=True):
    """How a seat decided."""

    decisions: int
    sound: int
    """How many of them were as good as those of a strong bot."""
    best: Remark | None
    worst: Remark | None


class Reviewed(msgspec.Struct, kw_only=True):
    """A finished game looked at again."""

    level: int
    """Of the bot that was compared with."""
    points: list[Point]
    swings: list[Swing]
    verdicts: list[Verdict]
    """Seat by seat."""


class ReviewState(msgspec.Struct, omit_defaults=True, kw_only=True):
    """How far a review is; where it is ready, the review."""

    state: Literal["waiting", "working", "ready", "failed"]
    done: int = 0
    total: int = 0
    review: Reviewed | None = None


class Problem(msgspec.Struct, kw_only=True):
    """Why a request was refused."""

    code: str
    """Of the text `why-` and this code."""
    reason: str
    """The same in words, in the language of the request."""
    args: dict[str, Any] = {}


class Done(msgspec.Struct):
    """It is done."""

    done: bool = True


class Laid(msgspec.Struct, kw_only=True):
    """A new table, and the seats that whoever laid it holds."""

    table: TableInfo
    seats: list[Seated]


class Leave(Request):
    """Which of my seats I leave."""

    seat: SeatNumber


class Begin(Request):
    """Begin now; bots of this level take the seats that are still open."""

    fill: Level | None = None


class Change(Request):
    """What the creator may change at any time."""

    public: bool | None = None
    chat: Literal["all", "seats", "off"] | None = None
    hints: bool | None = None
    watching: bool | None = None


class DeviceInfo(msgspec.Struct, kw_only=True):
    """A device on which I am known."""

    id: str
    kind: str
    """Roughly which browser, on what: `Firefox, Android`; empty where it did not say."""
    made: float
    seen: float
    here: bool
    """Is it this one?"""


class Pointing(Request):
    """Somebody at a table: whoever sits there, or whoever said what was said then."""

    seat: SeatNumber | None = None
    at: float | None = None


class Block(Pointing, kw_only=True):
    """I want to hear nothing more of somebody."""

    table: Annotated[str, msgspec.Meta(max_length=32)]


class BlockInfo(msgspec.Struct, kw_only=True):
    """Somebody I have blocked."""

    id: int
    name: str
    made: float


class Report(Pointing):
    """The host shall look at a name, or at a line of chat."""

    note: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)] = ""


class Enter(Request):
    """I come with an invitation to the house."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Announcement(msgspec.Struct, kw_only=True):
    """A word of the host to everybody."""

    id: int
    at: float
    until: float
    words: dict[str, str]
    """By language; `""` stands for all others."""


class HouseInfo(msgspec.Struct, kw_only=True):
    """What everybody may know of the house."""

    members: bool
    """Is an invitation needed?"""
    contact: str
    """How to reach the host."""
    imprint: str
    """Who the host is, or where that stands."""
    notices: list[Announcement]
    keep: dict[str, int]
    """Days for which tables (open, idle, over), chat and guests are kept; 0 for ever."""


class OwnLine(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Something I said."""

    table: str
    at: float
    text: str | None = None
    phrase: str | None = None


class Belongings(msgspec.Struct, kw_only=True):
    """All that is kept of me; what I saw of my games comes from their histories."""

    name: str
    avatar: int
    made: float
    seen: float
    recoverable: bool
    member: bool
    devices: list[DeviceInfo]
    blocks: list[BlockInfo]
    tables: list[TableInfo]
    chat: list[OwnLine]
