// Made from the msgspec types of osselet.wire by `python -m osselet.wire.typescript`; do not edit.
// A field that is left out is nothing, zero, false or empty, unless its comment says otherwise.

/** Letters (base64) of the longest piece of a trace in one message. */
export const LONGEST_CHUNK = 2800;

/** My seat is called and I begin. The server measures the line by `echo`, deals, and answers with `call`. */
export interface Ready {
  type: "ready";
  id: string;
  bout: number;
  exchange: number;
  /** I do it in the ring dialect. */
  ring?: boolean;
}

/** The mark of the server's `echo`, at once. Not answered. */
export interface Echoed {
  type: "echoed";
  mark: string;
}

/**
 * A piece of my trace: every 300 ms in which something happened, and at each press.
 *
 * Answered by `taken`, and the `last` one by `ack` when the whole attempt is stored: keep all pieces until then, and
 * send them again where the line or the server was lost. A piece that the server has already does no harm.
 */
export interface Hand {
  type: "hand";
  id: string;
  bout: number;
  exchange: number;
  /** Bytes of the trace before this piece. */
  offset: number;
  /** Milliseconds on my clock since the call was shown, when this was sent; no event of it is later. */
  clock: number;
  /** Bytes of whole events, in base64. */
  chunk?: string;
  /** My attempt is over. */
  last?: boolean;
}

/** The server's hand shall do the figures of a seat of mine, or (`on` false) no longer. */
export interface Lend {
  type: "lend";
  id: string;
  seat: number;
  on: boolean;
}

/** How fast time runs and how far hands reach for a seat of mine, in per cent; everybody sees it. */
export interface Handicap {
  type: "handicap";
  id: string;
  seat: number;
  tempo: number;
  reach: number;
}

/** Hands are called: what everybody may know of it, and of an exchange at once only one's own part. */
export interface Bout {
  number: number;
  exchange: number;
  figure: string;
  /** Who is called now; several act at once, and each is blind to the others until all have acted. */
  seats: number[];
  /** For each of them a number that the figure needs: the card's value, bones so far, which bout it is. */
  level: number[];
  /** What all called see from before: bones left, the tower so far. */
  shared?: number[];
  /** For each of them, in per cent. */
  tempo?: number[];
  reach?: number[];
  /** The seats among them whose figure the server's hand does. */
  lent?: number[];
  /** The seats among them that have begun. */
  ready?: number[];
  /** Where one seat is called alone and has begun: what it was dealt, for those who look on. */
  deal?: number[];
  /** Likewise: does it in the ring dialect. */
  ring?: boolean;
  /** Your own seat has acted; others have not yet. */
  done?: boolean;
  /** Your own last attempt could not be believed and does not count: once more. */
  again?: boolean;
  /** Seconds in which whoever is called and not ready has to begin; 0: no limit but the table's clock. */
  left?: number;
}

/** An attempt with its verdict, when everybody may see it. The same judge runs in the page. */
export interface ShownHand {
  seat: number;
  deal: number[];
  tempo: number;
  reach: number;
  /** In base64. */
  trace: string;
  ring?: boolean;
  /** Done by the server's hand. */
  lent?: boolean;
  /** Milliseconds by which it came later than its line explains: a line that was lost, as a rule. */
  late?: number;
  /** Bones done, or 1 for success. */
  result?: number;
  /** Why it ended: the text `fault-` and this. */
  fault?: string;
  /** By how much, in field units or milliseconds. */
  miss?: number;
  /** The finer measure by which equals are told apart. */
  measure?: number;
}

/** One exchange of a bout, told when all called had acted. */
export interface Shown {
  /** How many steps of the game had happened. */
  at: number;
  bout: number;
  exchange: number;
  /** The version of the judge. */
  judge: number;
  figure: string;
  seats: number[];
  level: number[];
  shared?: number[];
  hands?: ShownHand[];
}

/** Send this mark back at once: the server measures the line. */
export interface EchoNotice {
  type: "echo";
  mark: string;
}

/** A piece of your trace has come, and is in memory: the server has so many bytes without a gap. */
export interface TakenNotice {
  type: "taken";
  id: string;
  have: number;
}

/** Your own attempt has begun, with this deal; also sent again to who comes back in the middle of it. */
export interface CallNotice {
  type: "call";
  version: number;
  bout: Bout;
  deal: number[];
  level: number;
  tempo: number;
  reach: number;
  /** Milliseconds to act, on your clock; then what was traced counts. */
  limit: number;
  ring?: boolean;
  /** Milliseconds since the call was first sent. Where it is new to this page, its clock begins there. */
  since?: number;
}

