/** Sounds as numbers: every function answers samples between -1 and 1. */

/** Samples in a second: enough for the loudspeaker of a telephone. */
export const RATE = 22_050;

export type Samples = Float32Array;

/** A value that changes in the course of a sound: its time is in seconds from the beginning. */
export type Course = (seconds: number) => number;

/** The shapes of a wave; each takes the elapsed part of its period, below 1. */
export const WAVES = {
  sine: (phase: number) => Math.sin(2 * Math.PI * phase),
  square: (phase: number) => (phase < 0.5 ? 0.7 : -0.7),
  pulse: (phase: number) => (phase < 0.25 ? 0.8 : -0.5),
  saw: (phase: number) => 1 - 2 * phase,
  triangle: (phase: number) => 4 * Math.abs(phase - 0.5) - 1,
} as const;
export type Wave = keyof typeof WAVES;

/** Returns the loudness of a sound: it rises for `attack` seconds and halves every `half` seconds. */
export const fading =
  (attack: number, half: number): Course =>
  (seconds) =>
    Math.min(1, seconds / attack) * 0.5 ** (Math.max(0, seconds - attack) / half);

/** Changes from one value to another in some seconds, evenly to the ear; then it stays. */
export const gliding =
  (from: number, to: number, seconds: number): Course =>
  (now) =>
    from * (to / from) ** Math.min(1, now / seconds);

/** One value after the other, each for some seconds. */
export const steps =
  (each: number, ...values: readonly number[]): Course =>
  (seconds) =>
    values[Math.min(values.length - 1, Math.floor(seconds / each))] ?? 0;

/** A tone whose frequency, in hertz, and loudness may change. */
export function tone(
  wave: Wave,
  frequency: number | Course,
  loudness: Course,
  seconds: number,
): Samples {
  const samples = new Float32Array(Math.round(seconds * RATE));
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    const now = i / RATE;
    samples[i] = WAVES[wave](phase) * loudness(now);
    phase = (phase + (typeof frequency === 'number' ? frequency : frequency(now)) / RATE) % 1;
  }
  return samples;
}

/** Noise with only the frequencies below a limit; the same at each build. */
export function noise(
  cutoff: number | Course,
  loudness: Course,
  seconds: number,
  seed = 1,
): Samples {
  const samples = new Float32Array(Math.round(seconds * RATE));
  let state = seed;
  let low = 0;
  let lower = 0;
  for (let i = 0; i < samples.length; i++) {
    const now = i / RATE;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    const limit = typeof cutoff === 'number' ? cutoff : cutoff(now);
    const part = 1 - Math.exp((-2 * Math.PI * limit) / RATE);
    low += part * (state / 2_147_483_648 - low);
    lower += part * (low - lower);
    // Frequencies that are cut off reduce the loudness, too.
    samples[i] = lower * loudness(now) * Math.min(8, Math.sqrt(RATE / 2 / limit));
  }
  return samples;
}

/** A plucked string: its overtones fade sooner the higher they are. */
export function pluck(frequency: number, seconds: number): Samples {
  const overtones = [1, 0.5, 0.3, 0.16, 0.1, 0.05];
  return mix(
    ...overtones.map((loudness, i): [number, Samples, number] => [
      0,
      tone('sine', frequency * (i + 1), fading(0.004, 0.34 / (i + 1)), seconds),
      loudness,
    ]),
  );
}

/** Adds sounds together, each from its own time on, in seconds. */
export function mix(
  ...parts: readonly (readonly [at: number, sound: Samples, loudness?: number])[]
): Samples {
  const ends = parts.map(([at, sound]) => Math.round(at * RATE) + sound.length);
  const samples = new Float32Array(Math.max(...ends));
  for (const [at, sound, loudness = 1] of parts) {
    const start = Math.round(at * RATE);
    sound.forEach((value, i) => {
      samples[start + i] = (samples[start + i] ?? 0) + value * loudness;
    });
  }
  return samples;
}

/** A sound whose end goes over into its beginning, so that it can be played again and again; it becomes shorter. */
export function looped(sound: Samples, overlap: number): Samples {
  const over = Math.round(overlap * RATE);
  const samples = sound.slice(0, sound.length - over);
  for (let i = 0; i < over; i++) {
    const part = i / over;
    samples[i] =
      (samples[i] ?? 0) * Math.sqrt(part) + (sound[samples.length + i] ?? 0) * Math.sqrt(1 - part);
  }
  return samples;
}

/** A sound as a WAV file of 16 bits, as loud as it may be, and with an end that does not click unless it goes round. */
export function wav(sound: Samples, isLoop: boolean): Uint8Array {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0.001);
  const ending = Math.min(sound.length, Math.round(0.012 * RATE));
  const file = new DataView(new ArrayBuffer(44 + 2 * sound.length));
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) file.setUint8(at + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  file.setUint32(4, 36 + 2 * sound.length, true);
  text(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, RATE, true);
  file.setUint32(28, 2 * RATE, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  text(36, 'data');
  file.setUint32(40, 2 * sound.length, true);
  sound.forEach((value, i) => {
    const rest = isLoop ? 1 : Math.min(1, (sound.length - i) / ending);
    file.setInt16(44 + 2 * i, Math.round((value / peak) * 0.86 * rest * 32_767), true);
  });
  return new Uint8Array(file.buffer);
}
