import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { rounded } from './rounded.ts';

/** Points `[x, y, kind]` on a map from 0 to 10; kinds are counted from 0. `x` and `y` place the new point. */
export const NearestNeighboursOptions = Type.Object({
  points: Type.Optional(
    Type.Array(Type.Array(Type.Number({ minimum: 0, maximum: 10 }), { minItems: 3, maxItems: 3 }), {
      minItems: 3,
      maxItems: 40,
    }),
  ),
  kinds: Type.Optional(Type.Array(Type.String({ maxLength: 16 }), { minItems: 2, maxItems: 3 })),
  x_label: Type.Optional(Type.String({ maxLength: 30 })),
  y_label: Type.Optional(Type.String({ maxLength: 30 })),
  k: Type.Optional(Type.Integer({ minimum: 1, maximum: 15 })),
  x: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  y: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
  map: Type.Optional(Type.Boolean()),
});
export type NearestNeighboursOptions = Static<typeof NearestNeighboursOptions>;

export type NearestNeighboursState = { x: number; y: number; k: number; map: boolean };

/** Calm songs and party songs, by speed and volume; one party song stands among the calm ones. */
const POINTS = [
  [1, 2, 0],
  [2, 4, 0],
  [3, 1, 0],
  [4, 2, 0],
  [3, 7, 0],
  [7, 8, 1],
  [8, 6, 1],
  [9, 9, 1],
  [6, 7, 1],
  [9, 7, 1],
  [4, 5, 1],
];

export interface Example {
  x: number;
  y: number;
  kind: number;
}

/** The points of the map, and the largest k. */
export function examplesOf({ points = POINTS }: NearestNeighboursOptions): Example[] {
  return points.map(([x = 0, y = 0, kind = 0]) => ({ x, y, kind: within(Math.round(kind), 0, 2) }));
}

export const mostNeighbours = (examples: readonly Example[]): number =>
  Math.min(15, examples.length);

/** The k nearest examples, the nearest first. */
export function nearest(examples: readonly Example[], x: number, y: number, k: number): Example[] {
  const far = (one: Example) => (one.x - x) ** 2 + (one.y - y) ** 2;
  return [...examples].sort((a, b) => far(a) - far(b)).slice(0, k);
}

/** The number of votes for each of the three kinds. */
export const votesOf = (voters: readonly Example[]): number[] =>
  [0, 1, 2].map((kind) => voters.filter((one) => one.kind === kind).length);

/** The kind with the most votes; in a draw, the one among them whose voter is nearest. */
export function winnerOf(voters: readonly Example[]): number {
  const votes = votesOf(voters);
  const most = Math.max(...votes);
  return voters.find(({ kind }) => votes[kind] === most)?.kind ?? 0;
}

/** Figures: `answer` (the number of the kind), `votes` for it, `k`, `x`, `y`. */
export const nearestNeighbours: Explorable<NearestNeighboursOptions, NearestNeighboursState> = {
  start: ({ x = 3, y = 5, k = 1, map = false }) => ({ x, y, k, map }),
  settle(options, { x, y, k, map }) {
    return {
      x: rounded(within(x, 0, 10), 1),
      y: rounded(within(y, 0, 10), 1),
      k: Math.round(within(k, 1, mostNeighbours(examplesOf(options)))),
      map,
    };
  },
  measure(options, { x, y, k }) {
    const voters = nearest(examplesOf(options), x, y, k);
    const answer = winnerOf(voters);
    return { answer, votes: votesOf(voters)[answer] ?? 0, k, x, y };
  },
};