/** Somebody has begun or acted, or all have and are shown; the game itself has not gone on. */
export interface BoutNotice {
  type: "bout";
  version: number;
  bout: Bout | null;
  shown?: Shown;
}

/** What a hand does that is called alone, for those who look on, about half a second late. */
export interface HandsNotice {
  type: "hands";
  bout: number;
  exchange: number;
  seat: number;
  offset: number;
  chunk: string;
  clock: number;
  last?: boolean;
}

/** A kind of piece. */
export interface PieceInfo {
  name: string;
  shape: "disc" | "card" | "die" | "cube" | "pawn" | "stone" | "coin" | "bone" | "hex" | "print" | "cup" | "pyramid";
  /** Its colour; empty where it is that of its owner. */
  fill: string;
  /** What is printed on it. */
  ink: string;
  /** The piece that lies face down under this one, for whoever may see that. */
  under?: string;
  /** Is there a picture of it among the game's files? */
  picture?: boolean;
}

/** A cell of a board, its middle in units of a cell. */
export interface CellInfo {
  name: string;
  x: number;
  y: number;
  lane?: string;
  /** An ornament upon it. */
  printed?: "" | "rosette" | "star" | "eyes" | "dots" | "dark";
}

/** What lies on a board: in cells, on its own feet, or as a mark. */
export interface LayerInfo {
  kind: "fill" | "stand" | "mark";
  path: string;
  of?: string;
  blank?: string;
  owner?: string;
  off?: string;
}

/** A place on the table or on every mat. */
export interface PlaceInfo {
  kind: "pile" | "row" | "fan" | "board" | "mark" | "fact" | "flag" | "score";
  /** Where its things are in the view; of a board its name. */
  path: string;
  of?: string;
  /** Left out: "plain". */
  tone?: "plain" | "good" | "bad";
  /** Of a score: the number to reach, or its path. */
  goal?: string | number;
  /** Of a mark: the place whose things it marks. */
  on?: string;
  /** Left out: "square". */
  shape?: "square" | "round" | "hex";
  blocks?: number;
  /** It may lie a quarter turned. */
  turns?: boolean;
  cells?: CellInfo[];
  layers?: LayerInfo[];
}

/** What decides a part of a word, or where the part is empty the whole word. */
export interface ReachInfo {
  /** The key of the word. */
  word: string;
  part?: string;
  /** Places and marks, with `#` where things are counted; or `=stepper`, `=keypad`, `=chooser`. */
  targets: string[];
}

/** The look of a game at a table. */
export interface LookInfo {
  pieces: PieceInfo[];
  table: PlaceInfo[];
  mat: PlaceInfo[];
  reaches: ReachInfo[];
  told?: Record<string, "plain" | "good" | "bad">;
  /** In light and in the dark. */
  cloth: string[];
}

/** What a page draws on the box of a game: its picture, or its pieces fanned on the cloth. */
export interface LidInfo {
  picture?: boolean;
  pieces: PieceInfo[];
  cloth: string[];
}

/** Bytes of the longest message a client may send. */
export const LONGEST_FRAME = 4096;

/** Letters of the longest line of chat. */
export const LONGEST_LINE = 300;

/** I want to see this table, from this seat (none: as a spectator). The first message of a socket. */
export interface Hello {
  type: "hello";
  table: string;
  seat?: number;
  /** The seat's token, where the device cookie does not say that the seat is mine. */
  token?: string;
  /** The version I have; what I missed since then is enough for me. */
  have?: number;
  /** Of refusals and sentences in words. Left out: "en". */
  lang?: "fr" | "en" | "de";
  /** Send moves and steps in words too, for clients that have no texts of their own. */
  sentences?: boolean;
}

/** I choose this move. */
export interface Play {
  type: "play";
  id: string;
  /** The version I was looking at when I chose. */
  version: number;
  move: string;
}

/** I want to take back my last step; where the rule of undo forbids it, the table is asked. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** My answer to somebody's wish to take back a step. */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

/** A line of chat, or one of the quick phrases. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  phrase?: string;
}

/** A bot shall play for this seat: my own, or that of somebody gone. */
export interface Away {
  type: "away";
  id: string;
  seat: number;
}

