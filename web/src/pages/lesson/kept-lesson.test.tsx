import type { Lesson } from '@codivia/contract/lessons/lessons';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRunner } from '../../code/python/fake-runner.ts';
import { RunnerContext } from '../../code/python/runner-context.ts';
import { readSession, signOut, storeUser } from '../../lib/session.ts';
import { mockApi, Refused } from '../../test/api.ts';
import { course, lesson, member, signInAs } from '../../test/factories.ts';
import { fakeCaches } from '../../test/fake-caches.ts';
import { renderPage } from '../../test/render.tsx';
import { LessonPage } from './lesson-page.tsx';

const summary = lesson({ order_index: 1, is_premium: true });
const taken = (content = '<p>As it was.</p>'): Lesson => ({
  ...summary,
  content,
  content_fr: '',
  exercises: [],
  exercises_language: 'en',
  courses: { id: 'discovery', title: 'Discovery', title_fr: 'Découverte', color: '#00735c' },
});
const PATH = 'GET /user-lessons/discovery-hello';
const ONLINE = {
  [PATH]: () => taken(),
  'GET /lessons/discovery-hello': () => summary,
  'GET /courses/discovery': () => course({ lessons: [summary] }),
  'GET /progress': () => [{ lesson_id: summary.id, completed: true, completed_at: null }],
  'GET /exercise-results/discovery-hello': () => [],
};
const down = () => {
  throw new TypeError('network down');
};
const portal = () =>
  new Response('<h1>Sign in</h1>', { status: 403, headers: { 'content-type': 'text/html' } });
const everything = (reply: () => unknown) =>
  Object.fromEntries(Object.keys(ONLINE).map((path) => [path, reply]));
const OFFLINE = everything(down);

const NOTICE = /^No connection: this is the lesson/;
const REST_MS = 4000;
let browser: ReturnType<typeof fakeCaches>;
const kept = () => browser.paths('codivia-lessons');

beforeEach(() => {
  browser = fakeCaches();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  signInAs({ id: 'ada', is_premium: true });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the lesson in a page that was loaded anew: nothing is in memory. */
function open(replies: Parameters<typeof mockApi>[0]) {
  const calls = mockApi(replies);
  const page = (
    <RunnerContext value={new FakeRunner()}>
      <LessonPage />
    </RunnerContext>
  );
  const at = `/lesson/${summary.id}`;
  return { ...renderPage(page, { at, path: '/lesson/:lessonId' }), calls };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the lesson with a network, for long enough that it is kept, and leaves. */
async function visit(): Promise<void> {
  const { unmount } = open(ONLINE);
  expect(await screen.findByText('As it was.')).toBeVisible();
  await pass(REST_MS);
  await vi.waitFor(() => expect(kept()).toHaveLength(2));
  unmount();
}

test.each([
  ['no network', down],
  ['the page of a hotel or a filter in the place of answers', portal],
])('a lesson that was opened opens again with %s, and says so', async (_, reply) => {
  await visit();
  open(everything(reply));
  expect(await screen.findByText('As it was.')).toBeVisible();
  expect(screen.getByText(NOTICE)).toBeVisible();
  // Its place in the course and the completed lessons are known too.
  expect(await screen.findByText('Lesson 1 of 1')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  expect(kept()).toHaveLength(2);
});

test('it opens on a connection that hangs, after four seconds', async () => {
  await visit();
  open(everything(() => new Promise(() => {})));
  await pass(REST_MS - 500);
  expect(screen.queryByText('As it was.')).toBeNull();
  await pass(1000);
  expect(await screen.findByText('As it was.')).toBeVisible();
});

test('with a network the server’s lesson is shown, and so it is once the network is back', async () => {
  await visit();
  const view = open({ ...ONLINE, [PATH]: () => taken('<p>As it is.</p>') });
  expect(await screen.findByText('As it is.')).toBeVisible();
  expect(screen.queryByText(NOTICE)).toBeNull();
  view.unmount();

  open(OFFLINE);
  expect(await screen.findByText('As it was.')).toBeVisible();
  mockApi({ ...ONLINE, [PATH]: () => taken('<p>As it is.</p>') });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('As it is.')).toBeVisible();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test.each([
  ['Premium has ended', new Refused(403)],
  ['it is unpublished', new Refused(404)],
])('it is gone as soon as the server says that %s', async (_, refused) => {
  await visit();
  const view = open(OFFLINE);
  expect(await screen.findByText('As it was.')).toBeVisible();
  const refuse = () => {
    throw refused;
  };
  mockApi({ ...ONLINE, [PATH]: refuse });
  act(() => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(screen.queryByText('As it was.')).toBeNull());
  await vi.waitFor(() => expect(kept()).toEqual(['/kept-lessons/ada/progress']));
  view.unmount();
  open(OFFLINE);
  expect(await screen.findByText(/Codivia cannot be reached/)).toBeVisible();
});

test('the pictures of what its exercises become are kept in it; one that did not come keeps its address', async () => {
  const pictured = (id: string) => ({
    kind: 'web',
    id,
    title: id,
    instructions: '<p>Make it red.</p>',
    starter: { 'index.html': '' },
    solution: { 'index.html': '<h1>Hi</h1>' },
    check: '',
    hints: ['a', 'b'],
    feedback: {},
    target: { address: `/media/targets/${id}.webp`, width: 640, height: 320, text: 'Hi' },
  });
  const headers = { 'content-type': 'image/webp' };
  open({
    ...ONLINE,
    [PATH]: () => ({ ...taken(), exercises: [pictured('red'), pictured('gone')] }),
    'GET /media/targets/red.webp': () => new Response('webp', { headers }),
  });
  expect(await screen.findByText('As it was.')).toBeVisible();
  await pass(REST_MS);
  await vi.waitFor(() => expect(kept()).toHaveLength(2));
  const stored = [...browser.open('codivia-lessons').entries.values()].join();
  expect(stored).toContain(`data:image/webp;base64,${btoa('webp')}`);
  expect(stored).not.toContain('/media/targets/red.webp');
  expect(stored).toContain('/media/targets/gone.webp');
});

test('nobody else sees it: no visitor, no other member, and not its reader without Premium', async () => {
  await visit();
  const entries = new Map(browser.open('codivia-lessons').entries);
  const isHidden = async () => {
    // Signing out deletes the kept lesson; here it is put back, as if a browser had failed to delete it.
    browser.open('codivia-lessons').entries = new Map(entries);
    const { unmount } = open(OFFLINE);
    expect(await screen.findByText(/Codivia cannot be reached/)).toBeVisible();
    expect(screen.queryByText('As it was.')).toBeNull();
    unmount();
  };
  storeUser({ ...member({ id: 'ada' }), is_premium: false });
  await vi.waitFor(() => expect(kept()).toEqual([]));
  await isHidden();
  expect(kept()).toEqual(['/kept-lessons/ada/progress']);
  signOut();
  expect(readSession().signedIn).toBe(false);
  await isHidden();
  signInAs({ id: 'bob', is_premium: true });
  await isHidden();
});

test('a draft that an administrator reads is not kept, nor a lesson that is left at once', async () => {
  const draft = open({ ...ONLINE, [PATH]: () => ({ ...taken(), draft: true }) });
  expect(await screen.findByText('As it was.')).toBeVisible();
  await pass(2 * REST_MS);
  draft.unmount();
  const short = open(ONLINE);
  expect(await screen.findByText('As it was.')).toBeVisible();
  short.unmount();
  await pass(2 * REST_MS);
  expect(kept()).toEqual([]);
});
