import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckProgram, startPython } from './node-python.ts';

let check: CheckProgram;
beforeAll(async () => {
  check = await startPython();
});

describe('cases of a challenge', () => {
  const DOUBLE = 'def double(n):\n    return ';
  const tried = (code: string, tests: string) =>
    check(
      DOUBLE + code,
      `r = run()\nitem("small", True, 'cases(r, "double", ${tests})')\nitem("other", True, "pass")`,
    );

  test('name the smallest that goes wrong, with what came out', () => {
    const verdict = tried('n * n', '[((2,), 4), ((3,), 6), ((4,), 8)]');
    expect(verdict).toMatchObject({ passed: false, key: 'small', done: ['other'] });
    expect(verdict.case).toEqual({ input: 'double(3)', expected: '6', got: '9' });
  });

  test('say which error a case ends with, and pass without one', () => {
    expect(tried('n / 0', '[((1,), 2)]').case?.got).toBe('ZeroDivisionError: division by zero');
    expect(tried('2 * n', '[((1,), 2), (([1],), [1, 1])]')).toMatchObject({ passed: true });
    expect(tried('2 * n', '[((1,), 2)]').case).toBeUndefined();
  });

  test('tell true from 1 and a list from a tuple, but not 2 from 2.0', () => {
    expect(tried('1', '[((1,), True)]').passed).toBe(false);
    expect(tried('(n,)', '[((1,), [1])]').passed).toBe(false);
    expect(tried('[n * 1.0]', '[((1,), [1])]').passed).toBe(true);
  });
});