/** I play my seat myself again. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** Why can I not play this now? Answered by `reason`. */
export interface Why {
  type: "why";
  id: string;
  move: string;
}

/** What would a strong player do? Answered by `advice`, where the table allows it. */
export interface Hint {
  type: "hint";
  id: string;
}

/** My hand has shown so many steps of the game: who waits for it goes on. Not answered, and kept nowhere. */
export interface Reveal {
  type: "reveal";
  seat: number;
  count: number;
}

/**
 * Bots shall make no pauses until a person is asked again.
 *
 * Heeded where no person plays but those of this viewer. Not answered, and kept nowhere.
 */
export interface Hurry {
  type: "hurry";
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Who sits where, as everybody may know it. */
export interface Chair {
  kind: "open" | "person" | "bot";
  name?: string;
  /** Of a bot, from 1 to 5. */
  level?: number;
  /** A bot plays for the person, and why. */
  away?: "" | "self" | "gone" | "time";
  /** The picture a person has chosen, from 1; 0 where none was chosen, and in lists of tables. */
  avatar?: number;
  /** The server's hand does this person's figures: by wish, or because they did not begin in time. */
  lent?: "" | "self" | "time";
  /** How much slower time runs for this hand, in per cent. Left out: 100. */
  tempo?: number;
  /** How much farther this hand reaches, in per cent. Left out: 100. */
  reach?: number;
}

/** How long people may think: so many seconds in all with an increment a decision, or days a decision. */
export interface ClockRules {
  /** Left out: "none". */
  kind?: "none" | "live" | "days";
  seconds?: number;
  increment?: number;
}

/** What a table is, for whoever may see it. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  stage: "open" | "playing" | "over";
  seats: Chair[];
  clock: ClockRules;
  public: boolean;
  chat: "all" | "seats" | "off";
  hints: boolean;
  /** May strangers who know the table watch it? */
  watching: boolean;
  made: number;
  /** The five letters, for those who may invite. */
  code?: string;
  /** The seats of whoever asks. */
  mine?: number[];
  /** Is this the table of whoever asks? */
  creator?: boolean;
  /** Whose decision it is. */
  to_act?: number[];
  winners?: number[];
  /** The table where play goes on. */
  rematch?: string;
  /** Is it a first game that teaches? */
  lesson?: boolean;
  /** The role it teaches, where that is not the usual one. */
  role?: string;
  /** Does it wait for rules that this house does not have at the moment? Only lists say so. */
  aside?: boolean;
  /** In one's own list, when that is not far: when the table goes unless something happens there. */
  ends?: number;
}

/** A sentence as the key of a text and its arguments; a seat among them is `{"seat": 2}`. */
export interface Told {
  key: string;
  args: Record<string, unknown>;
}

/** A decision or an outcome of chance, as this viewer sees it (`put:?` where it may not know). */
export interface SeenStep {
  name: string;
  /** Who decided; none for chance. */
  seat?: number;
  /** Of chance: whose hand throws, draws or turns over. Pages wait for it a little; nothing else does. */
  hand?: number;
  /** What to tell of it. */
  lines?: Told[];
  /** Of a game that declares its look: the table after this step, where it is told and others follow in its beat. */
  view?: Record<string, unknown>;
}

/** Something that brought a seat points, or cost it some: the text `part-` and its key. */
export interface Share {
  key: string;
  points: number;
  /** How many pieces that was; 0 where it says nothing. */
  count?: number;
  args?: Record<string, unknown>;
}

/** A step after which the game was another one. */
export interface Turning {
  /** How many steps had happened by then. */
  count: number;
  /** Who took the lead by it, alone. */
  leader?: number;
  lines?: Told[];
}

/** How the game was decided, from what everybody may know. */
export interface Decided {
  /** For each seat where its points came from; empty where the game does not say. */
  parts: Share[][];
  /** Why it is over, what decided it, what broke a tie. */
  how?: Told[];
  /** How far the winners are ahead of the best of the others. */
  margin?: number;
  turns?: Turning[];
}

/** How the game ended. */
export interface Result {
  winners: number[];
  scores: (number | null)[];
  /** Only where it was asked for: to find out takes a walk through the whole game. */
  decided?: Decided;
}

/** Somebody asks the table to go back to before its last decision. */
export interface Wish {
  seat: number;
  /** The seats that have not agreed yet. */
  waiting: number[];
}

