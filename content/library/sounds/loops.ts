/** Drums, music and places: sounds that are repeated, or made of such sounds. */

import { A4, A5, B5, C4, C5, C6, D5, E5, F4, F5, G4, G5 } from './pitches.ts';
import { fading, gliding, looped, mix, noise, type Samples, tone } from './synthesis.ts';

/** A sound that neither comes nor goes. */
const even = () => 1;

export const drum = () =>
  mix(
    [0, tone('sine', gliding(160, 45, 0.12), fading(0.002, 0.07), 0.4)],
    [0, noise(2500, fading(0.001, 0.01), 0.05), 0.4],
  );
export const snare = () =>
  mix(
    [0, noise(7000, fading(0.001, 0.045), 0.25, 3)],
    [0, tone('triangle', gliding(220, 150, 0.08), fading(0.001, 0.04), 0.15), 0.6],
  );
const hat = () => noise(11_000, fading(0.001, 0.018), 0.09, 5);

/** A bar of drums, two times: bass, hat, snare, hat. */
export function beat(): Samples {
  const step = 0.25;
  const parts = Array.from({ length: 8 }, (_, i): [number, Samples, number][] => [
    ...(i % 4 === 0 || i === 5 ? [[i * step, drum(), 1] as [number, Samples, number]] : []),
    ...(i % 4 === 2 ? [[i * step, snare(), 0.6] as [number, Samples, number]] : []),
    [i * step, hat(), 0.3],
  ]).flat();
  return mix(...parts, [0, new Float32Array(22_050 * 2)]).slice(0, 22_050 * 2);
}

/** Eight bars of a melody with a bass, as old consoles play it. */
export function gameMusic(): Samples {
  const step = 0.15;
  const melody = [
    C5,
    E5,
    G5,
    E5,
    A5,
    G5,
    E5,
    0,
    F5,
    A5,
    C6,
    A5,
    G5,
    E5,
    D5,
    0,
    C5,
    E5,
    G5,
    C6,
    B5,
    G5,
    E5,
    0,
    F5,
    E5,
    D5,
    G5,
    C5,
    0,
    C5,
    0,
  ];
  const bass = [C4, C4, A4, A4, F4, F4, G4, G4, C4, C4, A4, A4, F4, G4, C4, C4];
  const lead = melody.flatMap((frequency, i) =>
    frequency
      ? [[i * step, tone('pulse', frequency, fading(0.004, 0.09), 0.28), 0.5] as const]
      : [],
  );
  const low = bass.map(
    (frequency, i) =>
      [i * 2 * step, tone('triangle', frequency / 2, fading(0.004, 0.16), 0.3), 0.8] as const,
  );
  const length = Math.round(melody.length * step * 22_050);
  return mix(...lead, ...low, ...melody.map((_, i) => [i * step, hat(), 0.12] as const)).slice(
    0,
    length,
  );
}

export const rain = () =>
  looped(
    mix(
      [0, noise(5200, even, 3.4, 11), 0.5],
      ...Array.from(
        { length: 70 },
        (_, i) =>
          [
            (i * 0.618 * 3.3) % 3.3,
            tone('sine', 1400 + ((i * 397) % 1800), fading(0.001, 0.006), 0.04),
            0.2,
          ] as const,
      ),
    ),
    0.4,
  );
export const wind = () =>
  looped(
    noise(
      (now) => 420 + 260 * Math.sin(2 * Math.PI * now * 0.5) + 90 * Math.sin(2 * Math.PI * now),
      (now) => 0.6 + 0.3 * Math.sin(2 * Math.PI * now * 0.25),
      4.5,
      13,
    ),
    0.5,
  );
export const waves = () =>
  looped(
    noise(
      (now) => 500 + 1500 * Math.max(0, Math.sin((2 * Math.PI * now) / 4)) ** 2,
      (now) => 0.25 + 0.75 * Math.max(0, Math.sin((2 * Math.PI * now) / 4)) ** 2,
      4.4,
      17,
    ),
    0.4,
  );
export const crickets = () =>
  looped(
    mix(
      ...Array.from(
        { length: 24 },
        (_, i) =>
          [
            i * 0.125 + (i % 3 === 2 ? 0.04 : 0),
            tone(
              'sine',
              4300 + 80 * (i % 2),
              (now) => (now < 0.06 ? Math.sin((Math.PI * now) / 0.06) : 0) * (i % 6 < 4 ? 1 : 0),
              0.07,
            ),
          ] as const,
      ),
      [0, noise(800, even, 3.2, 19), 0.05],
    ),
    0.1,
  );
export const birdsong = () =>
  looped(
    mix(
      [0, noise(1200, even, 3.4, 23), 0.04],
      ...[0.1, 0.28, 0.46, 1.2, 1.34, 1.48, 1.62, 2.4, 2.6].map(
        (at, i) =>
          [
            at,
            tone(
              'sine',
              gliding(2600 + 300 * (i % 3), 3600 - 500 * (i % 2), 0.1),
              fading(0.02, 0.04),
              0.14,
            ),
          ] as const,
      ),
    ),
    0.3,
  );
export const engine = () =>
  looped(
    mix(
      [0, tone('saw', (now) => 62 + 3 * Math.sin(2 * Math.PI * now * 4), even, 2.3), 0.6],
      [0, tone('square', 31, even, 2.3), 0.4],
      [0, noise(600, even, 2.3, 29), 0.4],
    ),
    0.3,
  );
