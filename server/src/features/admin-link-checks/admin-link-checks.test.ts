import { CHECKED_LINKS_MAX } from '@codivia/contract/api/admin-link-checks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-app.ts';
import { createCourse, createLesson } from '../../../test/course-factories.ts';
import { createMember } from '../../../test/factories.ts';
import type { HeadRequest, Outgoing } from '../../services/outgoing/outgoing.ts';

/** What answers at invented addresses. */
const ANSWERS: Record<string, { status: number; location?: string }> = {
  'https://good.example/': { status: 200 },
  'https://old.example/a?b=1&c=2': { status: 301, location: 'https://good.example/' },
  'https://gone.example/': { status: 404 },
  'https://later.example/': { status: 302, location: '/next' },
  'https://later.example/next': { status: 200 },
  'https://robots.example/': { status: 403 },
  'https://turning.example/': { status: 302, location: 'https://turning.example/' },
  'https://inward.example/': { status: 302, location: 'http://169.254.169.254/latest/meta-data' },
};
const HOSTS: Record<string, string[]> = {
  'inside.example': ['10.0.0.7'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  '169.254.169.254': ['169.254.169.254'],
  '127.0.0.1': ['127.0.0.1'],
  '::1': ['::1'],
};
const asked: Pick<HeadRequest, 'method' | 'ip'>[] = [];
let running = 0;
let most = 0;
const outgoing: Outgoing = {
  async resolve(host) {
    if (host === 'nowhere.example') throw Object.assign(new Error('none'), { code: 'ENOTFOUND' });
    return HOSTS[host] ?? ['93.184.216.34'];
  },
  async request({ url, method, ip }) {
    asked.push({ method, ip });
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    if (url.hostname === 'silent.example') throw new Error('no connection');
    if (url.hostname === 'many.example') return { status: 200, location: undefined };
    // As of many servers, HEAD is not answered.
    if (url.hostname === 'head.example') {
      return { status: method === 'HEAD' ? 405 : 206, location: undefined };
    }
    const answer = ANSWERS[url.href];
    if (!answer) throw new Error(`${url.href} is not invented`);
    return { status: answer.status, location: answer.location };
  },
};

let server: TestApp;
let token: string;
let courseId: string;
beforeAll(async () => {
  server = await buildTestApp({}, { outgoing });
  token = (await createMember(server, { role: 'admin' })).token;
  courseId = (await createCourse(server.database.db)).id;
});
afterAll(() => server.close());

async function check(content: string) {
  const texts = { content, content_fr: '', exercises: [] };
  const { id } = await createLesson(server.database.db, courseId, texts);
  return server.call('POST', `/admin/lessons/${id}/link-checks`, { token });
}
const stateOf = async (address: string) =>
  (await check(`<p><a href="${address}">x</a></p>`)).body.links[0];

test.each([
  ['https://good.example/', { state: 'ok', status: 200, to: null }],
  [
    'https://old.example/a?b=1&amp;c=2',
    { state: 'moved', status: 200, to: 'https://good.example/' },
  ],
  ['https://gone.example/', { state: 'dead', status: 404, to: null }],
  ['https://nowhere.example/', { state: 'dead', status: null, to: null }],
  ['https://later.example/', { state: 'ok', status: 200, to: null }],
  ['https://head.example/', { state: 'ok', status: 206, to: null }],
  ['https://robots.example/', { state: 'no_answer', status: 403, to: null }],
  ['https://silent.example/', { state: 'no_answer', status: null, to: null }],
  ['https://turning.example/', { state: 'no_answer', status: null, to: null }],
])('%s', async (address, outcome) => {
  expect(await stateOf(address)).toMatchObject(outcome);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'https://inside.example/',
  'https://mixed.example/',
  'https://good.example:8443/',
  'https://somebody:secret@good.example/',
])('%s is never asked for', async (address) => {
  asked.length = 0;
  expect(await stateOf(address)).toMatchObject({ state: 'not_asked' });
  expect(asked).toEqual([]);
});

test('a redirect into this network is not followed', async () => {
  asked.length = 0;
  expect(await stateOf('https://inward.example/')).toMatchObject({ state: 'not_asked' });
  expect(asked).toEqual([{ method: 'HEAD', ip: '93.184.216.34' }]);
});

test('of many links fifty are asked for, five at once, each once', async () => {
  const links = Array.from(
    { length: CHECKED_LINKS_MAX + 2 },
    (_, i) => `https://many.example/${i}`,
  );
  most = 0;
  const { body } = await check(links.map((one) => `<a href="${one}">x</a>`.repeat(2)).join(''));
  expect(body.left_out).toBe(2);
  expect(body.links.map(({ address }: { address: string }) => address)).toEqual(
    links.slice(0, CHECKED_LINKS_MAX),
  );
  expect(most).toBeLessThanOrEqual(5);
});

test('a lesson without links has none, and one that does not exist is not found', async () => {
  expect((await check('<p>No link</p>')).body).toEqual({ links: [], left_out: 0 });
  const nothing = await server.call('POST', '/admin/lessons/nothing-here/link-checks', { token });
  expect(nothing.status).toBe(404);
});
