import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test('a name that is free stays, one that is taken gets the next number', () => {
  expect(freeName('Pong (copy)', ['Pong'])).toBe('Pong (copy)');
  expect(freeName('Pong (copy)', ['Pong (copy)', 'Pong (copy) 2'])).toBe('Pong (copy) 3');
});

test('a long name is cut, so that it fits with its number', () => {
  const long = '😀'.repeat(80);
  const [first, second] = [freeName(long, []), freeName(long, [freeName(long, [])])];
  expect(first).not.toBe(second);
  expect([...second].length).toBeLessThanOrEqual(80);
});
