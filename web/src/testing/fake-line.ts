// A socket for tests: what was sent, and a server to answer by hand.

import type { Commands, Notices } from "../wire";
import type { Line } from "../lib/connection";

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

export class FakeLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readyState: Line["readyState"] = CONNECTING;
  readonly sent: Commands[] = [];

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Commands);
  }

  close(): void {
    this.readyState = CLOSED;
  }

  /** The server accepts. */
  open(): this {
    this.readyState = OPEN;
    this.onopen?.call(this.#self, new Event("open"));
    return this;
  }

  /** The line breaks. */
  break(): void {
    this.readyState = CLOSED;
    this.onclose?.call(this.#self, new Event("close") as CloseEvent);
  }

  /** The server says something. */
  say(notice: Notices): void {
    this.onmessage?.call(this.#self, new MessageEvent("message", { data: JSON.stringify(notice) }));
  }

  get last(): Commands | undefined {
    return this.sent.at(-1);
  }

  get #self(): WebSocket {
    return this as unknown as WebSocket;
  }
}
