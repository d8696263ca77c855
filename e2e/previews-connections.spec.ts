import { expect, type Page, test } from '@playwright/test';
import { fragmentOf } from '../web/src/code/tools/sharing/share-link.ts';
import { signInto } from './devices.ts';
import { newPerson } from './fixtures.ts';
import { listenForConnections } from './listeners.ts';
import { createMember } from './member.ts';
import { type Kind, PreviewRoom, webFiles } from './preview-room.ts';
import { publishWithFiles } from './publishing.ts';
import { frameAddress, runInFrames } from './runner-frames.ts';
import { BODYLESS, LEAVING, PAGE_PIECES, STAYING, type Way } from './ways-out.ts';
import { serveWithoutAllowlist } from './without-allowlist.ts';
import { WORDS } from './words.ts';

type ConnectionListener = Awaited<ReturnType<typeof listenForConnections>>;

/** Time that a program that stays has to connect, in milliseconds; without the walls it does within 300. */
const TIME = 1500;
/** A browser that does not know the header, according to its documentation. */
const OLD = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const attempt = (code: string) => `{ try { ${code} } catch {} }`;
const inScript = (code: string) => `<script>${attempt(code)}</script>`;
const END = `addEventListener('load', () => setTimeout(() => console.log('all tried'), ${TIME}))`;

/** Ways to leave that differ in how they do. */
const SOME = [
  'location.assign',
  'location after the page',
  'location of a page written again',
  'navigation.navigate',
  'meta refresh by innerHTML',
  'link in a shadow',
  'frameset',
  ...Object.keys(BODYLESS),
];

const pick = (ways: Record<string, Way>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(ways).filter(([name]) => names.includes(name)));

/** The programs of a table of ways, each to a host of its own. */
const programsOf = (
  ways: Record<string, Way>,
  listener: ConnectionListener,
  make: (code: string) => object,
) => Object.entries(ways).map(([name, way]) => make(way(listener.hostOf(name))));

const asPage = (html: string) => ({ page: `<!doctype html><body>${html}` });
const asScript = (code: string) => asPage(inScript(code));
const asSketch = (code: string) => ({ code: attempt(code) });

async function runAll(
  page: Page,
  origin: string,
  kind: 'web' | 'game',
  programs: object[],
  time = TIME,
) {
  const address = frameAddress(origin, kind);
  expect(await page.evaluate(runInFrames, { address, programs, time })).toBe(programs.length);
}

/** Expects that the same browser reaches the listener if nothing prevents it. */
async function expectToBeReceived(page: Page, listener: ConnectionListener) {
  const name = 'the page of the test';
  await page.goto(`https://${listener.hostOf(name)}/`).catch(() => {});
  await expect.poll(() => [...listener.receivedNames]).toContain(name);
  listener.close();
}

const codeOf = (ways: Record<string, Way>, listener: ConnectionListener) =>
  Object.entries(ways).map(([name, way]) => way(listener.hostOf(name)));

/** All that stays on a page, as the program of a room. */
function filesOf(kind: Kind, listener: ConnectionListener): Record<string, string> {
  const codes = codeOf(STAYING, listener);
  if (kind === 'web') return webFiles({ html: [...codes, END].map(inScript).join('\n') });
  return {
    'sketch.js': `${codes.map(attempt).join('\n')}\nsetTimeout(() => console.log('all tried'), ${TIME});`,
  };
}

for (const kind of ['web', 'game'] as const) {
  test(`a program of the ${kind} room connects to nobody`, async ({ page }) => {
    const listener = await listenForConnections();
    const room = new PreviewRoom(page, kind);
    await room.open(filesOf(kind, listener));
    await room.run();
    await expect(room.log).toContainText('all tried');
    expect([...listener.receivedNames]).toEqual([]);
    await expectToBeReceived(page, listener);
  });
}

test('a program that leaves connects to nobody', async ({ page, baseURL }) => {
  test.slow(); // a frame for each way
  const listener = await listenForConnections();
  await page.goto('/accessibility');
  await runAll(page, baseURL ?? '', 'web', [
    ...programsOf(PAGE_PIECES, listener, asPage),
    ...programsOf({ ...LEAVING, ...BODYLESS }, listener, asScript),
  ]);
  // Each document has p5 in it, which takes time; the restrictions are the same.
  const sketches = programsOf(pick({ ...LEAVING, ...BODYLESS }, SOME), listener, asSketch);
  await runAll(page, baseURL ?? '', 'game', sketches);
  expect([...listener.receivedNames]).toEqual([]);
  await expectToBeReceived(page, listener);
});

/** Time for programs that leave, in milliseconds: they are held one after the other. */
const HELD_TIME = 6000;

test.describe('in a browser that does not know Connection-Allowlist', () => {
  test.use({ userAgent: OLD });

  test('a program connects to a stranger from a page without a body alone', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const site = await serveWithoutAllowlist(baseURL ?? '');
    const listener = await listenForConnections();
    await page.goto(`${site.url}/accessibility`);
    const staying = codeOf(STAYING, listener).map(inScript).join('\n');
    await runAll(page, site.url, 'web', [
      asPage(staying),
      ...programsOf(PAGE_PIECES, listener, asPage),
    ]);
    const leaving = pick({ ...LEAVING, ...BODYLESS }, SOME);
    await runAll(page, site.url, 'web', programsOf(leaving, listener, asScript), HELD_TIME);
    expect([...listener.receivedNames].sort()).toEqual(Object.keys(BODYLESS).sort());
    await expectToBeReceived(page, listener);
    site.close();
  });
});

/** A program as a stranger would write it: it asks for a name and sends it in several ways. */
const quiz = (listener: ConnectionListener) =>
  ['iframe by createElement', 'preconnect', 'location.assign'].map((name) => {
    const way = { ...STAYING, ...LEAVING }[name];
    return inScript(way?.(listener.hostOf(name)) ?? '');
  });

test('what somebody has published or embedded connects to nobody', async ({ page }) => {
  const listener = await listenForConnections();
  const files = webFiles({ html: `<p>Quiz</p>${quiz(listener).join('')}` });
  const ended = page.getByText(WORDS.en.previews.left, { exact: false });
  await page.goto(`/embed/webtraining?lang=en${await fragmentOf(files)}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(ended).toBeVisible();

  const author = newPerson('Ada');
  await createMember(page, author, 'en', { is_premium: true });
  const token = await signInto(page.context(), author, 'en');
  await publishWithFiles(page, token, { name: 'Quiz', kind: 'web', files }, {});
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/published-projects', { headers });
  await page.goto(`/p/${(await answer.json())[0].id}`);
  // Pressed before its scripts have taken the page over, the button does nothing.
  await page.locator('#root:not([data-rendered])').waitFor();
  await page.getByRole('button', { name: WORDS.en.gallery.project.run }).click();
  await expect(ended).toBeVisible();
  expect([...listener.receivedNames]).toEqual([]);
  await expectToBeReceived(page, listener);
});
