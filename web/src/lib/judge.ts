// Rules as WebAssembly: the same source as the server's, over a state in the module's memory that the page reads.

/** Where each part of the state lies: its name, type, place, count, and whether it is a list. */
export interface Layout {
  readonly at: number;
  readonly size: number;
  readonly fields: readonly (readonly [name: string, code: "i1" | "i2" | "i4", offset: number, count: number, list: boolean])[];
}

/** The judge, with one field to judge on. */
export interface Judge<Field> {
  /** Reads and writes the module's memory. */
  readonly field: Field;
  /** Empties the field: before what was dealt is written into it, and `begin`. */
  clear(): void;
  begin(figure: number, level: number): void;
  feel(t: number, kind: number, x: number, y: number): void;
  advance(t: number): void;
}

type Rule = (at: number, ...given: bigint[]) => void;

interface Rules {
  memory: WebAssembly.Memory;
  begin: Rule;
  feel: Rule;
  advance: Rule;
}

const VIEWS = { i1: Int8Array, i2: Int16Array, i4: Int32Array } as const;

function viewOf<Field>(memory: ArrayBuffer, layout: Layout): Field {
  const found: Record<string, unknown> = {};
  for (const [name, code, offset, count, list] of layout.fields) {
    const view = new VIEWS[code](memory, layout.at + offset, count);
    if (list) found[name] = view;
    else Object.defineProperty(found, name, { enumerable: true, get: () => view[0], set: (value: number) => (view[0] = value) });
  }
  return found as Field;
}

/** What makes judges from a module: each has memory of its own. */
export async function loadJudge<Field>(bytes: BufferSource, layout: Layout): Promise<() => Judge<Field>> {
  const module = await WebAssembly.compile(bytes);
  return () => {
    const rules = new WebAssembly.Instance(module).exports as unknown as Rules;
    const memory = rules.memory.buffer;
    const call = (rule: Rule, ...given: number[]): void => rule(layout.at, ...given.map(BigInt));
    return {
      field: viewOf<Field>(memory, layout),
      clear: () => new Uint8Array(memory, layout.at, layout.size).fill(0),
      begin: (figure, level) => call(rules.begin, figure, level),
      feel: (t, kind, x, y) => call(rules.feel, t, kind, x, y),
      advance: (t) => call(rules.advance, t),
    };
  };
}
