import { loadPyodide, type PyodideInterface } from 'pyodide';
import { beforeAll, expect, test } from 'vitest';
import { loadHarness, type Session } from './harness.ts';
import { connectInterrupts } from './interrupts.ts';
import { nodeSqlite, readHarness } from './node-python.ts';

const SIGINT = 2;

let python: PyodideInterface;
let session: Session;
let looks = 0;
/** At which look the signal is there. */
let signalAt = Number.POSITIVE_INFINITY;

beforeAll(async () => {
  python = await loadPyodide();
  session = loadHarness(python, readHarness(), nodeSqlite(), {
    can_ask: false,
    ask: () => undefined,
    pause: () => false,
    picture: () => {},
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
