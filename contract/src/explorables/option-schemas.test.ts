import { expect, test } from 'vitest';
import { EXPLORABLE_NAMES } from './models.ts';
import { OPTION_SCHEMAS } from './option-schemas.ts';

test('every explorable has the schema of its options', () => {
  expect(Object.keys(OPTION_SCHEMAS).sort()).toEqual([...EXPLORABLE_NAMES].sort());
});
