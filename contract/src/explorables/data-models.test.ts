import { describe, expect, test } from 'vitest';
import { bestLine, correlation, correlationOf, errorOf } from './correlation.ts';
import { decisionTree, leavesOf, pointsOf } from './decision-tree.ts';
import { readState } from './explorable.ts';
import { fairness } from './fairness.ts';
import { freshStart, isDone, kMeans, nextHalf } from './k-means.ts';
import { mazeOf, mazeSearch, search } from './maze-search.ts';
import { meanMedian, medianOf } from './mean-median.ts';
import { explorableNamed } from './models.ts';
import { examplesOf, nearest, nearestNeighbours, winnerOf } from './nearest-neighbours.ts';
import { seeded } from './seeded.ts';
import { graphOf, lengthOf, settleTowns, shortestPath, wayTo } from './shortest-path.ts';

const NAMES = [
  'mean-median',
  'correlation',
  'nearest-neighbours',
  'decision-tree',
  'k-means',
  'fairness',
  'maze-search',
  'shortest-path',
];

describe.each(NAMES)('%s', (name) => {
  const explorable = explorableNamed(name);
  if (!explorable) throw new Error(`There is no ${name}`);
  const start = explorable.start({});

  test('its start is settled, and can be stored', () => {
    expect(explorable.settle({}, start)).toEqual(start);
    expect(readState(explorable, {}, JSON.stringify(start))).toEqual(start);
  });

  test('a state out of its range is moved into it', () => {
    const wild = Object.fromEntries(
      Object.entries(start).map(([key, value]) => {
        if (typeof value === 'number') return [key, 1e12];
        if (Array.isArray(value))
          return [key, typeof value[0] === 'string' ? ['?'] : [1e12, -1e12]];
        return [key, typeof value === 'string' ? '?' : value];
      }),
    );
    const settled = explorable.settle({}, wild);
    expect(explorable.settle({}, settled)).toEqual(settled);
    for (const figure of Object.values(explorable.measure({}, settled))) {
      if (typeof figure === 'number') expect(Math.abs(figure)).toBeLessThan(1000);
    }
  });
});

describe('the mean and the median', () => {
  test('an outlier moves the mean, and leaves the median', () => {
    const before = meanMedian.measure({}, { values: [1, 2, 3] });
    const after = meanMedian.measure({}, { values: [1, 2, 60] });
    expect([before.median, after.median]).toEqual([2, 2]);
    expect(after).toMatchObject({ mean: 21, gap: 19 });
  });

  test('two values in the middle have the median between them', () => {
    expect(medianOf([60, 40, 50, 55])).toBe(52.5);
  });
});

describe('the correlation', () => {
  test('it is 1 on a rising line, -1 on a falling one, and 0 on a level one', () => {
    const xs = [1, 2, 3];
    expect(correlationOf({ xs, ys: [2, 4, 6] })).toBeCloseTo(1);
    expect(correlationOf({ xs, ys: [6, 4, 2] })).toBeCloseTo(-1);
    expect(correlationOf({ xs, ys: [5, 5, 5] })).toBe(0);
  });

  test('no other line has a smaller error than the best one', () => {
    const start = correlation.start({});
    const best = errorOf(start, bestLine(start, 10), 10);
    const random = seeded(3);
    for (let i = 0; i < 300; i++) {
      const line = { left: random() * 14 - 2, right: random() * 14 - 2 };
      expect(errorOf(start, line, 10)).toBeGreaterThanOrEqual(best - 1e-9);
    }
  });

  test('fixed points stay where they are', () => {
    const start = correlation.start({});
    const moved = { ...start, ys: start.ys.map(() => 0) };
    expect(correlation.settle({ fixed: true }, moved).ys).toEqual(start.ys);
  });
});

test('one neighbour believes the exception, three do not', () => {
  const { x, y } = nearestNeighbours.start({});
  expect([1, 3].map((k) => winnerOf(nearest(examplesOf({}), x, y, k)))).toEqual([1, 0]);
});

