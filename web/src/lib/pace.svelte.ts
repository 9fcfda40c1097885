// How fast this device tells what happens, and whether its hands want to throw and draw themselves.

import { canShake, mayShake, mustAsk } from "./shake";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type PaceName = (typeof PACES)[number];

/** How much longer than usual; at once nothing is told at all. */
const TEMPO: Record<PaceName, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
const KEPT = "osselet-pace";
const KEPT_HAND = "osselet-deal-for-me";
const KEPT_SHAKE = "osselet-shake";

class Pace {
  name = $state<PaceName>("normal");
  /** Dice fall and cards turn by themselves. */
  dealForMe = $state(false);

  /** A shake of the phone throws and draws. */
  shakes = $state(false);

  get tempo(): number {
    return TEMPO[this.name];
  }

  /** Remembers what was chosen on this device. */
  begin(): void {
    this.name = PACES.find((one) => one === localStorage.getItem(KEPT)) ?? "normal";
    this.dealForMe = localStorage.getItem(KEPT_HAND) === "on";
    // Where one has to be asked, a page may ask only after a tap: each time it was loaded.
    this.shakes = canShake() && !mustAsk() && localStorage.getItem(KEPT_SHAKE) !== "off";
  }

  choose(name: PaceName): void {
    this.name = name;
    localStorage.setItem(KEPT, name);
  }

  async chooseShaking(wanted: boolean): Promise<void> {
    this.shakes = wanted && (await mayShake());
    localStorage.setItem(KEPT_SHAKE, wanted ? "on" : "off");
  }

  chooseDealing(forMe: boolean): void {
    this.dealForMe = forMe;
    localStorage.setItem(KEPT_HAND, forMe ? "on" : "off");
  }
}

export const pace = new Pace();
