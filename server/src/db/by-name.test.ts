import { expect, test } from 'vitest';
import { byName } from './by-name.ts';

test('puts letters with accents where a register has them', () => {
  const names = ['ZIDANE Ilyès', 'ÉVRARD Zoé', 'FONTAINE Ali', 'allain Léa', 'DELATTRE Noé'];
  expect(byName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'allain Léa',
    'DELATTRE Noé',
    'ÉVRARD Zoé',
    'FONTAINE Ali',
    'ZIDANE Ilyès',
  ]);
});
