// The house of a published page: Python, with the server's own tables, in a worker. What is kept goes to IndexedDB.

import type { Contents, FromWorker, ToWorker } from "./messages";

interface House {
  start(): Promise<void>;
  ask(method: string, path: string, language: string, body: string): Promise<string>;
  dial(line: number, send: (text: string) => void): void;
  hear(line: number, text: string): void;
  hang_up(line: number): void;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options?: { extractDir: string }): void;
  runPythonAsync(code: string): Promise<unknown>;
  globals: { get(name: string): (...given: unknown[]) => House };
}

const SITE = "/lib/python3.14/site-packages";
const STORE = "kept";
/** A whole number of 64 bits comes as a text, an address or a float as a number. */
type Argument = string | number;

const tell = (said: FromWorker): void => self.postMessage(said);

/** Something of the folder, whole; what is not there is named. */
async function part(base: string, name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, base)).catch(() => null);
  if (!answer?.ok) throw new Error(name);
  return answer.arrayBuffer();
}

/** Python itself lies compressed in the folder, for file servers that compress nothing: it is unpacked on the way. */
const PACKED = "pyodide.asm.wasm";
const plain = self.fetch.bind(self);
self.fetch = async (asked, how) => {
  const address = asked instanceof Request ? asked.url : String(asked);
  if (new URL(address, location.href).origin !== location.origin) throw new Error(`Nothing is fetched from elsewhere: ${address}`);
  if (!address.endsWith(PACKED)) return plain(asked, how);
  const answer = await plain(`${address}.packed`, how);
  if (!answer.ok || !answer.body) throw new Error(`${PACKED}.packed`);
  return new Response(answer.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });
};

/** An instance of a game's search, with its memory. */
class Kernel {
  readonly #memory: WebAssembly.Memory;
  readonly #search: (...given: (bigint | number)[]) => void;

  constructor(module: WebAssembly.Module) {
    const { exports } = new WebAssembly.Instance(module);
    this.#memory = exports["memory"] as WebAssembly.Memory;
    this.#search = exports["search"] as (...given: (bigint | number)[]) => void;
  }

  grow(size: number): void {
    const missing = size - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / 65_536));
  }

  view(at: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, size);
  }

  clear(at: number, size: number): void {
    this.view(at, size).fill(0);
  }

  search(given: string): void {
    this.#search(...(JSON.parse(given) as Argument[]).map((one) => (typeof one === "string" ? BigInt(one) : one)));
  }
}

/** The browser's own database: a text under a key. Where a browser has none, tables last as long as the page. */
class Shelf {
  readonly #base: IDBDatabase | null;
  readonly #unkept = new Map<string, string | null>();

  private constructor(base: IDBDatabase | null) {
    this.#base = base;
  }

  static open(name: string): Promise<Shelf> {
    return new Promise((opened) => {
      try {
        const asked = indexedDB.open(name, 1);
        asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
        asked.onsuccess = () => opened(new Shelf(asked.result));
        asked.onerror = () => opened(new Shelf(null));
      } catch {
        opened(new Shelf(null));
      }
    });
  }

  all(): Promise<Record<string, string>> {
    return new Promise((found) => {
      if (!this.#base) return found({});
      const kept: Record<string, string> = {};
      const asked = this.#base.transaction(STORE).objectStore(STORE).openCursor();
      asked.onerror = () => found(kept);
      asked.onsuccess = () => {
        const cursor = asked.result;
        if (!cursor) return found(kept);
        kept[String(cursor.key)] = String(cursor.value);
        cursor.continue();
      };
    });
  }

  /** What is kept in one go is kept whole or not at all: an entry never without its table. */
  keep(key: string, text: string | null | undefined): void {
    if (!this.#unkept.size) queueMicrotask(() => this.#commit());
    this.#unkept.set(key, text ?? null);
  }

  #commit(): void {
    const store = this.#base?.transaction(STORE, "readwrite").objectStore(STORE);
    for (const [key, text] of this.#unkept) {
      if (text === null) store?.delete(key);
      else store?.put(text, key);
    }
    this.#unkept.clear();
  }
}

/** Milliseconds for which a page that was just left may still have its tables. */
const LETTING_GO = 4000;

/** These tables are this tab's as long as it is open; while another one has them it waits, and says so. */
function claim(name: string): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve();
  const waiting = setTimeout(() => tell({ kind: "failed", why: "elsewhere", what: "" }), LETTING_GO);
  return new Promise((ours) => {
    void locks.request(name, () => {
      clearTimeout(waiting);
      ours();
      return new Promise<void>(() => {});
    });
  });
}

async function pythonIn(indexURL: string): Promise<Python> {
  const found = import(/* @vite-ignore */ `${indexURL}pyodide.mjs`) as Promise<{ loadPyodide: (options: { indexURL: string }) => Promise<Python> }>;
  const { loadPyodide } = await found.catch(() => {
    throw new Error("pyodide/pyodide.mjs");
  });
  return loadPyodide({ indexURL });
}

async function start(base: string, contents: Contents): Promise<House> {
  const name = `osselet ${new URL(base).pathname}`;
  const claimed = claim(name);
  const [py, archive, wheels, kernels, shelf] = await Promise.all([
    pythonIn(new URL("pyodide/", base).href),
    part(base, contents.python),
    Promise.all(contents.wheels.map((wheel) => part(base, wheel))),
    Promise.all(
      Object.entries(contents.kernels).map(
        async ([game, { file }]) => [game, await WebAssembly.compile(await part(base, file))] as const,
      ),
    ),
    Shelf.open(name),
  ]);
  for (const wheel of wheels) py.unpackArchive(wheel, "wheel");
  py.unpackArchive(archive, "zip", { extractDir: SITE });
  await py.runPythonAsync("import importlib; importlib.invalidate_caches()\nfrom osselet.publish.inside.worker import Worker");
  const modules = new Map(kernels);
  const instantiate = (game: string): Kernel => {
    const module = modules.get(game);
    if (!module) throw new Error(game);
    return new Kernel(module);
  };
  await claimed;
  const keep = (key: string, text: string | null | undefined): void => shelf.keep(key, text);
  const house = py.globals.get("Worker")(JSON.stringify(await shelf.all()), JSON.stringify(contents), instantiate, keep);
  await house.start();
  tell({ kind: "ready" });
  return house;
}

let house: Promise<House | null> = Promise.resolve(null);

async function carryOut(said: ToWorker): Promise<void> {
  if (said.kind === "start") {
    house = start(said.base, said.contents).catch((error: unknown) => {
      tell({ kind: "failed", why: "broken", what: error instanceof Error ? error.message.slice(0, 400) : String(error) });
      return null;
    });
    return;
  }
  const found = await house;
  if (!found) return;
  if (said.kind === "ask") {
    const answer = await found.ask(said.method, said.path, said.language, said.body).catch((error: unknown) => {
      // There is no log but the browser's, and whoever made the game looks there.
      // eslint-disable-next-line no-console
      console.error(error);
      return `500 ${JSON.stringify({ code: "store", reason: "", args: {} })}`;
    });
    const blank = answer.indexOf(" ");
    tell({ kind: "answer", id: said.id, status: Number(answer.slice(0, blank)), body: answer.slice(blank + 1) });
  } else if (said.kind === "dial") found.dial(said.line, (text) => tell({ kind: "said", line: said.line, text }));
  else if (said.kind === "say") found.hear(said.line, said.text);
  else found.hang_up(said.line);
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void carryOut(data);
