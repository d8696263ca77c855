import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, expect, test } from 'vitest';
import { loadHarness, type Session } from '../harness/harness.ts';
import { nodeSqlite, readHarness, SILENT_HOST } from '../harness/node-python.ts';
import type { PartialVerdict } from '../protocol.ts';
import { connectInterrupts } from './interrupts.ts';

const SIGINT = 2;

let python: PyodideInterface;
let session: Session;
let found: PartialVerdict[] = [];
let looks = 0;
/** At which look the signal is there. */
let signalAt = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  python = await loadPyodide();
  session = loadHarness(python, readHarness(), nodeSqlite(), {
    ...SILENT_HOST,
    found: (json) => found.push(JSON.parse(json)),
  });
  connectInterrupts(python, () => (++looks === signalAt ? SIGINT : 0));
});

const endOf = (source: string) => {
  looks = 0;
  const { failure } = JSON.parse(session.run(source));
  signalAt = Number.POSITIVE_INFINITY;
  session.tidy();
  return failure?.type ?? null;
};

test('Python looks for signals while it works silently', () => {
  expect(endOf('for i in range(100_000): pass')).toBeNull();
  expect(looks).toBeGreaterThan(10);
});

test.each([
  'while True: pass',
  'import time\nwhile True: time.sleep(1)',
  'def f():\n    while True: sum(range(10))\nf()',
])('a signal ends %j', (source) => {
  signalAt = 50;
  expect(endOf(source)).toBe('KeyboardInterrupt');
});

test('a signal can be caught, and is given once', () => {
  signalAt = 50;
  const source =
    'try:\n    while True: pass\nexcept KeyboardInterrupt:\n    for i in range(100_000): pass';
  expect(endOf(source)).toBeNull();
});

test('a check that is stopped has told which cases passed, and at which it was', () => {
  const checkSource = `r = run()
item("small", True, 'cases(r, "f", [((1,), 1), ((2,), 2)])')
item("wrong", True, 'cases(r, "f", [((3,), 4)])')
item("large", True, 'cases(r, "f", [((4,), 4), ((5,), 5), ((6,), 6)])')
item("last", True, "pass")`;
  const failureOf = (source: string) => {
    found = [];
    looks = 0;
    // Late enough that all has been tried that ends.
    signalAt = 20_000;
    expect(JSON.parse(session.check(source, checkSource)).key).toBe('interrupted');
    signalAt = Number.POSITIVE_INFINITY;
    session.tidy();
    return found.at(-1);
  };
  const endless = (n: number) => `    while n == ${n}: pass\n    return n`;
  expect(failureOf(`def f(n):\n    if n == 3: n = 4\n${endless(5)}`)).toEqual({
    done: ['small', 'wrong'],
    late: 'large',
    case: { input: 'f(5)', expected: '5', got: null },
  });
  expect(failureOf(`def f(n):\n${endless(5)}`)).toEqual({
    done: ['small'],
    late: 'large',
    case: { input: 'f(3)', expected: '4', got: '3' },
  });
  expect(failureOf('while True: pass')).toBeUndefined();
});
