// A table as one viewer sees it: everything that comes over the socket, added up.

import type { Advice, Beat, Chat, MoveWord, PastStep, ReasonNotice, Refused, Result, SeenStep, TableInfo, Wish } from "../wire";
import type { View } from "../boards/board";
import * as api from "./api";
import { house } from "./house.svelte";
import { Desk } from "./desk.svelte";
import { Connection, type Answer, type Command, type News, type Status } from "./connection";
import { pace } from "./pace.svelte";
import { Stage } from "./stage.svelte";

/** Steps of what was missed that are played again, and milliseconds that may take. */
const [MOST_RECALLED, LONGEST_RECALL] = [40, 20_000];
/** Lines of chat kept on the page. */
const KEPT_CHAT = 200;

export class TableState {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  /** What moves are called here. */
  words = $state.raw<MoveWord[]>([]);
  /** The seat we look from; null as a spectator. */
  seat = $state.raw<number | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** Where every beat is told, also where several come at once. */
  readonly stage = new Stage({
    still: () => true,
    rested: () => this.#rest(),
    hand: (seat) => this.#handOf(seat),
    revealed: (seat, count) => {
      if (this.mine.includes(seat)) this.#connection.mention({ type: "reveal", seat, count });
    },
  });
  /** Hands that are called, and at work. */
  readonly desk = new Desk({ ask: (command) => this.ask(command), mention: (said) => this.#connection.mention(said), chairs: () => this.info?.seats ?? [] });
  /** The question that was answered: it is not asked again, though what follows from the answer has not come yet. */
  #answered = $state.raw<Beat | null>(null);
  /** Bots play on without pauses, and nothing is told, until this device is asked something. */
  hurried = $state.raw(false);
  /** When the last beat came, for the clocks. */
  beatAt = $state.raw(0);
  story = $state.raw<PastStep[]>([]);
  chat = $state.raw<Chat[]>([]);
  wish = $state.raw<Wish | null>(null);
  here = $state.raw<boolean[]>([]);
  watching = $state.raw(0);
  phrases = $state.raw<string[]>([]);
  status = $state.raw<Status>("connecting");
  restarting = $state.raw(false);
  gone = $state.raw(false);
  refusal = $state.raw<Refused | null>(null);
  readonly #connection: Connection;
  #reading = 0;
  /** How often a game that is being written had been read when we came. */
  #edition: number | null = null;

  /** As a screen that everybody sees one stays a spectator, wherever one sits. */
  readonly #staysOut: boolean;

  constructor(id: string, staysOut = false) {
    this.id = id;
    this.#staysOut = staysOut;
    this.#connection = new Connection({
      news: (notice) => this.#hear(notice),
      status: (status) => {
        this.status = status;
        if (status === "open") this.desk.again();
      },
      refused: (refusal) => (this.refusal = refusal),
    });
  }

  /** The beat whose view is shown: what is said of the table is said of it, for the newest one may still be told. */
  get shown(): Beat | null {
    return this.stage.beat ?? this.beat;
  }

  get moves(): string[] {
    return this.shown?.moves ?? [];
  }

  get actors(): number[] {
    return this.shown?.actors ?? [];
  }

  get mine(): number[] {
    return this.info?.mine ?? [];
  }

  get over(): Result | null {
    return this.shown?.over ?? null;
  }

  /** Is it mine to decide, in the seat I look from? */
  get myTurn(): boolean {
    return this.moves.length > 0 && !this.over && !this.stage.busy;
  }

  /** Is my own hand called, in the seat I look from? */
  get handsCalled(): boolean {
    const { bout } = this.desk;
    return bout !== null && this.seat !== null && bout.seats.includes(this.seat) && !bout.done && !bout.lent?.includes(this.seat) && !this.stage.busy;
  }

  /** The steps whose outcome has been seen. */
  get told(): PastStep[] {
    return this.story.slice(0, this.stage.count);
  }

