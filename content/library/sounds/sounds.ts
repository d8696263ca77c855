import {
  beat,
  birdsong,
  crickets,
  drum,
  engine,
  gameMusic,
  rain,
  snare,
  waves,
  wind,
} from './loops.ts';
import { A5, B5, C5, C6, D5, E5, E6, F5, G5, G6, note } from './pitches.ts';
import { fading, gliding, mix, noise, pluck, type Samples, steps, tone } from './synthesis.ts';

/** A sound of the library. */
export interface Sound {
  en: string;
  fr: string;
  words?: string;
  kind: 'games' | 'notes' | 'loops';
  samples: () => Samples;
}

/** Notes one after the other, each with its length, in seconds. */
const tune = (
  wave: 'square' | 'pulse' | 'triangle',
  ...notes: readonly (readonly [frequency: number, seconds: number])[]
): Samples => {
  let at = 0;
  return mix(
    ...notes.map(([frequency, seconds]) => {
      const placed = [
        at,
        tone(wave, frequency, fading(0.004, seconds * 0.7), seconds * 1.5),
      ] as const;
      at += seconds;
      return placed;
    }),
  );
};

const NOTES = [
  ['C', 'do', C5],
  ['D', 'ré', D5],
  ['E', 'mi', E5],
  ['F', 'fa', F5],
  ['G', 'sol', G5],
  ['A', 'la', A5],
  ['B', 'si', B5],
  ['high C', 'do aigu', C6],
] as const;

const game = (en: string, fr: string, words: string, samples: () => Samples): Sound => ({
  en,
  fr,
  words,
  kind: 'games',
  samples,
});
const loop = (en: string, fr: string, words: string, samples: () => Samples): Sound => ({
  en,
  fr,
  words,
  kind: 'loops',
  samples,
});

