import { PHOTO_HANDS } from '@codivia/runners/models/photo-hands';
import { FIST, HAND_MODEL, TABLE_MODEL } from '@codivia/runners/models/program/model-examples';
import { expect, test } from 'vitest';
import { gestureNamer } from './name-gesture.ts';

const fileOf = (name: string, content: unknown) => ({
  name,
  data: new Blob([typeof content === 'string' ? content : JSON.stringify(content)]),
});
const mine = fileOf('mine.model.json', { ...HAND_MODEL, labels: ['rock', 'paper'] });

test('without a model the stretched fingers name the gesture', async () => {
  const nameOf = await gestureNamer(
    [fileOf('cat.png', ''), fileOf('t.model.json', TABLE_MODEL)],
    '',
  );
  expect(nameOf(PHOTO_HANDS.point)).toBe('point');
});

test('the first model for hands names its classes', async () => {
  const nameOf = await gestureNamer([mine, fileOf('other.model.json', HAND_MODEL)], '');
  expect(nameOf(FIST as never)).toBe('rock');
});

test.each(["loadModel('other');", 'loadModel( "other.model.json" )'])(
  'a model that the code loads comes first: %s',
  async (code) => {
    const nameOf = await gestureNamer([mine, fileOf('other.model.json', HAND_MODEL)], code);
    expect(nameOf(FIST as never)).toBe('fist');
  },
);

test.each([
  ['no JSON', 'hello'],
  ['brackets without end', '['.repeat(100_000)],
  ['a broken model', JSON.stringify({ ...HAND_MODEL, learned: null })],
  ['more than 5 MB', JSON.stringify(HAND_MODEL) + ' '.repeat(5_000_001)],
])('a file of %s is passed over', async (_, content) => {
  const nameOf = await gestureNamer([fileOf('broken.model.json', content), mine], '');
  expect(nameOf(FIST as never)).toBe('rock');
});
