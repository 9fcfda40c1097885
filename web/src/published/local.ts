// The page's side of its own house: requests and lines to the worker, and answers that lie in the folder already.

import type { Line } from "../lib/connection";
import { standing } from "../lib/published.svelte";
import type { Contents, FromWorker, ToWorker } from "./messages";
import worker from "./worker?worker&url";

const OPEN = 1;

let contents: Promise<Contents> | undefined;
let house: Promise<Worker> | undefined;
const waiting = new Map<number, (answer: Response) => void>();
const lines = new Map<number, Line & { readyState: number }>();
let count = 0;

function broken(what: string): never {
  standing.state = "broken";
  standing.what = what;
  throw new Error(what);
}

function read(): Promise<Contents> {
  contents ??= fetch("contents.json", { cache: "no-cache" }).then(
    (answer) => (answer.ok ? (answer.json() as Promise<Contents>) : broken("contents.json")),
    () => broken("contents.json"),
  );
  return contents;
}

export function start(): Promise<Worker> {
  house ??= read().then(
    (found) =>
      new Promise((ready) => {
        const made = new Worker(worker, { type: "module" });
        made.onerror = () => {
          standing.state = "broken";
          standing.what = worker;
        };
        made.onmessage = ({ data }: MessageEvent<FromWorker>) => {
          if (data.kind === "ready") {
            standing.state = "ready";
            ready(made);
          } else hear(data);
        };
        tell(made, { kind: "start", base: new URL(".", document.baseURI).href, contents: found });
      }),
  );
  return house;
}

function tell(to: Worker, said: ToWorker): void {
  to.postMessage(said);
}

function hear(said: FromWorker): void {
  if (said.kind === "failed") {
    standing.state = said.why;
    standing.what = said.what;
  } else if (said.kind === "answer") {
    waiting.get(said.id)?.(new Response(said.body, { status: said.status }));
    waiting.delete(said.id);
  } else if (said.kind === "said") {
    lines.get(said.line)?.onmessage?.call(null as never, new MessageEvent("message", { data: said.text }));
  }
}

export async function ask(method: string, path: string, language: string, body: string): Promise<Response> {
  const file = method === "GET" ? (await read()).answers[path] : undefined;
  if (file) {
    const answer = await fetch(file);
    return answer.ok ? answer : broken(file);
  }
  const to = await start();
  const id = ++count;
  return new Promise((answered) => {
    waiting.set(id, answered);
    tell(to, { kind: "ask", id, method, path, language, body });
  });
}

export async function connect(line: Line & { readyState: number }): Promise<void> {
  const to = await start();
  if (line.readyState !== 0) return;
  const number = ++count;
  lines.set(number, line);
  line.readyState = OPEN;
  line.send = (text) => tell(to, { kind: "say", line: number, text: String(text) });
  line.close = () => {
    line.readyState = 3;
    lines.delete(number);
    tell(to, { kind: "hang-up", line: number });
  };
  tell(to, { kind: "dial", line: number });
  line.onopen?.call(null as never, new Event("open"));
}
