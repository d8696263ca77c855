import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { longAs, rounded } from './rounded.ts';
import { seeded } from './seeded.ts';

/** Rows of a map: `M` the mouse, `C` cheese, `c` a crumb, `X` the cat, `#` walls. All rows are as long as the first. */
export const QMouseOptions = Type.Object({
  map: Type.Optional(
    Type.Array(Type.String({ pattern: '^[MCcX#.]{3,8}$' }), { minItems: 2, maxItems: 6 }),
  ),
  explore: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
});
export type QMouseOptions = Static<typeof QMouseOptions>;

/**
 * `q` holds four values for each cell: the rewards that the mouse expects of a step up, right, down and left. `path` are the
 * cells of its last run; `gain` is the sum of the rewards of that run.
 */
export type QMouseState = {
  q: readonly number[];
  runs: number;
  explore: number;
  path: readonly number[];
  gain: number;
  seed: number;
};

const MAP = ['c...C', '.#.X.', '...#.', '..M..'];
/** Steps up, right, down and left. */
const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const REWARDS: Readonly<Record<string, number>> = { C: 10, c: 2, X: -10 };
const STEP_COST = 0.1;
const LEARNING_RATE = 0.5;
/** The weight of a reward that comes one step later. */
const DISCOUNT = 0.95;
const LONGEST_RUN = 60;
export const MOST_RUNS = 999;

/** The cells of the map, row by row. */
export function worldOf({ map = MAP }: QMouseOptions) {
  const columns = map[0]?.length ?? 0;
  const cells = map.flatMap((row) => [...row.padEnd(columns, '#').slice(0, columns)]);
  return { columns, rows: map.length, cells, home: Math.max(0, cells.indexOf('M')) };
}
type World = ReturnType<typeof worldOf>;

/** The cell after a step; walls and borders leave the mouse where it is. */
function after({ columns, rows, cells }: World, cell: number, way: number): number {
  const [dx, dy] = WAYS[way] ?? [0, 0];
  const [x, y] = [(cell % columns) + dx, Math.floor(cell / columns) + dy];
  const to = y * columns + x;
  return x < 0 || y < 0 || x >= columns || y >= rows || cells[to] === '#' ? cell : to;
}

/** The four values of a cell. */
export const valuesAt = (q: readonly number[], cell: number): number[] =>
  [0, 1, 2, 3].map((way) => q[cell * 4 + way] ?? 0);

/** The ways that seem best in a cell; several if they are equal. */
export function bestWays(q: readonly number[], cell: number): number[] {
  const values = valuesAt(q, cell);
  const most = Math.max(...values);
  return [0, 1, 2, 3].filter((way) => values[way] === most);
}

/** The state after one more run, from home until cheese, crumb or cat, or until the mouse is tired. */
export function afterRun(options: QMouseOptions, state: QMouseState): QMouseState {
  if (state.runs >= MOST_RUNS) return state;
  const world = worldOf(options);
  const random = seeded(state.seed * 1000 + state.runs);
  const q = [...state.q];
  const path = [world.home];
  let gain = 0;
  for (let cell = world.home; path.length <= LONGEST_RUN; ) {
    const choices = random() * 100 < state.explore ? [0, 1, 2, 3] : bestWays(q, cell);
    const way = choices[Math.floor(random() * choices.length)] ?? 0;
    const next = after(world, cell, way);
    const prize = REWARDS[world.cells[next] ?? ''];
    const reward = (prize ?? 0) - STEP_COST;
    const later = prize === undefined ? DISCOUNT * Math.max(...valuesAt(q, next)) : 0;
    const old = q[cell * 4 + way] ?? 0;
    q[cell * 4 + way] = rounded(old + LEARNING_RATE * (reward + later - old), 3);
    gain += reward;
    path.push(next);
    if (prize !== undefined) break;
    cell = next;
  }
  return { ...state, q, path, gain: rounded(gain, 1), runs: state.runs + 1 };
}

/** The path of a mouse that always takes the step with the highest value. */
export function bestPath(options: QMouseOptions, q: readonly number[]): number[] {
  const world = worldOf(options);
  const path = [world.home];
  for (let cell = world.home; path.length <= world.cells.length; ) {
    const [way = 0] = bestWays(q, cell);
    cell = after(world, cell, way);
    path.push(cell);
    if (REWARDS[world.cells[cell] ?? ''] !== undefined) break;
  }
  return path;
}

const PLACES: Readonly<Record<string, string>> = { C: 'cheese', c: 'crumb', X: 'cat' };
/** Returns the thing at the end of a path: `cheese`, `crumb`, `cat` or `nothing`. */
export const endOf = (options: QMouseOptions, path: readonly number[]): string =>
  PLACES[worldOf(options).cells[path.at(-1) ?? 0] ?? ''] ?? 'nothing';

/** Figures: `runs`, `gain` of the last one, `explore`, `knows` (where its best path ends) and `steps` of that path. */
export const qMouse: Explorable<QMouseOptions, QMouseState> = {
  start: (options) => ({
    q: worldOf(options).cells.flatMap(() => [0, 0, 0, 0]),
    runs: 0,
    explore: options.explore ?? 0,
    path: [],
    gain: 0,
    seed: options.seed ?? 5,
  }),
  settle(options, { q, runs, explore, path, gain, seed }) {
    const { cells } = worldOf(options);
    return {
      q: longAs(q, qMouse.start(options).q).map((value) => rounded(within(value, -20, 20), 3)),
      runs: Math.round(within(runs, 0, MOST_RUNS)),
      explore: Math.round(within(explore, 0, 100)),
      path: path
        .slice(0, LONGEST_RUN + 1)
        .map((cell) => Math.round(within(cell, 0, cells.length - 1))),
      gain: rounded(within(gain, -100, 100), 1),
      seed: Math.round(within(seed, 0, 9999)),
    };
  },
  measure(options, { q, runs, gain, explore }) {
    const path = bestPath(options, q);
    return { runs, gain, explore, knows: endOf(options, path), steps: path.length - 1 };
  },
};
