// What each step does to the table, so that the steps of one beat can be shown one after the other. The server's view
// has the last word: it replaces the scene as soon as all steps are told.

import type { SeenStep } from "../../wire";
import { after, COLOURS, dogAt, goal, heistOrder, isColour, none, place, sum, THIRD, type Bones, type Colour, type Table } from "./view";

/** A copy to write on. */
function copied(table: Table): Table {
  return structuredClone(table);
}

/** The table after a step. A bone that ends a heist stays in the hand, for all to see, until `settled`. */
export function played(before: Table, step: SeenStep, roles: boolean): Table {
  const table = settled(before);
  const word = step.name.split(":", 1)[0];
  const rest = after(step.name);
  if (word !== "draw" && word !== "coin" && step.seat !== undefined) table.turn = step.seat;
  const turn = table.turn ?? table.first;
  const dog = dogAt(table, turn);
  switch (word) {
    case "coin":
      throwCoin(table, Number(rest), roles);
      break;
    case "put":
      dog.stock_size -= 1;
      if (dog.stock && isColour(rest)) dog.stock[rest] -= 1;
      putIn(table, 1);
      break;
    case "take":
      dog.role = Number(rest);
      table.phase = roles ? "effect" : "roles";
      if (roles && rest === "0" && dog.front.black) shift(dog.front, table.chest, "black");
      break;
    case "flip":
      dog.role = Number(rest);
      dog.flipped = true;
      table.phase = "roles";
      break;
    case "announce":
      dog.announced = Number(rest);
      break;
    case "lead":
      table.first = Number(rest);
      table.phase = "roles";
      break;
    case "draw":
      if (isColour(rest)) draw(table, rest);
      break;
    case "chest":
      if (isColour(rest)) shift(table.drawn, table.chest, rest);
      for (const colour of COLOURS) while (table.drawn[colour]) putBack(table, colour);
      table.phase = "roles";
      break;
    case "bag":
      if (isColour(rest)) table.chest[rest] -= 1;
      putIn(table, 1);
      table.phase = "roles";
      break;
    case "swap":
      swap(table, turn, rest);
      break;
    case "stop":
      getAway(table, turn);
      break;
    case "greed":
      table.phase = "greed";
      break;
    case "steal":
      if (rest !== "none" && table.steal) shift(dogAt(table, Number(rest)).front, dog.front, table.steal);
      table.steal = null;
      break;
  }
  return table;
}

/** Is there a black bone in the hand that will not stay there? The Scout's may. */
export function isDecided(table: Table): boolean {
  return table.drawn.black > 0 && (table.phase === "heist" || table.phase === "greed" || isFinding(table));
}

/** Lookout and Pickpocket draw one bone. */
function isFinding(table: Table): boolean {
  const role = table.turn === null ? null : dogAt(table, table.turn).role;
  return table.phase === "effect" && (role === 1 || role === 3);
}

/** Where the bones go when a black is in the hand: Fagin is awake. One that a token found goes back. */
export function settled(before: Table): Table {
  const table = copied(before);
  if (!isDecided(table) || table.turn === null) return table;
  const seat = table.turn;
  const dog = dogAt(table, seat);
  if (isFinding(table)) {
    putBack(table, "black");
    table.phase = "roles";
    return table;
  }
  for (const colour of COLOURS) {
    const to = colour === "grey" || colour === "black" ? dog.front : table.chest;
    to[colour] += table.drawn[colour];
  }
  table.drawn = none();
  if (dog.front.black >= THIRD) throwOut(table, seat);
  const next = heistOrder(table).find((other) => !dogAt(table, other).out && place(dogAt(table, other)) < place(dog));
  table.phase = "heist";
  if (next !== undefined) table.turn = next;
  return table;
}

function throwOut(table: Table, seat: number): void {
  const dog = dogAt(table, seat);
  for (const colour of COLOURS) table.chest[colour] += dog.front[colour];
  dog.front = none();
  dog.out = true;
  if (table.first === seat) passFirst(table, seat);
}

/** The first-player token goes clockwise to the next dog that is still in play. */
function passFirst(table: Table, from: number): void {
  const count = table.seats.length;
  for (let ahead = 1; ahead < count; ahead++) {
    const heir = (from + ahead) % count;
    if (dogAt(table, heir).out) continue;
    table.first = heir;
    return;
  }
}

/** A coin while two lie there already, or after a heist, opens a new round. */
function throwCoin(table: Table, face: number, roles: boolean): void {
  if (table.phase !== "loot" || table.coins.length === 2) {
    if (table.turn !== null) getAway(table, table.turn);
    // In the beginner game the token goes round.
    if (!roles) passFirst(table, table.first);
    table.phase = "loot";
    table.turn = table.first;
    table.round += 1;
    table.coins = [];
    table.loot = null;
    table.steal = null;
    for (const dog of table.seats) Object.assign(dog, { role: null, flipped: false, announced: null, sealed: false });
  }
  table.coins.push(face);
  const [one, two] = table.coins;
  if (one !== undefined && two !== undefined) table.loot = Math.min(one + two, dogAt(table, table.first).stock_size);
}

/** A bone comes out of the bag: for a token that has just been taken, otherwise for the heist. */
function draw(table: Table, colour: Colour): void {
  const role = table.turn === null ? null : dogAt(table, table.turn).role;
  takeOut(table, colour);
  if (isFinding(table) && colour !== "black") {
    table.phase = "roles";
    dogAt(table, table.turn ?? 0).front[colour] += 1;
    return;
  }
  table.drawn[colour] += 1;
  if (table.phase === "effect" && (role === 1 || role === 3 || role === 5)) return;
  if (table.phase !== "heist" && table.phase !== "greed") {
    table.phase = "heist";
    table.turn = heistOrder(table).find((seat) => !dogAt(table, seat).out) ?? table.turn;
  }
}

function takeOut(table: Table, colour: Colour): void {
  table.bag.size -= 1;
  if (table.bag.seen) table.bag.seen.removed[colour] += 1;
}

/** A bone that goes back counts as never drawn. */
function putBack(table: Table, colour: Colour): void {
  table.drawn[colour] -= 1;
  table.bag.size += 1;
  if (table.bag.seen) table.bag.seen.removed[colour] -= 1;
}

function putIn(table: Table, count: number): void {
  table.bag.size += count;
  if (table.bag.seen) table.bag.seen.added += count;
}

function getAway(table: Table, seat: number): void {
  const dog = dogAt(table, seat);
  for (const colour of COLOURS) dog.front[colour] += table.drawn[colour];
  table.drawn = none();
}

function shift(from: Bones, to: Bones, colour: Colour): void {
  from[colour] -= 1;
  to[colour] += 1;
}

function swap(table: Table, seat: number, rest: string): void {
  const [mine, other] = rest.split(":");
  if (!isColour(mine) || !isColour(other)) return;
  const stock = dogAt(table, seat).stock;
  if (stock) {
    stock[mine] -= 1;
    stock[other] += 1;
  }
  table.chest[mine] += 1;
  table.chest[other] -= 1;
  table.phase = "roles";
}

/** How many bones are in the hand, and of how many; null where nobody is drawing. */
export function attempt(table: Table): { seat: number; count: number; goal: number } | null {
  if ((table.phase !== "heist" && table.phase !== "greed") || table.turn === null) return null;
  const wanted = goal(dogAt(table, table.turn));
  return wanted === null ? null : { seat: table.turn, count: sum(table.drawn), goal: wanted };
}
