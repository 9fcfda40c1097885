// The switch of the sounds.

import { Player, type Sound } from "./sound";

const KEPT = "osselet-sound";

/** A device that cannot sound plays on without. */
function silently<Made>(act: () => Made): Made | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

class Sounds {
  on = $state(true);
  #player: Player | null = null;

  /** Remembers what was chosen on this device, and waits for the first touch. */
  begin(): void {
    this.on = localStorage.getItem(KEPT) !== "off";
    const touched = (): void => {
      this.#player ??= silently(() => new Player()) ?? null;
    };
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, touched, { once: true });
  }

  choose(on: boolean): void {
    this.on = on;
    localStorage.setItem(KEPT, on ? "on" : "off");
    if (on) this.play("stone");
  }

  play(name: Sound | "turn" | null | undefined, higher = 1): void {
    if (name && this.on) silently(() => this.#player?.play(name, higher));
  }

  /** A tone that rises for so long. */
  rise(seconds: number): () => void {
    return (this.on && silently(() => this.#player?.rise(seconds))) || (() => {});
  }
}

export const sounds = new Sounds();
