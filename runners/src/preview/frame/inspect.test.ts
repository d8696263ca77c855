import { beforeAll, expect, test, vi } from 'vitest';
import { formatCall, inspect } from './inspect.ts';

// There is no page here; nothing below is an element.
beforeAll(() => vi.stubGlobal('Element', class {}));

test.each<[unknown, string]>([
  ['text', 'text'],
  [12.5, '12.5'],
  [10n, '10n'],
  [undefined, 'undefined'],
  [null, 'null'],
  [[1, 'two', [3]], '[1, "two", [3]]'],
  [{ x: 1, y: { z: [] } }, '{x: 1, y: {z: []}}'],
  [new Map([['a', 1]]), 'Map {"a" → 1}'],
  [new Set([1, 2]), 'Set {1, 2}'],
  [new Uint8Array([1, 2]), 'Uint8Array [1, 2]'],
  [new TypeError('no'), 'TypeError: no'],
  [function jump() {}, 'ƒ jump()'],
  [
    new (class Ball {
      x = 1;
    })(),
    'Ball {x: 1}',
  ],
])('shows %o', (value, text) => {
  expect(inspect(value)).toBe(text);
});

test('endless and huge things have an end', () => {
  const round: Record<string, unknown> = { name: 'a' };
  round.self = round;
  expect(inspect(round)).toBe('{name: "a", self: ↺}');
  expect(inspect(Array.from({ length: 5000 }, (_, i) => i)).length).toBeLessThan(400);
  expect(inspect({ a: { b: { c: { d: 1 } } } })).toBe('{a: {b: {c: {…}}}}');
});

test('what throws when it is looked at is shown all the same', () => {
  const trap = {
    get x() {
      throw new Error('no');
    },
  };
  expect(inspect(trap)).toBe('{?}');
});

test('places in a text are filled in', () => {
  expect(formatCall(['%s has %d points', 'Sam', 3, 'left'])).toBe('Sam has 3 points left');
  expect(formatCall(['%cred', 'color: red'])).toBe('red');
  expect(formatCall(['100 %', 1])).toBe('100 % 1');
});
