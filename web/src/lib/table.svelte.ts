// A table as one viewer sees it: everything that comes over the socket, added up.

import type { Advice, Beat, Chat, MoveWord, PastStep, ReasonNotice, Refused, Result, TableInfo, Wish } from "../wire";
import * as api from "./api";
import { Connection, type Answer, type Command, type News, type Status } from "./connection";
import { Stage } from "./stage.svelte";

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
  readonly stage = new Stage({ still: () => true });
  /** The question that was answered: it is not asked again, though what follows from the answer has not come yet. */
  #answered = $state.raw<Beat | null>(null);
  /** When the last beat came, for the clocks. */
  beatAt = $state.raw(0);
  story = $state.raw<PastStep[]>([]);
  /** Where in the story the last beat began. */
  latest = $state.raw(0);
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

  /** As a screen that everybody sees one stays a spectator, wherever one sits. */
  readonly #staysOut: boolean;

  constructor(id: string, staysOut = false) {
    this.id = id;
    this.#staysOut = staysOut;
    this.#connection = new Connection({
      news: (notice) => this.#hear(notice),
      status: (status) => (this.status = status),
      refused: (refusal) => (this.refusal = refusal),
    });
  }

  get moves(): string[] {
    return this.beat?.moves ?? [];
  }

  get actors(): number[] {
    return this.beat?.actors ?? [];
  }

  get mine(): number[] {
    return this.info?.mine ?? [];
  }

  get over(): Result | null {
    return this.beat?.over ?? null;
  }

  /** Is it mine to decide, in the seat I look from? */
  get myTurn(): boolean {
    return this.moves.length > 0 && !this.over;
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
        this.info = notice.table;
        this.phrases = notice.phrases;
        this.restarting = false;
        if (notice.fresh) {
          this.chat = [];
          this.story = [];
          this.latest = 0;
          if (notice.table.stage === "open") this.beat = null;
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
      case "restart":
        this.restarting = true;
        break;
      case "gone":
        this.gone = true;
        break;
    }
  }

  #follow(beat: Beat): void {
    const before = this.beat?.count ?? 0;
    this.beat = beat;
    this.beatAt = performance.now();
    this.stage.show(beat);
    this.wish = beat.wish ?? null;
    const stage = beat.over ? "over" : "playing";
    if (this.info && this.info.stage !== stage) this.info = { ...this.info, stage };
    this.#tell(beat, before);
  }

  /** Adds the steps of a beat to the story, or reads it anew where they do not fit. */
  #tell(beat: Beat, before: number): void {
    const steps: PastStep[] = (beat.steps ?? []).map((step) => ({
      name: step.name,
      seat: step.seat ?? null,
      lines: step.lines ?? [],
    }));
    if (beat.cause !== "undo" && this.story.length + steps.length === beat.count) {
      if (steps.length) this.latest = this.story.length;
      this.story = [...this.story, ...steps];
    } else if (beat.cause === "undo" || this.story.length !== beat.count) {
      void this.#read(before);
    }
  }

  async #read(before: number): Promise<void> {
    const reading = ++this.#reading;
    try {
      const told = await api.history(this.id, this.seat);
      if (reading !== this.#reading) return;
      this.story = told.steps;
      this.latest = before && before < told.count ? before : Math.max(0, told.count - 6);
      if (this.beat && told.count < this.beat.count) void this.#read(before);
    } catch {
      // The story is a comfort; the view is whole without it.
    }
  }

  #seated(seating: Extract<News, { type: "seating" }>): void {
    if (!this.info) return;
    const { stage, seats, chat, hints, watching, rematch } = seating;
    this.info = { ...this.info, stage, seats, chat, hints, watching, public: seating.public };
    if (rematch) this.info = { ...this.info, rematch };
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
