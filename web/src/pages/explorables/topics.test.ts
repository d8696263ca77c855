import { EXPLORABLE_NAMES } from '@codivia/contract/explorables/models';
import { expect, test } from 'vitest';
import { TOPICS } from './topics.ts';

test('every explorable is shown under exactly one subject', () => {
  expect(Object.values(TOPICS).flat().sort()).toEqual([...EXPLORABLE_NAMES].sort());
});
