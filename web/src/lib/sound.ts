// What the table sounds like: soft knocks, rustles and tones, made on the spot; no files.

/** The sounds a step can make. */
export type Sound = "stone" | "dice" | "card" | "bag" | "step" | "coin" | "bones" | "good" | "bad";

/** A part of a sound; times in seconds. */
interface Tone {
  kind: "sine" | "triangle" | "noise";
  at: number;
  length: number;
  /** Of a tone its pitch, of noise where it is loudest. */
  hz: number;
  /** Where the pitch goes. */
  to?: number;
  loud: number;
}

const knock = (at: number, hz: number, loud = 0.5): Tone => ({ kind: "triangle", at, length: 0.09, hz, to: hz * 0.7, loud });
const click = (at: number, hz: number, loud = 0.4): Tone => ({ kind: "noise", at, length: 0.05, hz, loud });
const rustle = (at: number, length: number, hz: number): Tone => ({ kind: "noise", at, length, hz, loud: 0.35 });
const bell = (at: number, hz: number, loud = 0.35): Tone => ({ kind: "sine", at, length: 0.5, hz, loud });

export const SOUNDS: Record<Sound | "turn", readonly Tone[]> = {
  stone: [knock(0, 520), click(0, 2400, 0.25)],
  dice: [click(0, 1800), click(0.07, 2300), click(0.13, 1600), click(0.22, 2100), knock(0.3, 330, 0.3)],
  card: [rustle(0, 0.12, 3200)],
  bag: [rustle(0, 0.18, 900), rustle(0.12, 0.16, 1300)],
  step: [knock(0, 210, 0.45)],
  coin: [bell(0, 2100, 0.2), bell(0.06, 2650, 0.16)],
  bones: [knock(0, 760, 0.35), knock(0.06, 920, 0.35), knock(0.13, 690, 0.3), click(0.05, 3000, 0.2)],
  good: [bell(0, 523), bell(0.1, 659), bell(0.2, 784)],
  bad: [{ kind: "sine", at: 0, length: 0.3, hz: 330, to: 247, loud: 0.4 }, { kind: "sine", at: 0.16, length: 0.4, hz: 247, to: 196, loud: 0.35 }],
  turn: [bell(0, 659), bell(0.14, 880)],
};

/** Of everything together: one should be able to talk over it. */
const VOLUME = 0.22;

/** Plays parts of sounds; there is one only after somebody has touched the page, as browsers want it. */
export class Player {
  readonly #context = new AudioContext();
  readonly #out: GainNode;
  #noise: AudioBuffer | null = null;

  constructor() {
    this.#out = this.#context.createGain();
    this.#out.gain.value = VOLUME;
    this.#out.connect(this.#context.destination);
  }

  play(tones: readonly Tone[]): void {
    if (this.#context.state === "suspended") void this.#context.resume();
    for (const tone of tones) this.#sound(tone, this.#context.currentTime + tone.at + 0.01);
  }

  #sound(tone: Tone, from: number): void {
    const until = from + tone.length;
    const fade = this.#context.createGain();
    fade.gain.setValueAtTime(tone.loud, from);
    fade.gain.exponentialRampToValueAtTime(0.001, until);
    fade.connect(this.#out);
    const source = tone.kind === "noise" ? this.#hiss(tone, fade) : this.#pitch(tone, from, until, fade);
    source.start(from);
    source.stop(until);
  }

  #pitch(tone: Tone, from: number, until: number, out: AudioNode): OscillatorNode {
    const source = this.#context.createOscillator();
    source.type = tone.kind === "sine" ? "sine" : "triangle";
    source.frequency.setValueAtTime(tone.hz, from);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, until);
    source.connect(out);
    return source;
  }

  #hiss(tone: Tone, out: AudioNode): AudioBufferSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise ??= this.#makeNoise();
    const filter = this.#context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = tone.hz;
    source.connect(filter).connect(out);
    return source;
  }

  #makeNoise(): AudioBuffer {
    const made = this.#context.createBuffer(1, this.#context.sampleRate / 2, this.#context.sampleRate);
    const samples = made.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    return made;
  }
}