/** The table; what follows is a fresh `beat`, or the messages missed since `have`. */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  seat: number | null;
  version: number;
  fresh: boolean;
  server: string;
  phrases: string[];
  /** Of a game that is being written: how often it was read. A page that knows another number loads itself again. */
  reading?: number;
}

/** One decision with all chance that follows it, and all that this viewer may know after it. */
export interface Beat {
  type: "beat";
  version: number;
  cause: "sync" | "begin" | "play" | "hands" | "seal" | "undo" | "clock";
  view: Record<string, unknown>;
  /** How many steps the game has had. */
  count: number;
  /** Who decided. */
  by?: number;
  steps?: SeenStep[];
  /** What this viewer's seat may do now. */
  moves?: string[];
  /** What this viewer's seat is asked, or where chance waits, everybody: the text `ask-` and its key. */
  ask?: Told;
  /** Who may decide now. */
  actors?: number[];
  /** Chance waits for what people throw; `moves` lists what can come. */
  waits?: boolean;
  /** May this seat take back its last step by itself? */
  undo?: boolean;
  wish?: Wish;
  /** Seconds each seat has left; of those who may decide they run from now. */
  left?: number[];
  /** Hands are called: `actors` are those who have not acted yet, as far as everybody may know. */
  bout?: Bout;
  /** The exchange of hands that led to these steps; pages show it before them. */
  shown?: Shown;
  over?: Result;
  /** With `sentences`: the lines of all steps in words. */
  log?: string[];
  /** With `sentences`: the moves in words. */
  texts?: Record<string, string>;
}

/** Somebody sat down, left, came back or was replaced; or the table was changed otherwise. */
export interface Seating {
  type: "seating";
  version: number;
  stage: "open" | "playing" | "over";
  seats: Chair[];
  chat: "all" | "seats" | "off";
  hints: boolean;
  watching: boolean;
  public: boolean;
  rematch?: string;
  /** Where this tells of several changes at once: the version before the first of them. */
  since?: number;
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  version: number;
  at: number;
  name: string;
  seat?: number;
  text?: string;
  phrase?: string;
}

/** Somebody wants to take back a step; `wish` is none when that is settled. */
export interface WishNotice {
  type: "wish";
  version: number;
  wish: Wish | null;
}

/** Your command was done and is stored for good. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** Your command was not done. */
export interface Refused {
  type: "refused";
  /** Of the text `why-` and this code. */
  code: string;
  /** The same in words, in the language of the hello. */
  reason: string;
  args?: Record<string, unknown>;
  id?: string;
  /** The anchor of the rule on the game's rules page. */
  rule?: string;
}

/** Why a move cannot be played; without a code it can. */
export interface ReasonNotice {
  type: "reason";
  id: string;
  code?: string;
  reason?: string;
  args?: Record<string, unknown>;
  rule?: string;
}

/** What the adviser thinks of a move: how often it looked at it, and the share of the victory it expects. */
export interface Opinion {
  move: string;
  visits: number;
  share: number;
}

/** What a strong player thinks of the moves, best first. */
export interface Advice {
  type: "advice";
  id: string;
  opinions: Opinion[];
  /** How many of the first are as good as equal. */
  even: number;
  /** Worked out over all that chance can bring; each move tried in guessed worlds; or games thought through. */
  way: "exact" | "worlds" | "tries";
  /** How many worlds, or games. */
  tries: number;
}

/** Who is here. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
}

/** Somebody's hand has shown so many steps of the game. */
export interface Revealed {
  type: "revealed";
  seat: number;
  count: number;
}

/** The server goes down and comes back: keep calm and reconnect after so many seconds. Nothing is lost. */
export interface Restart {
  type: "restart";
  seconds: number;
}

/** The table is no more: its creator has deleted it. */
export interface Gone {
  type: "gone";
}

/** The host has a word for everybody. */
export interface HouseNotice {
  type: "house";
  id: number;
  at: number;
  /** By language; `""` stands for all others. */
  words: Record<string, string>;
}

/** I am here. */
export interface Pong {
  type: "pong";
}

export type Commands =
  | Hello
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
  | Ping;

export type Notices =
  | Welcome
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
  | Pong;

export const LONGEST_NAME = 24;

/** How many pictures there are to choose from. */
export const AVATARS = 12;

/** Bytes of the largest record that somebody may bring along: most games have about 3,000, with hands some 200,000. */
export const LARGEST_RECORD = 524288;

/** Letters of what somebody adds to a report. */
export const LONGEST_NOTE = 300;

