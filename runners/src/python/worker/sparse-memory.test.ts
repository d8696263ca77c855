import { expect, test } from 'vitest';
import { packMemory, SparseMemory } from './sparse-memory.ts';

function memory(size: number, written: Record<number, number>): Uint8Array {
  const bytes = new Uint8Array(size);
  for (const [offset, byte] of Object.entries(written)) bytes[Number(offset)] = byte;
  return bytes;
}

/** A memory that was used before, as large as the rest of the packed one from `begin` on. */
function written(packed: Uint8Array<ArrayBuffer>, begin: number): Uint8Array {
  const memory = new SparseMemory(packed.buffer);
  const target = new Uint8Array(memory.size - begin).fill(9);
  memory.writeFrom(begin, target);
  return target;
}

test.each([
  ['empty', memory(100_000, {})],
  ['written here and there', memory(100_000, { 0: 1, 5000: 2, 6000: 3, 6200: 4, 99999: 5 })],
  ['written to its ragged end', new Uint8Array(5000).fill(7)],
])('a memory that is %s comes back as it was', (_, whole) => {
  const packed = packMemory(whole);
  for (const begin of [0, 16, 1024, 5000]) {
    expect(written(packed, begin)).toEqual(whole.subarray(begin));
  }
});

test('its head ends where the first empty range begins', () => {
  const head = (whole: Uint8Array) => new SparseMemory(packMemory(whole).buffer).head();
  expect(head(memory(10_000, { 0: 1, 1500: 2 }))).toEqual(memory(2048, { 0: 1, 1500: 2 }));
  expect(head(memory(10_000, { 5000: 1 }))).toHaveLength(0);
});

test('what is empty takes no room', () => {
  expect(packMemory(memory(1_000_000, { 500000: 1 })).length).toBeLessThan(2000);
});

test('something else is refused', () => {
  const page = new TextEncoder().encode('<!doctype html><title>Not found</title>');
  expect(() => new SparseMemory(page.buffer)).toThrow(RangeError);
  expect(() => new SparseMemory(new ArrayBuffer(0))).toThrow(RangeError);
});

const PRELOADED = memory(20_000, { 4096: 5, 4100: 6, 9000: 7, 15000: 8 });
const CHANGED = memory(20_000, { 0: 1, 4096: 5, 4100: 6, 9001: 7, 15000: 8, 16000: 9 });

test('what the reader has already is not stored, and comes back with the rest', () => {
  const packed = packMemory(CHANGED, PRELOADED);
  expect(packed.length).toBeLessThan(packMemory(CHANGED).length - 2000);
  for (const begin of [0, 144]) {
    const target = PRELOADED.slice(begin);
    new SparseMemory(packed.buffer).writeFrom(begin, target);
    expect(target).toEqual(CHANGED.subarray(begin));
  }
});

test('a reader that has something else is not written to', () => {
  const packed = packMemory(CHANGED, PRELOADED);
  const target = PRELOADED.slice();
  target[4096] = 0;
  const before = target.slice();
  expect(() => new SparseMemory(packed.buffer).writeFrom(0, target)).toThrow('does not hold');
  expect(target).toEqual(before);
});
