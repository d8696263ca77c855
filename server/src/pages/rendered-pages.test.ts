import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestClock, testConfig } from '../../test/build-app.ts';
import { createCourse, createLesson } from '../../test/course-factories.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../db/connect.ts';

const TEMPLATE = `<!doctype html><html lang="en"><head><!--head--><title>Codivia</title><!--/head-->
<script>'before the first paint'</script>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-1.css">
<link rel="manifest" href="/manifest.en.webmanifest"></head>
<body><div id="root"><i>mark</i><!--/root--></div><noscript>No scripts.</noscript></body></html>`;

const FONT = '@font-face{font-family:Far;src:url(/assets/far.woff2)}';

/** Replaces the web app's build for the server: it answers with the request, and with the number of requests. */
const BUNDLE = `
let way; let times = 0;
export const setFetch = (given) => { way = given; };
// The app accepts only answers of the type that it has asked for.
async function readOurs(address) {
  const answer = await way(address, {});
  if (!/^application\\/json/.test(answer.headers.get('content-type'))) throw new Error('foreign answer');
  return answer.json();
}
export const indexablePaths = () => ['/', '/courses'];
export async function open({ pathname, language, named }) {
  const status = pathname.startsWith('/none') ? 404 : 200;
  const key = status === 404 ? 'missing' : pathname.toLowerCase();
  return { status, key, pathname: key, render: async (picture) => {
    times++;
    if (pathname === '/broken') throw new Error('broken');
    const courses = await readOurs('/api/courses?lang=' + language);
    const { runner_origin } = await readOurs('/api/config');
    return {
      status, hydrated: !['/private', '/trial'].includes(pathname),
      head: '<title>' + key + '</title><meta content="' + picture + '">',
      body: '<h1>' + [language, named, times, courses.length].join(' ') + '</h1>' +
        (pathname === '/room' ? '<noscript>Room.</noscript>' : ''),
      data: pathname === '/private' ? [] : [[['courses'], '</script><b>'], [['previews'], runner_origin]],
    };
  } };
}`;

let folder: string;
let app: FastifyInstance;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  mkdirSync(join(folder, 'dist/social/fr'), { recursive: true });
  mkdirSync(join(folder, 'dist-server'));
  writeFileSync(join(folder, 'dist/index.html'), TEMPLATE);
  writeFileSync(join(folder, 'dist/assets/index-1.css'), `body{color:teal}${FONT}`);
  writeFileSync(join(folder, 'dist/social/fr/courses.png'), '');
  writeFileSync(join(folder, 'dist-server/package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'dist-server/render.js'), BUNDLE);
  database = await openTestDatabase();
  const config = testConfig({ publicUrl: 'http://localhost:3000' });
  const clock = new TestClock();
  app = await buildApp({ database, clock: clock.now, config, webFolder: join(folder, 'dist') });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

const visit = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-language': 'fr', ...headers } });

test('a page comes with its text, its data, its styles and its language', async () => {
  const answer = await visit('/courses?difficulty=beginner');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  });
  expect(answer.body).toContain('<html lang="fr" data-served="fr">');
  expect(answer.body).toContain('href="/manifest.fr.webmanifest"');
  expect(answer.body).toContain('<title>/courses</title>');
  expect(answer.body).not.toContain('<title>Codivia</title>');
  expect(answer.body).toContain('http://localhost:3000/social/fr/courses.png');
  expect(answer.body).toMatch(/<div id="root" data-rendered><h1>fr false \d+ 0<\/h1><\/div>/);
  expect(answer.body).toContain('<style>body{color:teal}</style>');
  expect(answer.body).toContain(String.raw`[["courses"],"\u003c/script>\u003cb>"]`);
  expect(answer.body).not.toContain('mark');
});

test('scripts and fonts of a rendered page wait until it is painted; without scripts fonts do not', async () => {
  const fonts = `<style data-fonts>${FONT}</style>`;
  const script = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  const { body } = await visit('/courses');
  const [before, inert, after] = body.split(/<template id="after-paint">|<\/template>/);
  expect(inert?.replaceAll('\n', '')).toBe(fonts + script);
  expect(after).toContain(`<noscript>${fonts}</noscript>`);
  expect(before).not.toMatch(/type="module"|far\.woff2/);
  const { body: left } = await visit('/private');
  expect(left).toContain(fonts);
  expect(left).toContain(script);
  expect(left).not.toContain('<template');
});

