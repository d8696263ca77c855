import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_WEB_APP, buildTestApp, type TestApp } from '../../test/build-app.ts';

const FILENAMES = [
  'snake-game.html',
  'pong-game.html',
  'reptile.html',
  'todo-app.html',
  'calculator.html',
];
/** The examples that store something in the browser. */
const STORING_PAGES = ['todo-app.html'];

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({}, { webFolder: BUILT_WEB_APP });
});
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });

/** Returns the text between `<tag>` and its end, which must be there once. */
function only(page: string, tag: string): string {
  const found = [...page.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))];
  expect(found).toHaveLength(1);
  return found[0]?.[1] ?? '';
}

describe.each(FILENAMES)('/examples/%s', (filename) => {
  test('is one whole page that runs its own script and reaches nothing', async () => {
    const { statusCode, headers, body } = await get(`/examples/${filename}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(headers['content-security-policy']);
    const keeps = STORING_PAGES.includes(filename) ? ' allow-same-origin' : '';
    expect(policy).toMatch(new RegExp(`^sandbox allow-scripts${keeps};default-src 'none';`));
    expect(policy).not.toMatch(/unsafe|connect-src|'self'/);
    for (const tag of ['script', 'style']) {
      const hash = createHash('sha256').update(only(body, tag)).digest('base64');
      expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
    }
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const own = body
      .replace(/<link rel="icon" href="data:.*">/, '')
      .replace(/<a href="\/examples[^"]*">/, '');
    expect(own).not.toMatch(/\b(src|href)=|https?:|style="|\son\w+="/);
  });

  test('leads back to its card in the gallery, in the language it begins in', async () => {
    const name = filename.replace('.html', '');
    const tab = ['todo-app', 'calculator'].includes(name) ? '?tab=web' : '';
    for (const [query, headers, text] of [
      ['?lang=fr', {}, 'Tous les exemples'],
      ['?lang=en', { 'accept-language': 'fr' }, 'All examples'],
      ['', { 'accept-language': 'fr-FR' }, 'Tous les exemples'],
      ['?lang=a&lang=fr', {}, 'All examples'],
    ] as const) {
      const { body } = await get(`/examples/${filename}${query}`, headers);
      expect(body).toContain(`<a href="/examples${tab}#${name}">← ${text}</a>`);
    }
  });

  test('is not sent again to those who have it', async () => {
    const { headers } = await get(`/examples/${filename}`);
    const again = await get(`/examples/${filename}`, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

test('an example that does not exist is not found', async () => {
  expect((await get('/examples/unknown.html')).statusCode).toBe(404);
});
