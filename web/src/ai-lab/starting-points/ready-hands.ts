import type { Language } from '@codivia/contract/api/language';
import type { HandPoint } from '@codivia/runners/models/hand-features';
import { seededRandom } from '@codivia/runners/seeded-random';
import { type Pose, posedHand } from './hand-skeleton.ts';
import type { ReadyExamples } from './ready-examples.ts';

/** Examples of each class. */
const COUNT = 30;

const POSES = {
  fist: { bent: [1, 1, 1, 1, 1], spread: 0.5 },
  open: { bent: [0, 0, 0, 0, 0], spread: 1.2 },
  scissors: { bent: [0.9, 0, 0, 0.95, 1], spread: 1.8 },
} as const satisfies Record<string, Pose>;

const NAMES = {
  en: { rock: 'Rock', paper: 'Paper', scissors: 'Scissors', open: 'Open', shield: 'Shield' },
  fr: { rock: 'Pierre', paper: 'Feuille', scissors: 'Ciseaux', open: 'Ouvert', shield: 'Bouclier' },
} as const;

/** Four digits, as the camera's points have them. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Turns two axes of a point by an angle. */
const turned = (a: number, b: number, angle: number): [number, number] => [
  a * Math.cos(angle) - b * Math.sin(angle),
  a * Math.sin(angle) + b * Math.cos(angle),
];

/** A person who holds a hand before the camera: each time a little otherwise, the left one or the right one. */
function heldHand(pose: Pose, random: () => number): HandPoint[] {
  const about = (width: number) => (random() * 2 - 1) * width;
  const bent = pose.bent.map((one) => Math.min(1.05, Math.max(-0.05, one + about(0.12))));
  const hand = posedHand({ bent: bent as never, spread: pose.spread * (1 + about(0.35)) });
  const mirror = random() < 0.5 ? -1 : 1;
  const back = random() < 0.25 ? Math.PI : 0;
  // Now and then a hand is seen from its side.
  const yaw = back + about(random() < 0.3 ? 1.3 : 0.5);
  const [pitch, roll] = [about(0.35), about(0.5)];
  const size = 0.22 + random() * 0.14;
  const [left, top] = [0.5 + about(0.12), 0.75 + about(0.12)];
  return hand.map(([x, y, z]): HandPoint => {
    const [x1, z1] = turned(x * mirror, z, yaw);
    const [y1, z2] = turned(y, z1, pitch);
    const [x2, y2] = turned(x1, y1, roll);
    const near = size / (1 + 0.12 * z2);
    // The camera finds neither place nor depth exactly.
    const noise = () => about(0.02) * size;
    return [
      rounded(left + x2 * near + noise()),
      rounded(top - y2 * near + noise()),
      rounded(z2 * size * 0.8 + 3 * noise()),
    ];
  });
}

/** Hands in a pose, the same ones each time. */
function handsOf(pose: Pose, seed: number): HandPoint[][] {
  const random = seededRandom(seed);
  return Array.from({ length: COUNT }, () => heldHand(pose, random));
}

/** Rock, paper and scissors. */
export function readyRockPaperScissors(language: Language): ReadyExamples {
  const { rock, paper, scissors } = NAMES[language];
  return {
    classes: [
      { name: rock, inputs: handsOf(POSES.fist, 1) },
      { name: paper, inputs: handsOf(POSES.open, 2) },
      { name: scissors, inputs: handsOf(POSES.scissors, 3) },
    ],
  };
}

/** The two gestures of a game: an open hand, and a fist. */
export function readySteering(language: Language): ReadyExamples {
  const { open, shield } = NAMES[language];
  return {
    classes: [
      { name: open, inputs: handsOf(POSES.open, 4) },
      { name: shield, inputs: handsOf(POSES.fist, 5) },
    ],
  };
}
