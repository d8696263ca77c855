import { expect, test } from 'vitest';
import { creatures, nextGeneration } from './creatures.ts';
import { readState } from './explorable.ts';
import {
  type GradientDescentState,
  gradientDescent,
  MOST_STEPS,
  stepped,
} from './gradient-descent.ts';
import { explorableNamed } from './models.ts';
import { networkMap, trained } from './network-map.ts';
import { firesAt, firingArea, neuron } from './neuron.ts';
import { followersOf, MOST_WORDS, type NextWordState, nextWord, wordAdded } from './next-word.ts';
import { afterRun, bestPath, qMouse, worldOf } from './q-mouse.ts';

/** Applies the same change to a state `count` times. */
function times<S>(count: number, state: S, change: (state: S) => S): S {
  return count === 0 ? state : times(count - 1, change(state), change);
}

test.each(['neuron', 'gradient-descent', 'network-map', 'next-word', 'q-mouse', 'creatures'])(
  '%s: its start settles to itself, and wild states are moved into range',
  (name) => {
    const model = explorableNamed(name);
    const start = model?.start({});
    expect(model?.settle({}, start)).toEqual(start);
    const wild = Object.fromEntries(
      Object.entries(start).map(([key, value]) => {
        if (typeof value === 'number') return [key, -1e9];
        return [key, Array.isArray(value) && value.length > 0 ? value.map(() => 1e9) : value];
      }),
    );
    const settled = model?.settle({}, wild);
    expect(model?.settle({}, settled)).toEqual(settled);
    expect(readState(model as never, {}, JSON.stringify(settled))).toEqual(settled);
    for (const value of Object.values(settled).flat())
      if (typeof value === 'number') expect(Math.abs(value)).toBeLessThan(1000);
    expect(() => model?.measure({}, settled)).not.toThrow();
  },
);

test('a neuron separates strawberries, and no line separates bananas', () => {
  const ripe = { w1: 0.25, w2: 0.25, bias: -2.5, bananas: false };
  expect(neuron.measure({}, ripe).mistakes).toBe(0);
  let fewest = Number.POSITIVE_INFINITY;
  for (let w1 = -2; w1 <= 2; w1 += 0.25)
    for (let w2 = -2; w2 <= 2; w2 += 0.25)
      for (let bias = -20; bias <= 20; bias += 0.5) {
        const { mistakes } = neuron.measure({}, { w1, w2, bias, bananas: true });
        fewest = Math.min(fewest, Number(mistakes));
      }
  expect(fewest).toBe(4);
});

test('the area in which a neuron fires ends at its line', () => {
  const state = { w1: 1, w2: 0, bias: -4, bananas: false };
  expect(firingArea(state)).toEqual([
    [4, 0],
    [10, 0],
    [10, 10],
    [4, 10],
  ]);
  expect(firesAt(state, 4.1, 5)).toBe(true);
  expect(firesAt(state, 3.9, 5)).toBe(false);
  expect(firingArea({ ...state, bias: -20 })).toEqual([]);
});

test('a ball finds the deepest valley from one side only, and jumps about if it is too fast', () => {
  const after = (count: number, x: number, rate: number): GradientDescentState =>
    times(count, gradientDescent.start({ x, rate }), (state) => stepped({}, state));
  const roll = (x: number, rate: number) => gradientDescent.measure({}, after(40, x, rate));
  expect(roll(9.5, 0.1)).toMatchObject({ still: true, lowest: true });
  expect(roll(0.6, 0.1)).toMatchObject({ still: true, lowest: false });
  expect(roll(9.5, 1.5)).toMatchObject({ still: false });
  const tired = after(MOST_STEPS + 5, 1, 2);
  expect(gradientDescent.settle({}, tired)).toEqual(tired);
});

test('a network with four hidden neurons learns the corners, and one with a single neuron cannot', () => {
  const learn = (hidden: number) =>
    networkMap.measure({}, { data: 'corners', hidden, rounds: 400, seed: 1 });
  expect(learn(4)).toMatchObject({ mistakes: 0 });
  expect(learn(1).mistakes).toBeGreaterThan(9);
  const state = { data: 'ring', hidden: 3, rounds: 10, seed: 5 };
  expect(trained(state)).toEqual(trained(state));
});

test('next words follow in the text, and the temperature moves their chances', () => {
  const text = 'a b a b a c .';
  const chances = (temperature: number) =>
    followersOf(text, 'a', temperature).map(({ word, chance }) => [word, chance]);
  expect(chances(1)).toEqual([
    ['b', 2 / 3],
    ['c', 1 / 3],
  ]);
  expect(chances(0.1)[0]?.[1]).toBeGreaterThan(0.99);
  expect(chances(3)[0]?.[1]).toBeLessThan(0.6);
  const start: NextWordState = nextWord.start({});
  const full = times(MOST_WORDS + 5, start, (state) => wordAdded(text, state));
  expect(full.written).toHaveLength(MOST_WORDS);
  const words = ['a', ...full.written];
  words.slice(1).forEach((word, i) => {
    expect(followersOf(text, words[i] ?? '', 1).map((one) => one.word)).toContain(word);
  });
  expect(wordAdded(text, { ...start, written: ['étrange'] }).written).toHaveLength(1);
});

test('a mouse that explores finds the cheese by a shortest way, and one that does not keeps to the crumb', () => {
  const learn = (explore: number) =>
    times(150, { ...qMouse.start({}), explore }, (state) => afterRun({}, state));
  expect(qMouse.measure({}, learn(60))).toMatchObject({ knows: 'cheese', steps: 5 });
  expect(qMouse.measure({}, learn(0))).toMatchObject({ knows: 'crumb' });
  const { cells } = worldOf({});
  expect(bestPath({}, learn(60).q).every((cell) => cells[cell] !== '#')).toBe(true);
});

test('rows of a map that are too short end in walls', () => {
  expect(worldOf({ map: ['M..', 'C..', '...'] }).cells).toHaveLength(9);
  expect(worldOf({ map: ['M...', 'C..'] }).cells.at(-1)).toBe('#');
});

test('creatures come to hide, and without mutation they cannot change again', () => {
  const bred = (mutation: number) =>
    times(15, { ...creatures.start({}), mutation }, nextGeneration);
  expect(creatures.measure({}, bred(20)).hidden).toBeGreaterThan(90);
  const alike = bred(0);
  expect(creatures.measure({}, alike).colours).toBe(0);
  const moved = times(15, { ...alike, ground: 300 }, nextGeneration);
  expect(moved.hues).toEqual(alike.hues);
});

test('the children of a single creature without mutation are all like it', () => {
  const start = { ...creatures.start({}), mutation: 0, chosen: [7] };
  const { hues, legs, chosen } = nextGeneration(start);
  expect(new Set(hues)).toEqual(new Set([start.hues[7]]));
  expect(new Set(legs)).toEqual(new Set([start.legs[7]]));
  expect(chosen).toEqual([]);
});
