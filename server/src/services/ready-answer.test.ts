import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { prepareAnswer, prepareOwnPage, type ReadyAnswer, sendReady } from './ready-answer.ts';

const PAGE = `<main>${Array.from({ length: 3000 }, (_, i) => `<p>Line ${i * 37} of ${i}</p>`).join('')}</main>`;

/** Returns a reader of a server that sends one answer; it returns the bytes and the tag. */
function readerOf(answer: ReadyAnswer) {
  const app = Fastify();
  app.get('/', (request, reply) => sendReady(request, reply, answer));
  return async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/',
      headers: { 'accept-encoding': 'br' },
    });
    return { etag: headers.etag, body: rawPayload };
  };
}

test.each([
  ['a page', () => prepareOwnPage(PAGE), PAGE],
  ['the answer that many ask for', () => prepareAnswer([PAGE], new Map()), JSON.stringify([PAGE])],
])(
  '%s is there soon, and compressed as much as possible once ten readers had it',
  async (_, make, text) => {
    const made = await make();
    const read = readerOf(made);
    const first = await read();
    for (let reader = 2; reader < 10; reader++) expect(await read()).toEqual(first);
    const quick = made.brotli;
    await read();
    await vi.waitUntil(() => made.brotli !== quick);
    const later = await read();
    expect(later.body.length).toBeLessThan(first.body.length);
    // The bytes differ, so a cached copy of one must not be taken for the other.
    expect(new Set([made.plain.etag, first.etag, later.etag]).size).toBe(3);
    for (const { body } of [first, later]) expect(String(brotliDecompressSync(body))).toBe(text);
  },
);

test('an answer that is already there is not compressed again', async () => {
  const answer = await prepareAnswer([PAGE], new Map());
  const known = new Map([[answer.plain.etag, answer]]);
  expect(await prepareAnswer([PAGE], known)).toBe(answer);
  expect(await prepareAnswer([PAGE, PAGE], known)).not.toBe(answer);
});
