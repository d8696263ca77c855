import { expectLinear } from '@codivia/contract/test/growth';
import { expect, test } from 'vitest';
import { tableForm } from './delimiter.ts';

test.each([
  ['a,b\n1,2', ','],
  ['Ville;Pays\nNîmes;France', ';'],
  ['nom;prix\ncafé;2,50\nthé;3,20', ';'],
  ['name,price\ncoffee,"2;50"\ntea,"3;20"', ','],
  ['"a;b",c\n"d;e;f",g', ','],
  ['"Paris, France";1\n"Rome, Italie";2', ';'],
  ['"two\nlines, here";1\n"x";2', ';'],
  ['"say ""a;b""",1\nx,2', ','],
  ['nom\tprix\nthé\t2,5', '\t'],
  ['a;b;c\r\n1,0;2,0;3,0\r\n\r\n', ';'],
  ['one column\nx', ','],
  ['', ','],
  ['"never closed;a;b\nc;d', ','],
])('%j is separated by %j', (text, delimiter) => {
  expect(tableForm(text).delimiter).toBe(delimiter);
});

test('says whether fields are quoted', () => {
  expect(tableForm('"a",b').quoted).toBe(true);
  expect(tableForm('a,b').quoted).toBe(false);
});

test('a long table takes no longer by character', async () => {
  const input = (size: number) => '"'.repeat(size);
  await expectLinear({ input, size: 20_000, work: tableForm });
});
