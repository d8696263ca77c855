import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { embeddedPages } from './embedded-pages.ts';

type Middleware = (request: { url: string }, response: null, next: () => void) => void;

/** Returns the address that Vite receives during development. */
function addressOf({ configureServer }: Plugin, url: string): string {
  const request = { url };
  const use = (middleware: Middleware) => middleware(request, null, () => {});
  (configureServer as unknown as (server: object) => void)({ middlewares: { use } });
  return request.url;
}

it.each([
  '/embed/playground',
  '/embed/gametraining?lang=fr',
  '/embed/p/x-1',
  '/play',
  '/play/p/x-1',
])('answers %s with a document of its own, during development too', (address) => {
  expect(addressOf(embeddedPages(), address)).toBe('/embed.html');
});

it.each(['/embed/dashboard', '/playground', '/play/x', '/p/x-1'])(
  'leaves %s to the app',
  (address) => {
    expect(addressOf(embeddedPages(), address)).toBe(address);
  },
);
