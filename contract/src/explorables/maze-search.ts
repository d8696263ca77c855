import Type, { type Static } from 'typebox';
import { type Explorable, within } from './explorable.ts';
import { longAs } from './rounded.ts';

/** Rows of a maze: `#` is a wall, `S` the start, `G` the goal, `.` a free cell. All rows are as long as the first. */
export const MazeSearchOptions = Type.Object({
  rows: Type.Optional(
    Type.Array(Type.String({ minLength: 3, maxLength: 10, pattern: '^[#.SG]+$' }), {
      minItems: 3,
      maxItems: 9,
    }),
  ),
  method: Type.Optional(Type.Union([Type.Literal('breadth'), Type.Literal('star')])),
});
export type MazeSearchOptions = Static<typeof MazeSearchOptions>;

/** `walls` has 1 for each wall, row by row. `step` is the number of cells visited. */
export type MazeSearchState = { walls: readonly number[]; method: string; step: number };

const ROWS = [
  '.........',
  '.......#.',
  '.....#.#.',
  '.S...#.#G',
  '.....#.#.',
  '.......#.',
  '.........',
];

export interface Maze {
  width: number;
  height: number;
  start: number;
  goal: number;
}

const cellsOf = ({ rows = ROWS }: MazeSearchOptions) => {
  const width = rows[0]?.length ?? 3;
  return { width, cells: rows.map((row) => row.padEnd(width, '.').slice(0, width)).join('') };
};

/** The size of the maze, and the places of its start and its goal: corners unless they are stated. */
export function mazeOf(options: MazeSearchOptions): Maze {
  const { width, cells } = cellsOf(options);
  const goal = cells.indexOf('G');
  return {
    width,
    height: cells.length / width,
    start: Math.max(0, cells.indexOf('S')),
    goal: goal < 0 ? cells.length - 1 : goal,
  };
}

/** The cells beside one. */
function besides({ width, height }: Maze, cell: number): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
    [x, y - 1],
  ]
    .filter(([atX = 0, atY = 0]) => atX >= 0 && atY >= 0 && atX < width && atY < height)
    .map(([atX = 0, atY = 0]) => atY * width + atX);
}

export interface Search {
  /** The cells in the order in which they are visited; the goal is the last one, if it is found. */
  order: number[];
  /** Steps from the start to each cell that was seen. */
  distance: ReadonlyMap<number, number>;
  /** The cells of a shortest way, with both ends; empty if there is none. */
  path: number[];
}

/** Searches the goal: in breadth, the nearest to the start first; with A*, the most promising first. */
export function search(maze: Maze, { walls, method }: Omit<MazeSearchState, 'step'>): Search {
  const { width, start, goal } = maze;
  const distance = new Map([[start, 0]]);
  const from = new Map<number, number>();
  const order: number[] = [];
  let waiting = [start];
  const away = (cell: number) =>
    Math.abs((cell % width) - (goal % width)) +
    Math.abs(Math.floor(cell / width) - Math.floor(goal / width));
  const walked = (cell: number) => distance.get(cell) ?? 0;
  const promise = (cell: number) =>
    method === 'star' ? walked(cell) + away(cell) + away(cell) / 1000 : walked(cell);
  while (waiting.length > 0 && order.at(-1) !== goal) {
    const next = waiting.reduce((best, cell) => (promise(cell) < promise(best) ? cell : best));
    waiting = waiting.filter((cell) => cell !== next);
    order.push(next);
    for (const cell of besides(maze, next)) {
      if (walls[cell] === 1 || (distance.get(cell) ?? Infinity) <= walked(next) + 1) continue;
      if (!distance.has(cell)) waiting.push(cell);
      distance.set(cell, walked(next) + 1);
      from.set(cell, next);
    }
  }
  const path = order.at(-1) === goal ? [goal] : [];
  while (path[0] !== undefined && path[0] !== start) path.unshift(from.get(path[0]) ?? start);
  return { order, distance, path };
}

/**
 * Figures: `breadth` and `star` (cells visited by either method), `length` (steps of the way; 0 without one), `found`
 * (whether there is a way), `step`, `finished`.
 */
export const mazeSearch: Explorable<MazeSearchOptions, MazeSearchState> = {
  start(options) {
    return {
      walls: [...cellsOf(options).cells].map((cell) => (cell === '#' ? 1 : 0)),
      method: options.method ?? 'breadth',
      step: 0,
    };
  },
  settle(options, { walls, method, step }) {
    const maze = mazeOf(options);
    const settled = {
      walls: longAs(walls, mazeSearch.start(options).walls).map((wall, cell) =>
        wall === 1 && cell !== maze.start && cell !== maze.goal ? 1 : 0,
      ),
      method: method === 'star' ? 'star' : 'breadth',
    };
    const last = search(maze, settled).order.length;
    return { ...settled, step: Math.round(within(step, 0, last)) };
  },
  measure(options, { walls, method, step }) {
    const maze = mazeOf(options);
    const breadth = search(maze, { walls, method: 'breadth' });
    const star = search(maze, { walls, method: 'star' });
    return {
      breadth: breadth.order.length,
      star: star.order.length,
      length: Math.max(0, breadth.path.length - 1),
      found: breadth.path.length > 0,
      step,
      finished: step === (method === 'star' ? star : breadth).order.length,
    };
  },
};