/** Who shall sit in a seat. */
export interface SeatWish {
  /** `device` is another person on this device. */
  kind: "me" | "open" | "bot" | "device";
  /** Left out: 2. */
  level?: number;
  name?: string;
}

/** A table to lay. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: ClockRules;
  /** Left out: "seats". */
  chat?: "all" | "seats" | "off";
  /** Left out: true. */
  hints?: boolean;
  /** Left out: true. */
  watching?: boolean;
  /** Draw by lot who sits where. */
  shuffle?: boolean;
  /** Begin by itself as soon as no seat is open. Left out: true. */
  begin?: boolean;
  /** `asked`: people throw real dice or bones and enter what they show. Left out: "dealt". */
  dealer?: "dealt" | "asked";
}

/** I take a seat: this one, or any that is open. */
export interface Sit {
  seat?: number;
  name?: string;
}

/** I come with the five letters of a table. */
export interface Join {
  code: string;
}

/** The creator says who sits in a seat: frees it, gives it to a bot or to somebody on this device. */
export interface Arrange {
  seat: number;
  to: SeatWish;
}

/** How I am called, and the picture that stands for me. */
export interface Rename {
  name: string;
  /** 0 for none; where it is not said the one I had stays. */
  avatar?: number;
}

/** The phrase that moves one's seats to another device. */
export interface Phrase {
  phrase: string;
}

/** Who I am to the server. */
export interface Me {
  name: string;
  avatar: number;
  /** Is there a recovery phrase? */
  recoverable: boolean;
  /** Did I come with an invitation? */
  member: boolean;
}

/** Who opens the page; nobody the server knows, if they are new. */
export interface Visit {
  me: Me | null;
}

/** A seat that was taken, with the token that opens it on any device. It is told only once. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  kind: "choice" | "switch" | "number" | "list" | "seat";
  default: unknown;
  /** What a page proposes where people play, if that is not the default. */
  proposed?: unknown;
  choices?: string[];
  least?: number;
  most?: number;
}

/** A game of the cabinet. */
export interface GameInfo {
  id: string;
  title: Record<string, string>;
  /** What it is, in a line. */
  tagline: Record<string, string>;
  /** Who made it; empty where nobody has said. */
  credits: Record<string, string>;
  players: number[];
  /** How long a game takes; 0 where nobody has said. */
  minutes: number;
  /** From which age on; 0 where nobody has said. */
  age: number;
  options: OptionInfo[];
  has_board: boolean;
  /** Is there a first game that teaches? */
  lesson: boolean;
  /** Can it be had as a PDF to print and cut out? */
  prints: boolean;
  /** Do seats see what others must not see? */
  secrets: boolean;
  /** Roles with a lesson of their own beside it, and what they are called. */
  roles_taught: Record<string, Record<string, string>>;
  /** The rule that matters in a phase (`heist`), or when a word of it can be said (`effect-lead`). */
  anchors: Record<string, string>;
  /** What lies on its box, where the game says so. */
  lid: LidInfo | null;
}

/** A place in the name of a move, and what may stand there. */
export interface WordPart {
  /** Its variable in the text of the move. */
  name: string;
  kind: "text" | "number" | "seat";
  /** Empty where there are too many to list. */
  values: string[];
}

/** A word that moves begin with: `take` of `take:3`. */
export interface MoveWord {
  /** Of its text, `move-take`. */
  key: string;
  name: string;
  parts: WordPart[];
}

/** What a lesson says when so many steps have happened, and the moves it then wants. */
export interface PromptInfo {
  at: number;
  /** The key of a text of the game. */
  text: string;
  play: string[];
}

/** What a rule could have been as well, and what that would change. */
export interface OtherReading {
  text: string;
  effect: string;
}

/** Another source, to be looked at. */
export interface SourceLink {
  title: string;
  by: string;
  url: string;
}

/** What is behind a rule or ruling. */
export interface RuleSource {
  /** Where it comes from, and how sure that is. */
  origin: string;
  note: string;
  instead: OtherReading[];
  links: SourceLink[];
}

/** Where the rules of a game come from, by the anchors of its rules page. */
export interface DossierInfo {
  credits: string;
  /** How sure we can be, from best to worst, and what that means. */
  scale: Record<string, string>;
  rules: Record<string, RuleSource>;
  rulings: Record<string, RuleSource>;
}

/** A step of the past as this viewer saw it. */
export interface PastStep {
  name: string;
  seat: number | null;
  lines: Told[];
}