test('in a draw, the nearest voter decides', () => {
  const options = {
    points: [
      [5, 6, 1],
      [5, 3, 0],
      [0, 0, 0],
    ],
  };
  expect(winnerOf(nearest(examplesOf(options), 5, 5, 2))).toBe(1);
});

test('every point falls into exactly one part of the tree', () => {
  const random = seeded(8);
  for (let i = 0; i < 50; i++) {
    const state = {
      axes: [0, 1, 2].map(() => (random() < 0.5 ? 'x' : 'y')),
      cuts: [random() * 10, random() * 10, i % 2 === 0 ? 10 : 0],
      second: true,
    };
    const total = leavesOf({}, state).reduce((sum, { counts }) => sum + counts[0] + counts[1], 0);
    expect(total).toBe(pointsOf({}).length);
  }
});

test('two levels of questions make no mistake, and one level does', () => {
  const good = { axes: ['x', 'x', 'y'], cuts: [4.5, 2, 6] };
  expect(decisionTree.measure({}, { ...good, second: true })).toMatchObject({
    mistakes: 0,
    gini: 0,
  });
  expect(decisionTree.measure({}, { ...good, second: false }).mistakes).toBe(5);
});

test('the groups settle; the first start ends in a bad place, another in a better one', () => {
  const endOf = (seed: number) => {
    let state = freshStart({}, 3, seed);
    for (let i = 0; i < 60 && !isDone({}, state); i++) state = nextHalf({}, state);
    expect(isDone({}, state)).toBe(true);
    return Number(kMeans.measure({}, state).distance);
  };
  const first = kMeans.start({}).seed;
  expect(endOf(first)).toBeGreaterThan(1.5 * endOf(first + 1));
});

test('equal shares and equal chances never go together while the places are used', () => {
  for (let first = 0; first <= 100; first += 5) {
    for (let second = 0; second <= 100; second += 5) {
      const { fits, equal_rates, equal_chances } = fairness.measure(
        {},
        { first, second, together: false },
      );
      expect(fits && equal_rates && equal_chances, `${first} and ${second}`).toBe(false);
    }
  }
});

test('both searches find ways of the same length, and A* visits no more cells', () => {
  const random = seeded(11);
  const maze = mazeOf({});
  for (let i = 0; i < 60; i++) {
    const { walls } = mazeSearch.settle(
      {},
      {
        walls: mazeSearch.start({}).walls.map(() => (random() < 0.3 ? 1 : 0)),
        method: 'star',
        step: 0,
      },
    );
    const breadth = search(maze, { walls, method: 'breadth' });
    const star = search(maze, { walls, method: 'star' });
    expect(star.path.length).toBe(breadth.path.length);
    expect(star.order.length).toBeLessThanOrEqual(breadth.order.length);
    expect(breadth.path.some((cell) => walls[cell] === 1)).toBe(false);
  }
});

describe('the shortest path', () => {
  const graph = graphOf({});

  test('no route of a random walker is shorter', () => {
    const settled = settleTowns(graph);
    const goal = graph.towns.length - 1;
    expect(lengthOf(graph, wayTo(settled, goal))).toBe(14);
    const random = seeded(2);
    for (let i = 0; i < 200; i++) {
      const route = [0];
      while (route.at(-1) !== goal) {
        const here = route.at(-1);
        const beside = graph.roads.flatMap(({ from, to }) =>
          from === here ? [to] : to === here ? [from] : [],
        );
        route.push(beside[Math.floor(random() * beside.length)] ?? goal);
      }
      expect(lengthOf(graph, route)).toBeGreaterThanOrEqual(14);
    }
  });

  test('a route is cut where it leaves the roads', () => {
    expect(shortestPath.settle({}, { route: [0, 1, 7, 5], step: 0 }).route).toEqual([0, 1]);
  });
});
