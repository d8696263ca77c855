import { beforeAll, expect, test } from 'vitest';
import { INNOCENT_PROGRAMS } from '../testing/innocent-programs.ts';
import { NOT_QUICK, QUICK_SAMPLES } from '../testing/quick-samples.ts';
import { startTwoPythons, type TwoPythons } from '../testing/two-pythons.ts';
import { quickProgram } from './quick-program.ts';

let pythons: TwoPythons;
const quickly = (source: string) => pythons.quickly(source);

beforeAll(async () => {
  pythons = await startTwoPythons();
});

test('what the quick start shows of 300 programs is what Python shows', () => {
  const programs = [...QUICK_SAMPLES, ...INNOCENT_PROGRAMS];
  const shown = programs.flatMap((source) => {
    const output = quickly(source);
    return output === null ? [] : [{ source, output }];
  });
  expect(shown.filter(({ source, output }) => pythons.inPython(source) !== output)).toEqual([]);
  expect(programs.length).toBeGreaterThanOrEqual(300);
  expect(shown.length / QUICK_SAMPLES.length).toBeGreaterThan(0.7);
}, 60_000);

test.each(NOT_QUICK)('Python runs %j', (source) => {
  expect(quickProgram(source)).toBeNull();
});

test('programs do not know each other’s names', () => {
  expect(quickly('secret = 3\nprint(secret)')).toBe('3\n');
  expect(quickly('if False:\n    secret = 4\nprint(secret)')).toBeNull();
});

test.each([
  ['fails', 'print(1)\nprint([][1])'],
  ['does not end', 'while True:\n    pass'],
  ['writes without end', 'for i in range(9000):\n    print("many words")'],
  ['makes a number too long for Python to write', 'x = 10 ** 5000\nprint(len(f"{x}"))'],
  ['sorts values that are equal and not the same', 'print(sorted([1, True, 0, False]))'],
  ['changes letters that are not English', 'print("é".upper())'],
  ['writes a letter alone that Python cannot', 'print(chr(55296))'],
  ['shows letters in a list that Python may hide', 'print([chr(160), chr(8203)])'],
])('a program that %s is left to Python', (_, source) => {
  expect(quickProgram(source)).not.toBeNull();
  expect(quickly(source)).toBeNull();
});