/** A page of the steps, as this viewer saw them; where `count` is more, the next page begins after its last step. */
export interface StepHistory {
  /** How many steps have happened in all. */
  count: number;
  steps: PastStep[];
  log: string[];
  /** The hands that did some of these steps, each exchange with the count of steps before it. */
  shown: Shown[];
}

/** The table as one viewer could see it, after `first` steps, one more, and so on. */
export interface Views {
  first: number;
  views: Record<string, unknown>[];
}

/** A record that somebody brought along, as if it were a table; its steps and views are asked for like a table's. */
export interface Opened {
  table: TableInfo;
  /** None where the game is not over. */
  result: Result | null;
}

/** A point of the curves: what each seat could expect from what it knew. */
export interface Point {
  /** How many steps had happened. */
  count: number;
  shares: number[];
}

/** A turning point: what happened, as the seat saw whose chances it changed. */
export interface Swing {
  count: number;
  seat: number;
  before: number;
  after: number;
  lines: Told[];
}

/** A decision that stands out, beside what else might have been played; moves are texts of the game. */
export interface Remark {
  /** How many steps had happened before it. */
  count: number;
  move: Told;
  share: number;
  other: Told;
  /** The share that the other move promised. */
  rest: number;
}

/** How a seat decided. */
export interface Verdict {
  decisions: number;
  /** How many of them were as good as those of a strong bot. */
  sound: number;
  best: Remark | null;
  worst: Remark | null;
}

/** A finished game looked at again. */
export interface Reviewed {
  /** Of the bot that was compared with. */
  level: number;
  points: Point[];
  swings: Swing[];
  /** Seat by seat. */
  verdicts: Verdict[];
}

/** How far a review is; where it is ready, the review. */
export interface ReviewState {
  state: "waiting" | "working" | "ready" | "failed";
  done?: number;
  total?: number;
  review?: Reviewed;
}

/** Why a request was refused. */
export interface Problem {
  /** Of the text `why-` and this code. */
  code: string;
  /** The same in words, in the language of the request. */
  reason: string;
  args: Record<string, unknown>;
}

/** It is done. */
export interface Done {
  done: boolean;
}

/** A new table, and the seats that whoever laid it holds. */
export interface Laid {
  table: TableInfo;
  seats: Seated[];
}

/** Which of my seats I leave. */
export interface Leave {
  seat: number;
}

/** Begin now; bots of this level take the seats that are still open. */
export interface Begin {
  fill?: number;
}

/** What the creator may change at any time. */
export interface Change {
  public?: boolean;
  chat?: "all" | "seats" | "off";
  hints?: boolean;
  watching?: boolean;
}

/** A device on which I am known. */
export interface DeviceInfo {
  id: string;
  /** Roughly which browser, on what: `Firefox, Android`; empty where it did not say. */
  kind: string;
  made: number;
  seen: number;
  /** Is it this one? */
  here: boolean;
}

/** I want to hear nothing more of somebody. */
export interface Block {
  seat?: number;
  at?: number;
  table: string;
}

/** Somebody I have blocked. */
export interface BlockInfo {
  id: number;
  name: string;
  made: number;
}

/** The host shall look at a name, or at a line of chat. */
export interface Report {
  seat?: number;
  at?: number;
  note?: string;
}

/** I come with an invitation to the house. */
export interface Enter {
  code: string;
}

/** A word of the host to everybody. */
export interface Announcement {
  id: number;
  at: number;
  until: number;
  /** By language; `""` stands for all others. */
  words: Record<string, string>;
}

/** What everybody may know of the house. */
export interface HouseInfo {
  /** Is an invitation needed? */
  members: boolean;
  /** How to reach the host. */
  contact: string;
  /** Who the host is, or where that stands. */
  imprint: string;
  notices: Announcement[];
  /** Days for which tables (open, idle, over), chat and guests are kept; 0 for ever. */
  keep: Record<string, number>;
}

/** Something I said. */
export interface OwnLine {
  table: string;
  at: number;
  text?: string;
  phrase?: string;
}

/** All that is kept of me; what I saw of my games comes from their histories. */
export interface Belongings {
  name: string;
  avatar: number;
  made: number;
  seen: number;
  recoverable: boolean;
  member: boolean;
  devices: DeviceInfo[];
  blocks: BlockInfo[];
  tables: TableInfo[];
  chat: OwnLine[];
}
