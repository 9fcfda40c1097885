// What the table sounds like: soft knocks, rustles and tones, made on the spot; no files.

/** The sounds a step can make. */
export type Sound = "stone" | "dice" | "card" | "bag" | "step" | "coin" | "bones" | "good" | "bad" | "toss" | "catch" | "pick" | "drop";

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
  turn: [bell(0, 1175), bell(0.18, 880)],
  toss: [{ kind: "sine", at: 0, length: 0.22, hz: 300, to: 900, loud: 0.16 }, { kind: "noise", at: 0, length: 0.2, hz: 1500, loud: 0.3 }],
  catch: [knock(0, 170, 0.7), click(0.01, 1200, 0.35), bell(0.02, 1046, 0.16)],
  pick: [{ kind: "triangle", at: 0, length: 0.06, hz: 1250, to: 1500, loud: 0.45 }],
  drop: [knock(0, 480, 0.4), knock(0.11, 400, 0.3), knock(0.19, 360, 0.22), { kind: "sine", at: 0.06, length: 0.36, hz: 210, to: 120, loud: 0.4 }],
};

/** Of everything together: one should be able to talk over it. */
const VOLUME = 0.3;
/** A band of noise is that much fainter than a tone. */
const NOISE = 2.5;
/** Seconds until a part is at its loudest: at once would be a crack. */
const RISE = 0.003;
/** What is left of a part at its end. */
const REST = 0.001;

/** From which pitch to which a tone rises, in hertz. */
const RISES = [220, 880] as const;

/** A sound as samples. */
export function samples(name: keyof typeof SOUNDS, rate: number): Float32Array<ArrayBuffer> {
  const tones = SOUNDS[name];
  const made = new Float32Array(Math.ceil(Math.max(...tones.map((tone) => tone.at + tone.length)) * rate) + 1);
  for (const tone of tones) {
    const from = Math.round(tone.at * rate);
    const count = Math.floor(tone.length * rate);
    const wave = tone.kind === "noise" ? hiss(tone, rate) : pitch(tone, count, rate);
    for (let at = 0; at < count; at += 1) {
      const loud = Math.min(1, at / rate / RISE) * REST ** (at / count);
      made[from + at]! += VOLUME * tone.loud * loud * wave(at);
    }
  }
  return made;
}

/** A tone sample by sample, from one pitch to the other. */
function pitch(tone: Tone, count: number, rate: number): (at: number) => number {
  let phase = 0;
  return (at) => {
    phase += (tone.hz * ((tone.to ?? tone.hz) / tone.hz) ** (at / count)) / rate;
    const turn = 2 * Math.PI * phase;
    return tone.kind === "sine" ? Math.sin(turn) : (2 / Math.PI) * Math.asin(Math.sin(turn));
  };
}

/** Noise sample by sample, through a band around its pitch. */
function hiss(tone: Tone, rate: number): () => number {
  const angle = (2 * Math.PI * tone.hz) / rate;
  const width = Math.sin(angle) / 2;
  let seed = 1;
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return () => {
    // The same noise every time, so that what is tested is what is heard.
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const now = seed / 2 ** 31 - 1;
    const out = (width * (now - in2) + 2 * Math.cos(angle) * out1 - (1 - width) * out2) / (1 + width);
    [in2, in1, out2, out1] = [in1, now, out1, out];
    return NOISE * out;
  };
}

/** Plays sounds; there is one only after somebody has touched the page, as browsers want it. */
export class Player {
  readonly #context = new AudioContext();
  readonly #made = new Map<string, AudioBuffer>();

  /** Plays a sound, higher by this factor. */
  play(name: keyof typeof SOUNDS, higher = 1): void {
    if (this.#context.state === "suspended") void this.#context.resume();
    const source = this.#context.createBufferSource();
    source.buffer = this.#made.get(name) ?? this.#make(name);
    source.playbackRate.value = higher;
    source.connect(this.#context.destination);
    source.start();
  }

  /** A tone that rises for so many seconds and stops: one hears when it is time. What is given back ends it before. */
  rise(seconds: number): () => void {
    if (this.#context.state === "suspended") void this.#context.resume();
    const [tone, loud] = [this.#context.createOscillator(), this.#context.createGain()];
    const now = this.#context.currentTime;
    tone.frequency.setValueAtTime(RISES[0], now);
    tone.frequency.exponentialRampToValueAtTime(RISES[1], now + seconds);
    loud.gain.setValueAtTime(0, now);
    loud.gain.linearRampToValueAtTime(VOLUME * 0.3, now + 0.02);
    tone.connect(loud).connect(this.#context.destination);
    tone.start();
    tone.stop(now + seconds);
    return () => tone.stop();
  }

  #make(name: keyof typeof SOUNDS): AudioBuffer {
    const made = samples(name, this.#context.sampleRate);
    const buffer = this.#context.createBuffer(1, made.length, this.#context.sampleRate);
    buffer.copyToChannel(made, 0);
    this.#made.set(name, buffer);
    return buffer;
  }
}
