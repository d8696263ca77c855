import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { buildFrames, previewFrames } from './preview-frames.ts';

type Response = { setHeader: () => void; end: (text: string) => void };
type Middleware = (request: { url: string }, response: Response, next: () => void) => unknown;

/** Returns the answer to an address during development; null where the address is left to others. */
function answerTo({ configureServer }: Plugin, url: string): Promise<string | null> {
  return new Promise((resolve) => {
    const use = (middleware: Middleware) =>
      middleware({ url }, { setHeader: () => {}, end: resolve }, () => resolve(null));
    (configureServer as unknown as (server: object) => void)({ middlewares: { use } });
  });
}

it('serves the documents of previews during development, to embedded pages too', async () => {
  const [web] = await buildFrames();
  const served = await answerTo(previewFrames(), web?.address ?? '');
  expect(served === web?.html, 'as it is built').toBe(true);
  expect(await answerTo(previewFrames(), `${web?.address}?embed`)).toEqual(served);
  expect(await answerTo(previewFrames(), '/runner/other.html')).toBeNull();
});