test('a page may say itself what it is without scripts', async () => {
  const { body } = await visit('/room');
  expect(body).toMatch(
    /<div id="root" data-rendered><h1>[^<]*<\/h1><noscript>Room.<\/noscript><\/div>/,
  );
});

test('a page names the site of the previews by the port that browsers know', async () => {
  expect((await visit('/examples')).body).toContain('[["previews"],"http://127.0.0.1:3000"]');
});

test('a page is rendered once in each language, and once more when the catalogue changes', async () => {
  const first = (await visit('/about')).body;
  expect((await visit('/about')).body).toBe(first);
  expect((await visit('/about', { cookie: 'language=en' })).body).toContain('<h1>en false');
  expect((await visit('/about?lang=en')).body).toContain('<h1>en true');
  await createCourse(database.db, { id: 'new' });
  await createLesson(database.db, 'new');
  await app.catalogue.refresh();
  const changed = (await visit('/about')).body;
  expect(changed).not.toBe(first);
  expect(changed).toMatch(/<h1>fr false \d+ 1</);
});

test('the page most visitors begin with is rendered before anybody asks', async () => {
  const timesOf = async (url: string) =>
    Number(/<h1>fr \w+ (\d+)/.exec((await visit(url)).body)?.[1]);
  await createCourse(database.db, { id: 'newer' });
  await createLesson(database.db, 'newer');
  await app.catalogue.refresh();
  await app.warmUp();
  const after = await timesOf('/after-the-start');
  expect(await timesOf('/')).toBeLessThan(after);
});

test('a page that the reader has is not sent again, and it comes compressed', async () => {
  const { headers, rawPayload } = await visit('/', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(rawPayload.length).toBeLessThan(1024);
  const again = await visit('/', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page that depends on its reader is for those without scripts', async () => {
  const { body } = await visit('/private');
  expect(body).toContain('<i>mark</i>');
  expect(body).toMatch(/<noscript><h1>fr false/);
  expect(body).not.toContain('page-data');
});

test('one whose data are the same for everybody carries them for its scripts', async () => {
  const { body } = await visit('/trial');
  expect(body).toMatch(/id="page-data">[^<]+<\/script><noscript><h1>fr false/);
});

test('the document of pages that do not exist is rendered once, whatever the address', async () => {
  const first = await visit('/none/one');
  const second = await visit('/none/two?x=1');
  expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
  expect(second.body).toBe(first.body);
});

test('a page is rendered once, however its address is spelt', async () => {
  expect((await visit('/ABOUT')).body).toBe((await visit('/about')).body);
});

test('an address that leads nowhere is 404, a page that cannot be rendered is left to the browser', async () => {
  expect((await visit('/none/here')).statusCode).toBe(404);
  const broken = await visit('/broken');
  expect([broken.statusCode, broken.headers['content-type']]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);
  expect(broken.body).toContain('<i>mark</i>');
  expect(broken.body).toContain('data-served="fr"');
});

test.each(['fr', 'en'])(
  'a missing article or example is a missing page, in %s',
  async (language) => {
    for (const path of ['/none/blog-fr.html', '/none/x.HTML?from=mail', '/none/x?file=style.css']) {
      const { statusCode, headers, body } = await visit(path, { 'accept-language': language });
      expect([path, statusCode, headers['content-type']]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(body).toContain(`<h1>${language}`);
    }
    const file = await visit('/none/style.css?from=mail.html', { 'accept-language': language });
    expect([file.statusCode, file.json().code]).toEqual([404, 'not_found']);
  },
);

test('search engines are told where to look, and where not', async () => {
  const map = (await visit('/sitemap.xml')).body;
  expect(map).toContain('<loc>http://localhost:3000/courses</loc>');
  expect(map).toContain('<loc>http://localhost:3000/course/new</loc>');
  expect(map).toContain('hreflang="fr" href="http://localhost:3000/courses?lang=fr"');
  expect(map).toContain('<loc>http://localhost:3000/blog/cybersecurity-fr.html</loc>');
  const robots = (await visit('/robots.txt')).body;
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});
