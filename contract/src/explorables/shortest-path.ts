import Type, { type Static } from 'typebox';
import type { Explorable } from './explorable.ts';
import { within } from './explorable.ts';

/**
 * Towns at `[x, y]` in a plane from 0 to 10, and roads `[town, town, length]`, towns being counted from 0. The way leads
 * from the first town to the last.
 */
export const ShortestPathOptions = Type.Object({
  towns: Type.Optional(
    Type.Array(Type.Array(Type.Number({ minimum: 0, maximum: 10 }), { minItems: 2, maxItems: 2 }), {
      minItems: 3,
      maxItems: 10,
    }),
  ),
  roads: Type.Optional(
    Type.Array(
      Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { minItems: 3, maxItems: 3 }),
      { minItems: 2, maxItems: 20 },
    ),
  ),
  unit: Type.Optional(Type.String({ maxLength: 6 })),
});
export type ShortestPathOptions = Static<typeof ShortestPathOptions>;

/** `route` holds the numbers of the towns from the first on; `step` the towns that the computer has settled. */
export type ShortestPathState = { route: readonly number[]; step: number };

const TOWNS = [
  [0.6, 5],
  [3, 8.6],
  [3.4, 3.6],
  [2.6, 0.6],
  [6.6, 8.8],
  [6, 5.6],
  [6.8, 1.2],
  [9.4, 4.6],
];
const ROADS = [
  [0, 1, 4],
  [0, 2, 3],
  [0, 3, 6],
  [1, 2, 6],
  [1, 4, 5],
  [2, 3, 2],
  [2, 5, 8],
  [3, 6, 4],
  [4, 5, 3],
  [4, 7, 9],
  [5, 6, 4],
  [5, 7, 6],
  [6, 7, 5],
];
const LONGEST_ROUTE = 40;

export interface Road {
  from: number;
  to: number;
  length: number;
}
export interface Graph {
  towns: { x: number; y: number }[];
  roads: Road[];
}

/** The towns and the roads between them; roads to towns that do not exist are left out. */
export function graphOf({ towns = TOWNS, roads = ROADS }: ShortestPathOptions): Graph {
  return {
    towns: towns.map(([x = 0, y = 0]) => ({ x, y })),
    roads: roads
      .map(([from = 0, to = 0, length = 0]) => ({ from, to, length }))
      .filter(({ from, to }) => from !== to && from < towns.length && to < towns.length),
  };
}

/** The roads out of a town, each leading away from it. */
export const roadsFrom = ({ roads }: Graph, town: number): Road[] =>
  roads
    .filter(({ from, to }) => from === town || to === town)
    .map(({ from, to, length }) => ({ from: town, to: from === town ? to : from, length }));

export const lengthOf = (graph: Graph, route: readonly number[]): number =>
  route.slice(1).reduce((sum, town, i) => {
    const road = roadsFrom(graph, route[i] ?? 0).find(({ to }) => to === town);
    return sum + (road?.length ?? 0);
  }, 0);

export interface Settled {
  town: number;
  distance: number;
  /** The previous town on a shortest way. */
  before: number;
}

/** Dijkstra's method: settles one town after the other, the nearest to the first town first. */
export function settleTowns(graph: Graph): Settled[] {
  const waiting = new Map<number, Settled>([[0, { town: 0, distance: 0, before: 0 }]]);
  const settled: Settled[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].reduce((a, b) => (b.distance < a.distance ? b : a));
    waiting.delete(next.town);
    settled.push(next);
    for (const { to, length } of roadsFrom(graph, next.town)) {
      if (settled.some(({ town }) => town === to)) continue;
      const distance = next.distance + length;
      if (distance < (waiting.get(to)?.distance ?? Number.POSITIVE_INFINITY)) {
        waiting.set(to, { town: to, distance, before: next.town });
      }
    }
  }
  return settled;
}

/** A shortest way to a town, from the first on; empty where no road leads. */
export function wayTo(settled: readonly Settled[], town: number): number[] {
  const found = settled.find((one) => one.town === town);
  if (!found) return [];
  return town === 0 ? [0] : [...wayTo(settled, found.before), town];
}

/** Figures: `length` of the route, `arrived`, `best` (the shortest length), `shortest`, `step`. */
export const shortestPath: Explorable<ShortestPathOptions, ShortestPathState> = {
  start: () => ({ route: [0], step: 0 }),
  settle(options, { route, step }) {
    const graph = graphOf(options);
    const kept = [0];
    for (const town of route.slice(1, LONGEST_ROUTE)) {
      const isBeside = roadsFrom(graph, kept.at(-1) ?? 0).some(({ to }) => to === town);
      if (!isBeside) break;
      kept.push(town);
    }
    return { route: kept, step: Math.round(within(step, 0, settleTowns(graph).length)) };
  },
  measure(options, { route, step }) {
    const graph = graphOf(options);
    const goal = graph.towns.length - 1;
    const best = settleTowns(graph).find(({ town }) => town === goal)?.distance ?? 0;
    const length = lengthOf(graph, route);
    const arrived = route.at(-1) === goal;
    return { length, arrived, best, shortest: arrived && length === best, step };
  },
};
