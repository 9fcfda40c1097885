// What makes it feel: trails, sparks, squash, a shake, hands that close. Nothing here is judged.

import type { Look } from "./look";

/** What one hears and feels of a moment. */
export type Happening = "throw" | "pick" | "done" | "catch" | "drop" | "press" | "win" | "fail";

interface Spark {
  x: number;
  y: number;
  angle: number;
  reach: number;
  age: number;
  life: number;
  colour: "line" | "good" | "bad" | "light";
}
interface Wave {
  x: number;
  y: number;
  age: number;
  life: number;
  from: number;
  to: number;
  colour: "good" | "bad" | "light";
}
interface Word {
  x: number;
  y: number;
  text: string;
  age: number;
}

const TRAIL = 14;

export class Effects {
  readonly sparks: Spark[] = [];
  readonly waves: Wave[] = [];
  readonly words: Word[] = [];
  readonly trail: { x: number; y: number; z: number }[] = [];
  /** The hand as it is drawn: it follows the pointer a little late, closes and leans. */
  hand = { x: 500, y: 1050, curl: 0.25, tilt: 0 };
  /** 1 flat, -1 long; of what was just caught or thrown. */
  squash = 0;
  shake = 0;
  /** How far the Jack is drawn from where the judge has it: it leaves the hand, not its resting place. */
  readonly shift = { x: 0, y: 0 };
  /** Since when each bone is where it is, for those that jump into the hand. */
  readonly moved = new Map<number, { from: { x: number; y: number }; age: number }>();
  #speed = 0;
  #before: Look | null = null;

  /** Goes on by some milliseconds; tells what has happened since the last look. */
  step(look: Look, ms: number, still: boolean): Happening[] {
    const before = this.#before;
    const happened = before && before.figure === look.figure && before.now <= look.now ? differences(before, look) : [];
    this.#follow(look, ms);
    this.#age(ms);
    if (before) for (const one of happened) this.#show(one, before, look, still);
    for (const [at, bone] of look.bones.entries()) {
      const was = before?.bones[at];
      if (was && was.as !== bone.as) this.moved.set(at, { from: { x: was.x, y: was.y - was.z }, age: 0 });
    }
    const fade = Math.exp(-ms / 110);
    this.shift.x *= fade;
    this.shift.y *= fade;
    if (happened.includes("throw") && before?.jack && look.jack) {
      this.shift.x = before.jack.x - look.jack.x;
      this.shift.y = before.jack.y - look.jack.y;
    } else if (!look.landing) {
      this.shift.x = this.shift.y = 0;
    }
    if (look.landing && look.jack) {
      this.trail.push({ x: look.jack.x + this.shift.x, y: look.jack.y + this.shift.y, z: look.jack.z });
      if (this.trail.length > TRAIL) this.trail.shift();
    } else {
      this.trail.splice(0, 2);
    }
    this.#before = { ...look, bones: look.bones.map((bone) => ({ ...bone })), jack: look.jack && { ...look.jack } };
    return happened;
  }

  #follow(look: Look, ms: number): void {
    const { hand } = this;
    const near = 1 - Math.exp(-ms / (look.hand.pressed ? 14 : 60));
    const [dx, dy] = [(look.hand.x - hand.x) * near, (look.hand.y - hand.y) * near];
    hand.x += dx;
    hand.y += dy;
    const lean = Math.max(-0.5, Math.min(0.5, (dx / Math.max(4, ms)) * 0.16));
    hand.tilt += (lean - hand.tilt) * (1 - Math.exp(-ms / 70));
    const wanted = look.hand.pressed ? (look.landing ? 0.62 : 0.85) : 0.12;
    hand.curl += (wanted - hand.curl) * (1 - Math.exp(-ms / 45));
    // A spring: it overshoots once and rests.
    this.#speed += (-this.squash * 0.0028 - this.#speed * 0.016) * ms;
    this.squash = Math.max(-1, Math.min(1, this.squash + this.#speed * ms));
    this.shake *= Math.exp(-ms / 90);
  }

  #age(ms: number): void {
    for (const list of [this.sparks, this.waves, this.words] as { age: number; life?: number }[][]) {
      for (const one of list) one.age += ms;
      const kept = list.filter((one) => one.age < (one.life ?? 900));
      list.splice(0, list.length, ...kept);
    }
    for (const [at, one] of this.moved) {
      one.age += ms;
      if (one.age > 260) this.moved.delete(at);
    }
  }

  #show(what: Happening, before: Look, look: Look, still: boolean): void {
    const at = look.landing ?? before.landing ?? look.hand;
    switch (what) {
      case "throw":
        this.squash = -0.7;
        break;
      case "pick":
      case "done": {
        const changed = look.bones.find((bone, index) => before.bones[index]?.as !== bone.as) ?? look.hand;
        if (!still) this.#burst(changed.x, changed.y, 7, 70, "line");
        this.words.push({ x: changed.x, y: changed.y - 70, text: String(look.result || "+1"), age: 0 });
        break;
      }
      case "catch":
        this.squash = 0.8;
        if (still) break;
        this.#burst(at.x, at.y, 9, 110, "light");
        this.waves.push({ x: at.x, y: at.y, age: 0, life: 320, from: 50, to: 170, colour: "good" });
        break;
      case "drop":
        if (still) break;
        this.shake = 16;
        this.#burst(at.x, at.y, 12, 150, "bad");
        this.waves.push({ x: at.x, y: at.y, age: 0, life: 420, from: 30, to: 210, colour: "bad" });
        break;
      case "win":
        if (still) break;
        for (let ring = 0; ring < 3; ring++) this.#burst(300 + 200 * ring, 480 - 60 * (ring % 2), 14, 190, ring % 2 ? "light" : "good");
        break;
      default:
        break;
    }
  }

  #burst(x: number, y: number, count: number, reach: number, colour: Spark["colour"]): void {
    for (let at = 0; at < count; at++) {
      this.sparks.push({ x, y, angle: ((at + 0.5) / count) * 2 * Math.PI, reach: reach * (0.75 + 0.5 * ((at * 37) % 10) * 0.1), age: 0, life: 300 + ((at * 53) % 120), colour });
    }
  }
}

/** What has happened between two looks. */
export function differences(before: Look, look: Look): Happening[] {
  const found: Happening[] = [];
  if (look.hand.pressed && !before.hand.pressed) found.push("press");
  if (look.landing && look.landing.thrown !== before.landing?.thrown) found.push("throw");
  const changed = look.bones.filter((bone, at) => before.bones[at] && before.bones[at].as !== bone.as);
  if (changed.some((bone) => bone.as === "held")) found.push("pick");
  else if (changed.some((bone) => bone.as === "done")) found.push("done");
  const lost = changed.some((bone) => bone.as === "lost") || (look.jack?.as === "lost" && before.jack?.as !== "lost");
  if (lost) found.push("drop");
  else if (before.landing && !look.landing) found.push("catch");
  if (look.over && !before.over) found.push(look.fault ? "fail" : "win");
  return found;
}
