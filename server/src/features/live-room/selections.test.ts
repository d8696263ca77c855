import { expect, test } from 'vitest';
import { Selections } from './selections.ts';

/** Returns a function that stores selections by number, and the numbers that it stored. */
function storage() {
  const stored: number[] = [];
  const store = (number: number) => () => Promise.resolve(stored.push(number));
  return { stored, store };
}

test('of those that come in a short time the first and the last one are stored', async () => {
  const { stored, store } = storage();
  const selections = new Selections();
  const answers = [1, 2, 3, 4, 5].map((number) => selections.publish('window', store(number)));
  expect(await Promise.all(answers)).toEqual([1, 2, 2, 2, 2]);
  expect(stored).toEqual([1, 5]);
});

test('windows do not wait for each other', async () => {
  const { stored, store } = storage();
  const selections = new Selections();
  await Promise.all(['one', 'other'].map((lane, at) => selections.publish(lane, store(at))));
  expect(stored).toEqual([0, 1]);
});

test('an edit takes the place of what waits', async () => {
  const { stored, store } = storage();
  const selections = new Selections();
  await selections.publish('window', store(1));
  const waiting = selections.publish('window', store(2));
  selections.supersede('window', 7);
  expect(await waiting).toBe(7);
  expect(stored).toEqual([1]);
});
