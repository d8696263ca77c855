import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { COMMUNITY_LINK, PUBLIC_URL_PLACEHOLDER } from '@codivia/contract/api/site';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { servePages } from './serve-pages.ts';

const COMMUNITY = `${COMMUNITY_LINK.start}<li><a href="/community">C</a></li>${COMMUNITY_LINK.end}`;
const LONG = 'word '.repeat(500);

async function serving(publicUrl: string, communityUrl = 'https://chat.example') {
  const folder = join(mkdtempSync(join(tmpdir(), 'codivia-pages-')), 'blog');
  mkdirSync(folder);
  const html = `<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}/blog/a-fr.html"><ul>${COMMUNITY}<li>A</li>${COMMUNITY}</ul>${LONG}`;
  writeFileSync(join(folder, 'a-fr.html'), html);
  writeFileSync(join(folder, 'a-fr.html.br'), 'not a page');
  const app = Fastify();
  await servePages(app, folder, '/blog/', { publicUrl, communityUrl });
  return app;
}

test('a page names this server, compressed where that is wanted', async () => {
  const app = await serving('https://codivia.example');
  const { body, headers } = await app.inject({ url: '/blog/a-fr.html' });
  expect(body).toContain('<link rel="canonical" href="https://codivia.example/blog/a-fr.html">');
  expect(body.match(/href="\/community"/g)).toHaveLength(2);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const packed = await app.inject({
    url: '/blog/a-fr.html',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
});

test('a page has no way to a community that there is none of', async () => {
  const app = await serving('https://codivia.example', '');
  const { body } = await app.inject({ url: '/blog/a-fr.html' });
  expect(body).toContain('<ul><li>A</li></ul>word');
});

test('a page that has not changed is not sent again, and nothing else of the folder is', async () => {
  const app = await serving('https://codivia.example');
  const { headers } = await app.inject({ url: '/blog/a-fr.html' });
  const again = await app.inject({
    url: '/blog/a-fr.html',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect((await app.inject({ url: '/blog/a-fr.html.br' })).statusCode).toBe(404);
});

test('without built pages there is nothing to serve', async () => {
  const app = Fastify();
  const addresses = { publicUrl: 'https://codivia.example', communityUrl: 'https://chat.example' };
  await servePages(app, '/nowhere/at/all', '/blog/', addresses);
  expect((await app.inject({ url: '/blog/a-fr.html' })).statusCode).toBe(404);
});
