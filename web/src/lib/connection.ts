// The socket of a viewer: it comes back by itself, asks for what it missed, and sends again what was not answered.

import type {
  Ack, Advice, Agree, Away, Back, Commands, Echoed, Hand, Handicap, Hello, Hint, Hurry, Lend, Notices, Play, Ready, ReasonNotice, Refused, Reveal, Say, Undo, Why,
} from "../wire";
import { dial as dialHouse, PUBLISHED } from "./published.svelte";

export type Answer = Ack | ReasonNotice | Advice;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = WithoutId<Play | Undo | Agree | Say | Away | Back | Why | Hint | Ready | Hand | Lend | Handicap>;
/** What is answered by id never reaches the listener. */
export type News = Exclude<Notices, Ack | ReasonNotice | Advice | { type: "pong" }>;

export type Status =
  /** The first contact is being made. */
  | "connecting"
  | "open"
  /** The line is broken; it will be tried again. */
  | "broken"
  /** Nothing more will come: closed by us, or the server wants us no more. */
  | "closed";

/** The part of a WebSocket that is used. */
export type Line = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "readyState" | "send" | "close">;

export interface Listener {
  news(notice: News): void;
  status(status: Status): void;
  /** The table cannot be seen, and why. */
  refused(refusal: Refused): void;
}

/** A command that was not done, and why. */
export class Refusal extends Error {
  readonly code: string;
  readonly why: Partial<Refused>;

  constructor(code: string, why: Partial<Refused> = {}) {
    super(why.reason ?? code);
    this.code = code;
    this.why = { ...why, code };
  }
}

interface Pending {
  command: Commands;
  resolve(answer: Answer): void;
  reject(reason: Refusal): void;
}

export const PING = 25_000;
/** Milliseconds without a word from the server after which the line is taken for broken. */
export const SILENCE = 60_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const OPEN = 1;
/** Refusals of a hello that pass. */
const PASSING = new Set(["too-fast", "store", "closing"]);

export function socketAddress(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`;
}

/** `crypto.randomUUID` is missing on a page that comes without TLS, as in a home network. */
function randomPrefix(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  readonly #listener: Listener;
  readonly #dial: () => Line;
  readonly #prefix = randomPrefix();
  readonly #pending = new Map<string, Pending>();
  #line: Line | null = null;
  #hello: Hello | null = null;
  /** Up to where we have seen everything; null when we need it all. */
  #version: number | null = null;
  /** Has the server answered our hello? What comes before that is for somebody we no longer are. */
  #greeted = false;
  #count = 0;
  #tries = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;

  constructor(listener: Listener, dial: () => Line = () => (PUBLISHED ? dialHouse() : new WebSocket(socketAddress()))) {
    this.#listener = listener;
    this.#dial = dial;
  }

  /** Looks at a table, from a seat or as a spectator; the first time, and whenever it shall be another one. */
  look(hello: Omit<Hello, "type" | "have">): void {
    const before = this.#hello;
    if (before && (before.table !== hello.table || before.seat !== hello.seat)) this.#drop();
    this.#hello = { type: "hello", ...hello };
    this.#version = null;
    if (this.#line?.readyState === OPEN) this.#greet();
    else if (!this.#line) this.#connect();
  }

  /** Opens another line: the server knows who we are from how a line began. */
  renew(): void {
    if (!this.#hello) return;
    this.#hangUp();
    this.#version = null;
    this.#connect();
  }

  /** Sends a command until it is answered. */
  ask(command: Command): Promise<Answer> {
    const id = `${this.#prefix}-${++this.#count}`;
    const whole: Commands = { ...command, id };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { command: whole, resolve, reject });
      if (this.#greeted) this.#send(whole);
    });
  }

  /** Says something that needs no answer, if anybody listens now. */
  mention(said: Reveal | Echoed | Hand | Hurry): void {
    if (this.#greeted) this.#send(said);
  }

  /** The device woke up or the network came back: find out at once whether the line still holds. */
  nudge(): void {
    if (!this.#hello) return;
    if (!this.#line) this.#connect();
    else if (Date.now() - this.#heard > PING) this.#break();
    else this.#send({ type: "ping" });
  }

  close(): void {
    this.#hello = null;
    this.#drop();
    this.#hangUp();
    clearTimeout(this.#retry);
    this.#listener.status("closed");
  }

  #drop(): void {
    for (const one of this.#pending.values()) one.reject(new Refusal("left"));
    this.#pending.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const line = this.#dial();
    this.#line = line;
    this.#greeted = false;
    this.#heard = Date.now();
    line.onopen = () => {
      this.#pinging = setInterval(() => this.#ping(), PING);
      this.#greet();
    };
    line.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Notices);
    line.onclose = () => this.#break();
  }

  #hangUp(): void {
    clearInterval(this.#pinging);
    const line = this.#line;
    this.#line = null;
    this.#greeted = false;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  /** The line is broken: try again, later and later. */
  #break(wait?: number): void {
    this.#hangUp();
    if (!this.#hello) return;
    this.#listener.status("broken");
    const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait ?? usual * (0.75 + Math.random() / 2));
  }

  #greet(): void {
    if (!this.#hello) return;
    this.#greeted = false;
    this.#send(this.#version === null ? this.#hello : { ...this.#hello, have: this.#version });
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#break();
    else this.#send({ type: "ping" });
  }

  #send(command: Commands): void {
    if (this.#line?.readyState === OPEN) this.#line.send(JSON.stringify(command));
  }

  #hear(notice: Notices): void {
    this.#heard = Date.now();
    switch (notice.type) {
      case "pong":
        return;
      case "ack":
      case "reason":
      case "advice":
        this.#take(notice.id)?.resolve(notice);
        return;
      case "refused":
        this.#refuse(notice);
        return;
      case "welcome":
        this.#greeted = true;
        this.#tries = 0;
        // Before the game there is no beat to wait for.
        if (notice.fresh) this.#version = notice.table.stage === "open" ? notice.version : null;
        this.#listener.status("open");
        this.#listener.news(notice);
        for (const one of this.#pending.values()) this.#send(one.command);
        return;
      case "gone":
        this.#listener.news(notice);
        this.close();
        return;
      case "restart":
        this.#listener.news(notice);
        this.#break(1000 * notice.seconds * (1 + Math.random() / 2));
        return;
      default:
        if (!this.#greeted) return;
        if ("version" in notice) this.#note(notice);
        this.#listener.news(notice);
    }
  }

  /** Counts what we have; a whole view makes up for everything before it, and news may come of several changes at once. */
  #note(notice: Extract<News, { version: number }>): void {
    const whole = notice.type === "beat" && notice.cause === "sync";
    const since = (notice.type === "seating" ? notice.since : null) ?? notice.version - 1;
    const next = this.#version !== null && since <= this.#version && notice.version > this.#version;
    if (whole || next) this.#version = notice.version;
  }

  #take(id: string | undefined): Pending | undefined {
    const found = id === undefined ? undefined : this.#pending.get(id);
    if (found && id !== undefined) this.#pending.delete(id);
    return found;
  }

  #refuse(refusal: Refused): void {
    const asked = this.#take(refusal.id);
    if (asked) {
      asked.reject(new Refusal(refusal.code, refusal));
    } else if (!this.#greeted) {
      if (PASSING.has(refusal.code)) {
        this.#break();
      } else {
        this.#listener.refused(refusal);
        this.close();
      }
    }
  }
}
