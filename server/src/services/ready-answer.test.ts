import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { prepareAnswer, prepareOwnPage } from './ready-answer.ts';

const PAGE = `<main>${Array.from({ length: 3000 }, (_, i) => `<p>Line ${i * 37} of ${i}</p>`).join('')}</main>`;

afterEach(() => vi.useRealTimers());

test('a page is there soon, and compressed as much as possible a little later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const page = await prepareOwnPage(PAGE);
  const soon = page.brotli;
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await vi.waitUntil(() => page.brotli !== soon, { timeout: 20_000 });
  const later = page.brotli;
  expect(later?.body.length).toBeLessThan(soon?.body.length ?? 0);
  // The bytes differ, so what a reader has of one is not taken for the other.
  expect(new Set([page.plain.etag, soon?.etag, later?.etag]).size).toBe(3);
  for (const one of [soon, later]) {
    expect(one?.headers.etag).toBe(one?.etag);
    expect(String(brotliDecompressSync(one?.body ?? ''))).toBe(PAGE);
  }
});

test('an answer that is asked for again and again is compressed as much as possible at once', async () => {
  const known = new Map();
  const answer = await prepareAnswer([PAGE], known);
  known.set(answer.plain.etag, answer);
  expect(await prepareAnswer([PAGE], known)).toBe(answer);
  const { brotli } = await prepareAnswer([PAGE], new Map());
  expect(brotli?.body).toEqual(answer.brotli?.body);
});
