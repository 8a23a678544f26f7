/** Short sounds, made here: nothing is loaded from anywhere. They are heard only after the first press, as browsers wish. */

export type Sound = "turn" | "place" | "card" | "dice" | "coin" | "refuse" | "won" | "lost" | "bell" | "end";

interface Note {
  /** Hertz; noise if it is 0. */
  pitch: number;
  /** Seconds from the beginning. */
  at: number;
  length: number;
  loud: number;
  shape?: OscillatorType;
  /** Hertz to glide to. */
  to?: number;
  /** For noise: the middle of what is heard of it. */
  colour?: number;
}

const knock = (at: number, colour: number, loud = 0.5): Note => ({ pitch: 0, at, length: 0.05, loud, colour });
const tone = (pitch: number, at: number, length: number, loud = 0.35, shape: OscillatorType = "triangle"): Note => ({ pitch, at, length, loud, shape });

const NOTES: Record<Sound, Note[]> = {
  turn: [tone(523, 0, 0.16), tone(784, 0.11, 0.28)],
  place: [knock(0, 520, 0.8), { ...tone(180, 0, 0.09, 0.4, "sine"), to: 120 }],
  card: [{ pitch: 0, at: 0, length: 0.11, loud: 0.3, colour: 3400 }],
  dice: [knock(0, 1500), knock(0.06, 1900, 0.4), knock(0.11, 1300, 0.45), knock(0.19, 1700, 0.3), knock(0.25, 1400, 0.2)],
  coin: [tone(1568, 0, 0.1, 0.2, "sine"), tone(2093, 0.05, 0.22, 0.22, "sine")],
  refuse: [{ ...tone(220, 0, 0.16, 0.3, "sine"), to: 170 }],
  won: [tone(523, 0, 0.14), tone(659, 0.1, 0.14), tone(784, 0.2, 0.3)],
  lost: [tone(392, 0, 0.18), { ...tone(311, 0.15, 0.4), to: 294 }],
  bell: [tone(880, 0, 0.7, 0.22, "sine"), tone(1318, 0.005, 0.5, 0.12, "sine")],
  end: [tone(392, 0, 0.2), tone(523, 0.16, 0.2), tone(659, 0.32, 0.2), tone(784, 0.48, 0.7)],
};

/** The length of a sound in seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...NOTES[sound].map((note) => note.at + note.length));

export class Sounds {
  private context: AudioContext | null = null;
  private lastAt = new Map<Sound, number>();
  /** From 0, silent, to 1. */
  volume = 0.25;

  /** The reader has pressed something: sounds may be heard from now on. */
  wake(): void {
    if (this.context || typeof AudioContext === "undefined") return;
    this.context = new AudioContext();
  }

  play(sound: Sound): void {
    const context = this.context;
    if (!context || this.volume <= 0 || document.visibilityState === "hidden") return;
    // The same sound twice at once is only louder.
    const before = this.lastAt.get(sound) ?? -1;
    if (context.currentTime - before < 0.05) return;
    this.lastAt.set(sound, context.currentTime);
    void context.resume();
    for (const note of NOTES[sound]) this.sing(context, note);
  }

  private sing(context: AudioContext, note: Note): void {
    const start = context.currentTime + note.at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(note.loud * this.volume, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    gain.connect(context.destination);
    const source = note.pitch > 0 ? voice(context, note, start) : rustle(context, note, gain);
    if (note.pitch > 0) source.connect(gain);
    source.start(start);
    source.stop(start + note.length + 0.02);
  }
}

function voice(context: AudioContext, note: Note, start: number): OscillatorNode {
  const voice = context.createOscillator();
  voice.type = note.shape ?? "sine";
  voice.frequency.setValueAtTime(note.pitch, start);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  return voice;
}

function rustle(context: AudioContext, note: Note, gain: GainNode): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * note.length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = note.colour ?? 1000;
  source.connect(filter).connect(gain);
  return source;
}

export const sounds = new Sounds();