  /** What may be chosen now: nothing while steps are told, or after an answer. */
  get choices(): string[] {
    const asking = !this.stage.busy && this.beat === this.stage.beat && this.beat !== this.#answered;
    return asking ? this.moves : [];
  }

  /** The names at the table; empty where somebody has none. */
  get names(): string[] {
    return (this.info?.seats ?? []).map((chair) => chair.name ?? "");
  }

  /** Looks from a seat, or as a spectator. */
  look(seat: number | null): void {
    this.seat = seat;
    this.beat = null;
    this.stage.clear();
    this.#connection.look(seat === null ? { table: this.id } : { table: this.id, seat });
  }

  /** Somebody new has become known: only a new line belongs to them. */
  renew(): void {
    this.#connection.renew();
  }

  /** Who sits where, and which of the seats are mine; what moves are called never changes. */
  async refresh(): Promise<void> {
    const words = this.words.length ? this.words : api.words(this.id);
    [this.info, this.words] = await Promise.all([api.table(this.id), words]);
  }

  ask(command: Command): Promise<Answer> {
    return this.#connection.ask(command);
  }

  async play(move: string): Promise<void> {
    const asked = this.beat;
    this.#answered = asked;
    try {
      await this.ask({ type: "play", version: this.#version, move });
    } catch (refusal) {
      if (this.#answered === asked) this.#answered = null;
      throw refusal;
    }
  }

  /** May bots hurry: does nobody else play who might want to see what they do? */
  get mayHurry(): boolean {
    const seats = this.info?.seats ?? [];
    return this.mine.length > 0 && !this.over && seats.every((chair, seat) => chair.kind === "bot" || !!chair.away || this.mine.includes(seat));
  }

  /** Goes on at once to where this device is asked something, or to the end. */
  hurry(): void {
    this.hurried = true;
    this.#connection.mention({ type: "hurry" });
    this.stage.skip();
  }

  undo(): Promise<Answer> {
    return this.ask({ type: "undo", version: this.#version });
  }

  /** What a strong player thinks of the moves. */
  async hint(): Promise<Advice | null> {
    const answer = await this.ask({ type: "hint" });
    return answer.type === "advice" ? answer : null;
  }

  /** Why a move cannot be played. */
  async why(move: string): Promise<ReasonNotice | null> {
    const answer = await this.ask({ type: "why", move });
    return answer.type === "reason" ? answer : null;
  }

  /** Plays again on the board what led from one moment to another, quickly; of very much only the end. */
  async recall(from: number, to: number): Promise<void> {
    const first = Math.max(from, to - MOST_RECALLED);
    const views: View[] = [];
    while (views.length <= to - first) {
      const found = await api.views(this.id, this.seat, first + views.length);
      if (!found.views.length) return;
      views.push(...found.views);
    }
    const at = (count: number, steps: SeenStep[] = []): Beat => ({ type: "beat", version: 0, cause: "play", view: views[count - first] ?? {}, count, steps });
    const missed = this.story.slice(first, to).map(({ name, seat, lines }, index) => {
      return at(first + index + 1, [seat === null ? { name, lines } : { name, seat, lines }]);
    });
    // Somebody may have decided meanwhile: what is told now is no more what was missed.
    if (this.beat?.count === to && !this.stage.busy) this.stage.recall(at(first), missed, LONGEST_RECALL);
  }

  nudge(): void {
    this.#connection.nudge();
  }

  close(): void {
    this.#reading += 1;
    this.stage.close();
    this.#connection.close();
  }

  /** The version of the last beat: what the person was looking at. */
  get #version(): number {
    return this.beat?.version ?? 0;
  }

  #hear(notice: News): void {
    switch (notice.type) {
      case "welcome":
        // The game is being written, and was read again: texts and board may be others.
        if (this.#edition !== null && this.#edition !== (notice.reading ?? 0)) return location.reload();
        this.#edition = notice.reading ?? 0;
        this.info = notice.table;
        this.phrases = notice.phrases;
        this.restarting = false;
        if (notice.fresh) {
          this.chat = [];
          this.story = [];
          if (notice.table.stage === "open") {
            this.beat = null;
            this.stage.clear();
          }
        }
        break;
      case "beat":
        this.#follow(notice);
        break;
      case "seating":
        this.#seated(notice);
        break;
      case "chat":
        this.#listen(notice);
        break;
      case "wish":
        this.wish = notice.wish;
        break;
      case "presence":
        this.here = notice.here;
        this.watching = notice.watching;
        break;
      case "revealed":
        this.stage.shown(notice.seat, notice.count);
        break;
      case "echo":
      case "call":
      case "bout":
      case "hands":
        this.desk.hear(notice, this.seat);
        break;
      case "restart":
        this.restarting = true;
        break;
      case "house":
        house.hear(notice);
        break;
      case "gone":
        this.gone = true;
        break;
    }
  }

  #follow(beat: Beat): void {
    this.beat = beat;
    this.beatAt = performance.now();
    this.desk.follow(beat.bout ?? null);
    this.stage.show(beat);
    if (beat.over || beat.moves?.length || this.stage.between) this.hurried = false;
    this.wish = beat.wish ?? null;
    if (!this.stage.busy) this.#rest();
    this.#tell(beat);
  }

  /** Whose hand is waited for: one of this device that wants to, or somebody's who is here. Bots and absent people have none. */
  #handOf(seat: number): "mine" | "theirs" | null {
    const chair = this.info?.seats[seat];
    if (chair?.kind !== "person" || chair.away) return null;
    if (this.mine.includes(seat) && !this.#staysOut) return pace.dealForMe ? null : "mine";
    return this.here[seat] ? "theirs" : null;
  }

  /** All has been told: only now the game may be over. */
  #rest(): void {
    const stage = this.over ? "over" : "playing";
    if (this.info && this.info.stage !== stage) this.info = { ...this.info, stage };
  }

  /** Adds the steps of a beat to the story, or reads it anew where they do not fit. */
  #tell(beat: Beat): void {
    const steps: PastStep[] = (beat.steps ?? []).map((step) => ({
      name: step.name,
      seat: step.seat ?? null,
      lines: step.lines ?? [],
    }));
    if (beat.cause !== "undo" && this.story.length + steps.length === beat.count) {
      this.story = [...this.story, ...steps];
    } else if (beat.cause === "undo" || this.story.length !== beat.count) {
      void this.#read();
    }
  }

  async #read(): Promise<void> {
    const reading = ++this.#reading;
    try {
      const told = await api.history(this.id, this.seat);
      if (reading !== this.#reading) return;
      this.story = told.steps;
      if (this.beat && told.count < this.beat.count) void this.#read();
    } catch {
      // The story is a comfort; the view is whole without it.
    }
  }

  #seated(seating: Extract<News, { type: "seating" }>): void {
    if (!this.info) return;
    const { stage, seats, chat, hints, watching, rematch } = seating;
    this.info = { ...this.info, stage, seats, chat, hints, watching, public: seating.public };
    if (rematch) this.info = { ...this.info, rematch };
    // Who leaves for good takes the question along.
    if (this.wish && [this.wish.seat, ...this.wish.waiting].some((seat) => seats[seat]?.kind !== "person")) this.wish = null;
    void this.#findMine();
  }

  /** Lots may have moved me: looks from where I sit now. */
  async #findMine(): Promise<void> {
    try {
      await this.refresh();
    } catch {
      return;
    }
    if (this.#staysOut) return;
    const here = this.seat;
    if (here === null ? !this.mine.length : this.mine.includes(here)) return;
    // With several players on this device nobody's secrets are shown before they say who they are.
    const alone = this.mine.length === 1 || this.info?.stage === "open";
    const seat = alone ? (this.mine[0] ?? null) : null;
    if (seat !== here) this.look(seat);
  }

  #listen(said: Chat): void {
    const known = this.chat.some((one) => one.at === said.at && one.name === said.name && one.text === said.text);
    if (!known) this.chat = [...this.chat, said].slice(-KEPT_CHAT);
  }
}
