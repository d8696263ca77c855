import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareAnswer, prepareOwnPage } from './ready-answer.ts';

const PAGE = `<main>${Array.from({ length: 3000 }, (_, i) => `<p>Line ${i * 37} of ${i}</p>`).join('')}</main>`;

afterEach(() => vi.useRealTimers());

test.each([
  ['a page', () => prepareOwnPage(PAGE), PAGE],
  ['the answer that many ask for', () => prepareAnswer([PAGE], new Map()), JSON.stringify([PAGE])],
])('%s is there soon, and compressed as much as possible a little later', async (_, make, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const made = await make();
  const soon = made.brotli;
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await vi.waitUntil(() => made.brotli !== soon, { timeout: 20_000 });
  const later = made.brotli;
  expect(later?.body.length).toBeLessThan(soon?.body.length ?? 0);
  // The bytes differ, so what a reader has of one is not taken for the other.
  expect(new Set([made.plain.etag, soon?.etag, later?.etag]).size).toBe(3);
  for (const one of [soon, later]) {
    expect(one?.headers.etag).toBe(one?.etag);
    expect(String(brotliDecompressSync(one?.body ?? ''))).toBe(text);
  }
});

test('an answer that is already there is not compressed again', async () => {
  const answer = await prepareAnswer([PAGE], new Map());
  const known = new Map([[answer.plain.etag, answer]]);
  expect(await prepareAnswer([PAGE], known)).toBe(answer);
  expect(await prepareAnswer([PAGE, PAGE], known)).not.toBe(answer);
});
