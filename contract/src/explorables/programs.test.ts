import { expect, test } from 'vitest';
import { binarySearch, cardsOf, openingsNeeded, remaining } from './binary-search.ts';
import { momentsOf } from './call-stack.ts';
import { readState } from './explorable.ts';
import { listIndex } from './list-index.ts';
import { loopCounter } from './loop-counter.ts';
import { explorableNamed } from './models.ts';
import { arrivedBy, flightsOf, packets, piecesOf, stepsOf } from './packets.ts';
import { recursionTree } from './recursion-tree.ts';
import { numbersOf, ORDERS, sortingRace } from './sorting-race.ts';
import { momentsOfSort, SORT_NAMES } from './sorts.ts';
import { joined, sqlJoin } from './sql-join.ts';
import { switchyard } from './switchyard.ts';
import { assignmentsOf, variableBoxes } from './variable-boxes.ts';

const NAMES = [
  'variable-boxes',
  'loop-counter',
  'list-index',
  'switchyard',
  'call-stack',
  'recursion-tree',
  'sorting-race',
  'binary-search',
  'sql-join',
  'packets',
];

test.each(NAMES)(
  '%s: its start settles to itself, and wild states are moved into range',
  (name) => {
    const model = explorableNamed(name);
    const start = model?.start({});
    expect(model?.settle({}, start)).toEqual(start);
    const wild = Object.fromEntries(
      Object.entries(start).map(([key, value]) => [key, typeof value === 'number' ? 1e9 : value]),
    );
    const settled = model?.settle({}, wild);
    expect(model?.settle({}, settled)).toEqual(settled);
    expect(readState(model as never, {}, JSON.stringify(settled))).toEqual(settled);
    for (const value of Object.values(settled))
      if (typeof value === 'number') expect(value).toBeLessThan(1e5);
  },
);

test('a box keeps its copy when the other one gets a new content', () => {
  const program = ['a = 1', 'b = a', 'a = a + 5'];
  expect(variableBoxes.measure({ program }, { step: 3 })).toEqual({ a: 6, b: 1, step: 3 });
  expect(variableBoxes.measure({ program: ['a = "x"', 'a = a + "y"'] }, { step: 2 }).a).toBe('xy');
});

test('a program of assignments stops at a name without a box', () => {
  const done = assignmentsOf({ program: ['a = 1', 'b = c', 'd = 2'] });
  expect(done).toHaveLength(2);
  expect(done[1]?.after).toBeUndefined();
});

test('a loop does not reach its end, and one that begins there has no round', () => {
  const measure = (from: number, to: number, by: number) =>
    loopCounter.measure({}, { from, to, by, step: 0 });
  expect(measure(2, 8, 3)).toMatchObject({ rounds: 2, first: 2, last: 5, sum: 7 });
  expect(measure(5, 5, 1)).toMatchObject({ rounds: 0, last: -1 });
});

test('an index counts from either end, and one too many is an error', () => {
  const at = (index: number) => listIndex.measure({}, { ...listIndex.start({}), index });
  expect(at(-1)).toMatchObject({ first: 4, error: false });
  expect(at(5)).toMatchObject({ count: 0, error: true });
  const slice = { slice: true, index: 0, start: 1, end: 3 };
  expect(listIndex.measure({}, slice)).toMatchObject({ count: 2, first: 1 });
});

test('the first condition that is true decides; in the wrong order one track is never used', () => {
  expect(switchyard.measure({}, { value: 95, turned: false })).toMatchObject({
    track: 1,
    unreached: 0,
  });
  expect(switchyard.measure({}, { value: 95, turned: true })).toMatchObject({
    track: 1,
    unreached: 1,
  });
  expect(switchyard.measure({}, { value: 50, turned: true }).track).toBe(3);
});

test('the stack ends as it began, and a recursion has one frame for each call', () => {
  const moments = momentsOf({ program: 'recursion' }, 4);
  expect(moments.at(-1)).toMatchObject({ event: 'ends', value: 24, frames: [{ name: '' }] });
  expect(Math.max(...moments.map(({ frames }) => frames.length))).toBe(5);
});

test('remembered results save calls, and change no result', () => {
  const measure = (remember: boolean) => recursionTree.measure({}, { n: 6, step: 1, remember });
  expect(measure(false)).toMatchObject({ calls: 25, result: 8 });
  expect(measure(true)).toMatchObject({ calls: 11, result: 8 });
  expect(recursionTree.measure({ rule: 'fact' }, { n: 5, step: 1, remember: false })).toMatchObject(
    {
      calls: 5,
      repeated: 0,
      result: 120,
    },
  );
});

test.each(SORT_NAMES)('%s sorts every order of the numbers', (name) => {
  for (const order of ORDERS) {
    for (let seed = 0; seed < 20; seed++) {
      const numbers = numbersOf({ seed, size: 20 }, order);
      const sorted = momentsOfSort(name, numbers).at(-1)?.list;
      expect(sorted).toEqual(numbers.toSorted((a, b) => a - b));
    }
  }
});

test('bubble sort needs one look at sorted numbers, where quicksort compares each with each', () => {
  const options = { sorts: ['bubble', 'quick'] as const, size: 10 };
  const measured = sortingRace.measure(
    { ...options, sorts: [...options.sorts] },
    { order: 'sorted', step: 0 },
  );
  expect(measured).toMatchObject({ bubble: 9, quick: 45, winner: 'bubble' });
});

test.each([7, 15, 31])('with %i cards, halving never needs more than the best number', (cards) => {
  for (let seed = 0; seed < 40; seed++) {
    let state = binarySearch.settle({}, { cards, seed, opened: [] });
    while (!binarySearch.measure({}, state).found) {
      const { least, most } = remaining(state);
      state = { ...state, opened: [...state.opened, Math.floor((least + most) / 2)] };
    }
    expect(state.opened.length).toBeLessThanOrEqual(openingsNeeded(cards));
    const { numbers } = cardsOf(state);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
});

test('a left join keeps the row without a partner', () => {
  const start = sqlJoin.start({});
  expect(joined({}, start)).toHaveLength(3);
  expect(sqlJoin.measure({}, { ...start, kind: 'left' })).toMatchObject({
    rows: 4,
    nulls: 1,
    unused: 1,
  });
});

test.each([0, 30, 60])('with a loss of %i %, every packet arrives once', (loss) => {
  for (let seed = 0; seed < 30; seed++) {
    const flights = flightsOf({ seed }, loss);
    const arrived = arrivedBy(flights, stepsOf(flights)).toSorted((a, b) => a - b);
    expect(arrived).toEqual(piecesOf({}).map((_, index) => index));
  }
});

test('more loss means more packets that are sent', () => {
  const sent = (loss: number) => packets.measure({}, { loss, step: 0 }).sent;
  expect(sent(0)).toBe(6);
  expect(sent(60)).toBeGreaterThan(6);
});
