import { expect, test } from 'vitest';
import { packMemory, unpackMemory } from './sparse-memory.ts';

function memory(size: number, written: Record<number, number>): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const [place, byte] of Object.entries(written)) bytes[Number(place)] = byte;
  return bytes;
}

test.each([
  ['empty', memory(100_000, {})],
  ['written here and there', memory(100_000, { 0: 1, 5000: 2, 6000: 3, 6200: 4, 99999: 5 })],
  ['written to its ragged end', new Uint8Array(5000).fill(7)],
])('a memory that is %s comes back as it was', (_, whole) => {
  expect(unpackMemory(packMemory(whole).buffer)).toEqual(whole);
});

test('what is empty takes no room', () => {
  expect(packMemory(memory(1_000_000, { 500000: 1 })).length).toBeLessThan(2000);
});

test('something else is refused', () => {
  const page = new TextEncoder().encode('<!doctype html><title>Not found</title>');
  expect(() => unpackMemory(page.buffer)).toThrow(RangeError);
  expect(() => unpackMemory(new ArrayBuffer(0))).toThrow(RangeError);
});
