import { EXPLORABLE_NAMES } from '@codivia/contract/explorables/models';
import { OPTION_SCHEMAS } from '@codivia/contract/explorables/option-schemas';
import { expect, test } from 'vitest';
import { TOPICS } from './topics.ts';

test('every explorable has its options, and is shown under exactly one subject', () => {
  const names = [...EXPLORABLE_NAMES].sort();
  expect(Object.keys(OPTION_SCHEMAS).sort()).toEqual(names);
  expect(Object.values(TOPICS).flat().sort()).toEqual(names);
});
