import { expect, test } from 'vitest';
import { type ExplorableState, readState, STATE_LIST_MAX, STATE_TEXT_MAX } from './explorable.ts';
import { EXPLORABLE_NAMES, explorableNamed } from './models.ts';

const NUMBERS = [-1e308, -1.5, -1, 0, 0.5, 7.25, 1e308];
const TEXTS = ['', '\u0000', '💥'.repeat(STATE_TEXT_MAX / 2)];

/** Values of the same kind as `model` that no learner would leave. */
function hostileLike(model: ExplorableState[string]): readonly ExplorableState[string][] {
  if (typeof model === 'number') return NUMBERS;
  if (typeof model === 'string') return TEXTS;
  if (typeof model === 'boolean') return [!model];
  const members = typeof model[0] === 'string' ? TEXTS : NUMBERS;
  const lists = members.flatMap((one) => [
    [one],
    Array.from({ length: STATE_LIST_MAX }, () => one),
  ]);
  return [[], ...(lists as unknown as readonly (readonly number[])[])];
}

test.each(EXPLORABLE_NAMES)('%s moves stored states of any size into its bounds', (name) => {
  const explorable = explorableNamed(name);
  if (!explorable) throw new Error('The explorable has no model');
  const start: ExplorableState = explorable.start({});
  expect(explorable.settle({}, start)).toEqual(start);
  for (const [key, model] of Object.entries(start)) {
    for (const value of hostileLike(model)) {
      const state = readState(explorable, {}, JSON.stringify({ ...start, [key]: value }));
      const told = `${key}: ${JSON.stringify(value).slice(0, 60)}`;
      if (state === null) continue;
      expect(explorable.settle({}, state), told).toEqual(state);
      expect(readState(explorable, {}, JSON.stringify(state)), told).toEqual(state);
      for (const figure of Object.values(explorable.measure({}, state))) {
        if (typeof figure === 'number') expect(figure, told).toSatisfy(Number.isFinite);
      }
    }
  }
});
