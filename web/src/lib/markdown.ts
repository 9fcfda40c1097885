// As much Markdown as our rules pages use, as data: nothing of a page's text is ever taken for HTML.

export type Span = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "link"; text: string; anchor: string };
/** A point of a list, and the points below it. */
export type Item = { spans: Span[]; points: Span[][] };
export type Block =
  | { kind: "heading"; level: number; id: string | null; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "quote"; id: string | null; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const HEADING = /^(#{1,6}) (.+?)(?: \{#([\w-]+)\})?$/;
/** The name of a ruling, at the end of what is quoted. */
const NAME = / \{#([\w-]+)\}$/;
const ITEM = /^(?:[-*]|(\d+)\.) +(.*)$/;
const POINT = /^ {2,}[-*] +(.*)$/;

export function markdown(source: string): Block[] {
  return source
    .replaceAll("\r\n", "\n")
    .split(/\n{2,}|\n(?=#{1,6} )|(?<=^#{1,6} .*)\n/m)
    .map((part) => part.replace(/^\n+|\s+$/g, ""))
    .filter((part) => part)
    .map(block);
}

function block(part: string): Block {
  const lines = part.split("\n");
  const first = lines[0] ?? "";
  const heading = HEADING.exec(first);
  if (heading) {
    return { kind: "heading", level: heading[1]?.length ?? 1, id: heading[3] ?? null, spans: spans(heading[2] ?? "") };
  }
  if (first.startsWith(">")) {
    const text = joined(lines.map((line) => line.replace(/^> ?/, "")));
    return { kind: "quote", id: NAME.exec(text)?.[1] ?? null, spans: spans(text.replace(NAME, "")) };
  }
  if (first.startsWith("|")) return table(lines);
  const item = ITEM.exec(first);
  return item ? list(lines, item[1] !== undefined) : { kind: "paragraph", spans: spans(joined(lines)) };
}

const joined = (lines: string[]): string => lines.map((line) => line.trim()).join(" ");

function list(lines: string[], ordered: boolean): Block {
  /** Of each item its own lines, then those of each point below it. */
  const items: string[][][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const point = POINT.exec(line);
    if (item) items.push([[item[2] ?? ""]]);
    else if (point) items.at(-1)?.push([point[1] ?? ""]);
    else items.at(-1)?.at(-1)?.push(line);
  }
  const read = items.map((parts) => parts.map((one) => spans(joined(one))));
  return { kind: "list", ordered, items: read.map(([own = [], ...points]) => ({ spans: own, points })) };
}

function table(lines: string[]): Block {
  const rows = lines.map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => spans(cell.trim())));
  const [head = [], , ...rest] = rows;
  return { kind: "table", head, rows: rest };
}

/** Bold, italic, code, and links to another rule; links to anywhere else show their words only. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  const plain = text.replace(/\[([^\]]+)\]\([^#)][^)]*\)/g, "$1");
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[([^\]]+)\]\(#([\w-]+)\)/g;
  let from = 0;
  for (const match of plain.matchAll(pattern)) {
    if (match.index > from) found.push({ kind: "text", text: plain.slice(from, match.index) });
    const [whole, strong, em, code, link, anchor] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (link !== undefined) found.push({ kind: "link", text: link, anchor: anchor ?? "" });
    else found.push({ kind: "code", text: code ?? "" });
    from = match.index + whole.length;
  }
  if (from < plain.length) found.push({ kind: "text", text: plain.slice(from) });
  return found;
}