/** The sounds of the library: for games, notes, and sounds that can be repeated. */
export const SOUNDS: readonly Sound[] = [
  game('jump', 'saut', '', () => tone('pulse', gliding(260, 720, 0.16), fading(0.004, 0.12), 0.26)),
  game('double jump', 'double saut', '', () =>
    mix(
      [0, tone('pulse', gliding(300, 640, 0.1), fading(0.004, 0.08), 0.16)],
      [0.1, tone('pulse', gliding(480, 1100, 0.14), fading(0.004, 0.1), 0.24)],
    ),
  ),
  game('landing', 'atterrissage', 'fall chute', () =>
    mix(
      [0, tone('sine', gliding(190, 60, 0.1), fading(0.002, 0.05), 0.22)],
      [0, noise(900, fading(0.002, 0.03), 0.14), 0.6],
    ),
  ),
  game('coin sound', 'son de pièce', 'money bonus', () =>
    mix(
      [0, tone('square', B5, fading(0.002, 0.05), 0.08)],
      [0.07, tone('square', E6, fading(0.002, 0.14), 0.5)],
    ),
  ),
  game('bonus', 'bonus', 'power up level niveau', () =>
    tune('square', [C5, 0.07], [E5, 0.07], [G5, 0.07], [C6, 0.07], [E6, 0.07], [G6, 0.2]),
  ),
  game('laser', 'laser', 'shot tir', () =>
    tone('saw', gliding(1700, 160, 0.2), fading(0.002, 0.09), 0.26),
  ),
  game('explosion sound', 'son d’explosion', 'bang boom', () =>
    mix(
      [0, noise(gliding(3200, 180, 0.8), fading(0.004, 0.22), 1.1, 31)],
      [0, tone('sine', gliding(120, 32, 0.5), fading(0.004, 0.22), 0.8), 0.7],
    ),
  ),
  game('hit', 'coup', 'punch touché', () =>
    mix(
      [0, noise(gliding(4000, 500, 0.1), fading(0.001, 0.035), 0.18, 37)],
      [0, tone('square', gliding(240, 70, 0.12), fading(0.001, 0.05), 0.18), 0.6],
    ),
  ),
  game('hurt', 'aïe', 'damage dégâts', () =>
    tone('saw', gliding(520, 150, 0.26), fading(0.004, 0.12), 0.34),
  ),
  game('win', 'victoire', 'success gagné', () =>
    tune('pulse', [G5, 0.11], [C6, 0.11], [E6, 0.11], [G6, 0.22], [E6, 0.11], [G6, 0.45]),
  ),
  game('lose', 'défaite', 'game over perdu', () =>
    tune('triangle', [G5, 0.18], [E5, 0.18], [D5, 0.18], [C5, 0.5]),
  ),
  game('right answer', 'bonne réponse', 'correct juste', () =>
    tune('triangle', [E5, 0.09], [G5, 0.09], [C6, 0.3]),
  ),
  game('wrong answer', 'mauvaise réponse', 'error erreur faux', () =>
    mix(
      [0, tone('square', 147, fading(0.004, 0.14), 0.16)],
      [0.18, tone('square', 110, fading(0.004, 0.22), 0.4)],
    ),
  ),
  game('click', 'clic', 'button bouton', () =>
    mix(
      [0, noise(6000, fading(0.001, 0.004), 0.03, 41)],
      [0, tone('sine', 1300, fading(0.001, 0.008), 0.05)],
    ),
  ),
  game('pop', 'pop', 'bubble bulle', () =>
    tone('sine', gliding(340, 1150, 0.07), fading(0.003, 0.03), 0.12),
  ),
  game('swoosh', 'souffle', 'sword épée throw lancer', () =>
    noise(
      (now) => 700 + 3600 * Math.sin((Math.PI * now) / 0.3),
      (now) => Math.sin((Math.PI * now) / 0.3) ** 2,
      0.3,
      43,
    ),
  ),
  game('magic', 'magie', 'spell sort sparkle', () =>
    mix(
      ...[0, 1, 2, 3, 4, 5, 6].map(
        (i) =>
          [
            i * 0.05,
            tone('sine', note([15, 19, 22, 27, 31, 34, 39][i] ?? 15), fading(0.003, 0.14), 0.6),
            0.5,
          ] as const,
      ),
    ),
  ),
  game('door sound', 'son de porte', 'open ouvrir', () =>
    mix(
      [
        0,
        tone(
          'saw',
          (now) => 90 + 70 * now + 20 * Math.sin(now * 60),
          (now) => 0.4 * Math.sin((Math.PI * now) / 0.6),
          0.6,
        ),
      ],
      [0.55, noise(700, fading(0.002, 0.04), 0.2, 47)],
    ),
  ),
  game('alarm', 'alarme', 'danger siren sirène', () =>
    tone('square', steps(0.2, 880, 660, 880, 660, 880, 660), () => 1, 1.2),
  ),
  game('splash', 'plouf', 'water eau', () =>
    mix(
      [0, noise(gliding(5200, 900, 0.4), fading(0.01, 0.12), 0.6, 53)],
      [0.06, tone('sine', gliding(260, 720, 0.12), fading(0.01, 0.05), 0.2), 0.5],
    ),
  ),
  game('drum', 'grosse caisse', 'drums batterie music musique', drum),
  game('snare drum', 'caisse claire', 'drums batterie music musique', snare),
  ...NOTES.map(
    ([en, fr, frequency]): Sound => ({
      en: `note ${en}`,
      fr: `note ${fr}`,
      words: 'music musique piano guitar guitare',
      kind: 'notes',
      samples: () => pluck(frequency / 2, 1.3),
    }),
  ),
  loop('game music', 'musique de jeu', 'loop boucle', gameMusic),
  loop('drum beat', 'rythme', 'loop boucle drums batterie', beat),
  loop('rain', 'pluie', 'weather météo', rain),
  loop('wind', 'vent', 'weather météo', wind),
  loop('sea waves', 'vagues', 'water eau mer', waves),
  loop('crickets', 'grillons', 'night nuit', crickets),
  loop('birdsong', 'chants d’oiseaux', 'forest forêt', birdsong),
  loop('engine', 'moteur', 'car voiture', engine),
];
