import { expect, it } from 'vitest';
import { LIST_MAX_BYTES, listText } from './list-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each([
  ['UTF-8', new TextEncoder().encode('Léa'), 'Léa'],
  ['Windows', bytes(0x4c, 0xe9, 0x61), 'Léa'],
  ['UTF-16 of a spreadsheet', bytes(0xff, 0xfe, 0x4c, 0, 0xe9, 0, 0x61, 0), 'Léa'],
  ['the other UTF-16', bytes(0xfe, 0xff, 0, 0x4c, 0, 0xe9, 0, 0x61), 'Léa'],
  ['a workbook', bytes(0x50, 0x4b, 3, 4, 20), null],
  ['a PDF', new TextEncoder().encode('%PDF-1.7'), null],
  ['a file that is too large', new Uint8Array(LIST_MAX_BYTES + 1), null],
])('reads %s', (_, content, text) => {
  expect(listText(content)).toBe(text);
});
