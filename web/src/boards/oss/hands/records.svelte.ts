// What was done in practice, kept on this device alone: tries, bests, streaks, and the day's deal.

const KEPT = "osselet-bones";

/** Of one figure. */
export interface FigureRecord {
  tries: number;
  done: number;
  /** The hardest level done. */
  best: number;
  /** Done one after the other, now and at most. */
  streak: number;
  longest: number;
}

/** Of one day: what came of each of its figures; null: not tried yet. */
export interface DayRecord {
  day: string;
  results: (number | null)[];
}

interface Kept {
  figures: Record<string, FigureRecord>;
  today: DayRecord | null;
  /** Days in a row on which the day's deal was played to its end, and the last of them. */
  days: number;
  last: string;
  ring: boolean;
  /** Handicaps were chosen on this device: they are not set by what one points with. */
  chosen: boolean;
  /** How noisy this hand was at its warm-up, an average one being 1; 0: it never warmed up. */
  noise: number;
}

const NOTHING: Kept = { figures: {}, today: null, days: 0, last: "", ring: false, chosen: false, noise: 0 };
const UNTRIED: FigureRecord = { tries: 0, done: 0, best: 0, streak: 0, longest: 0 };

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

class Records {
  #kept = $state.raw<Kept>(read());

  of(figure: string): FigureRecord {
    return this.#kept.figures[figure] ?? UNTRIED;
  }

  get ring(): boolean {
    return this.#kept.ring;
  }

  set ring(on: boolean) {
    this.#keep({ ring: on });
  }

  get chosen(): boolean {
    return this.#kept.chosen;
  }

  set chosen(on: boolean) {
    this.#keep({ chosen: on });
  }

  get noise(): number {
    return this.#kept.noise;
  }

  set noise(found: number) {
    this.#keep({ noise: found });
  }

  /** Days in a row. */
  get days(): number {
    return this.#kept.days;
  }

  /** An attempt is over. */
  tried(figure: string, level: number, success: boolean): void {
    const was = this.of(figure);
    const streak = success ? was.streak + 1 : 0;
    const now = {
      tries: was.tries + 1,
      done: was.done + (success ? 1 : 0),
      best: success ? Math.max(was.best, level) : was.best,
      streak,
      longest: Math.max(was.longest, streak),
    };
    this.#keep({ figures: { ...this.#kept.figures, [figure]: now } });
  }

  /** What was done today so far, of so many figures. */
  today(day: string, count: number): DayRecord {
    const { today } = this.#kept;
    return today?.day === day ? today : { day, results: Array.from({ length: count }, () => null) };
  }

  /** One of the day's figures was tried: only the first try counts. */
  triedToday(day: string, count: number, at: number, result: number, yesterday: string): void {
    const now = this.today(day, count);
    if (now.results[at] !== null) return;
    const results = now.results.map((one, index) => (index === at ? result : one));
    const whole = results.every((one) => one !== null);
    const days = this.#kept.last === yesterday ? this.#kept.days + 1 : 1;
    this.#keep({ today: { day, results }, ...(whole ? { days, last: day } : {}) });
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    } catch {
      // A device that keeps nothing still plays.
    }
  }
}

export const records = new Records();
