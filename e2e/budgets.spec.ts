import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, test } from './fixtures.ts';
import { WORDS } from './words.ts';

/** Compressed JavaScript a first visit to the home page may fetch, in bytes (110 kB). */
const HOME_SCRIPT_BUDGET = 110_000;
/**
 * Compressed JavaScript of a room's own, in bytes (250 kB): what it fetches to open beyond the shell, which
 * every page has and `/courses` measures, and beside Python, p5 and the frames that programs run in.
 */
const ROOM_SCRIPT_BUDGET = 250_000;
/**
 * Compressed JavaScript of a lesson before Python, in bytes (180 kB): all that it fetches, the shell included,
 * until its first step can be read and its program run. The editor comes after Python.
 */
const LESSON_SCRIPT_BUDGET = 180_000;
/** The runtimes, and what is in the frames of previews. */
const RUNTIMES = /^\/(python|runner)\//;
/** Less than what reads programs and guards their loops, compressed, in bytes: nobody needs it before Run. */
const LATE_SCRIPT = 20_000;
/** How far things may jump while the page builds up; 0.1 is what is usually called good. */
const LAYOUT_SHIFT_BUDGET = 0.02;
/** What belongs to editors and to Python only. */
const HEAVY = /\/python\/|code-mirror|python\.worker/;

/** The administrator that the server of the tests starts with; reads every lesson. */
const ADMIN = { name: '', email: 'admin@codivia.test', password: 'a password for tests' };

/** The property by which TypeBox marks each of its schemas. */
const TYPEBOX_MARK = '~kind';

interface Fetched {
  url: string;
  bytes: number;
}

/** Notes every script a page fetches, with its compressed size. */
function watchScripts(page: Page): () => Promise<Fetched[]> {
  const fetched: Promise<Fetched>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    fetched.push(
      request.sizes().then(({ responseBodySize }) => ({
        url: request.url(),
        bytes: responseBodySize,
      })),
    );
  });
  return () => Promise.all(fetched);
}

test('the home page fetches little JavaScript, and nothing that it does not need', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const fetched = await scripts();
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`home: ${fetched.length} scripts, ${(total / 1000).toFixed(1)} kB compressed`);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(HOME_SCRIPT_BUDGET);
  expect(fetched.filter(({ url }) => HEAVY.test(url))).toEqual([]);
});

/** The scripts a page fetches until it has opened and is at rest, by address, with their sizes. */
async function scriptsOf(page: Page, address: string): Promise<Map<string, number>> {
  const arriving: Promise<[string, number]>[] = [];
  const note = (request: Request) => {
    if (request.resourceType() !== 'script') return;
    // Unlike what the browser counts, this is known for workers and for what was kept too.
    const size = async () => (await request.response())?.headerValue('content-length');
    const { pathname } = new URL(request.url());
    arriving.push(size().then((bytes) => [pathname, Number(bytes)]));
  };
  page.on('requestfinished', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('requestfinished', note);
  return new Map(await Promise.all(arriving));
}

test('no script of the build has schemas or TypeBox in it', () => {
  const build = join(import.meta.dirname, '../web/dist');
  const scripts = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(build, name), 'utf8') }));
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter(({ text }) => text.includes(TYPEBOX_MARK)).map(({ name }) => name)).toEqual(
    [],
  );
});

test('rooms fetch little JavaScript of their own', async ({ page }) => {
  const shell = await scriptsOf(page, '/courses');
  for (const address of ['/playground', '/webtraining', '/gametraining']) {
    const scripts = [...(await scriptsOf(page, address))];
    await expect(page.locator('.cm-editor')).toBeVisible();
    const own = scripts.filter(([path]) => !shell.has(path) && !RUNTIMES.test(path));
    const total = own.reduce((sum, [, bytes]) => sum + bytes, 0);
    console.log(`${address}: ${own.length} scripts, ${(total / 1000).toFixed(1)} kB compressed`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(ROOM_SCRIPT_BUDGET);
  }
});

const total = (scripts: Map<string, number>) => {
  const own = [...scripts].filter(([path]) => !RUNTIMES.test(path) && !/worker/.test(path));
  return own.reduce((sum, [, bytes]) => sum + bytes, 0);
};

test('a lesson fetches little JavaScript before Python, and its editor afterwards', async ({
  page,
}) => {
  await signInto(page.context(), ADMIN, 'en');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/python/**', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const sizes: Promise<[string, number]>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    const size = answer.headerValue('content-length');
    sizes.push(size.then((bytes) => [new URL(answer.url()).pathname, Number(bytes)]));
  });
  await page.goto('/lesson/discovery-printing');
  const editor = page.locator('python-editor').first();
  await expect(editor.locator('.code-plain')).toBeVisible();
  await expect(editor.getByRole('button', { name: WORDS.en.exercise.run })).toBeVisible();
  // Less than the editor waits, and enough for it to be asked for if it did not.
  await page.waitForTimeout(500);
  const fetched = new Map(await Promise.all(sizes));
  console.log(`a Python lesson: ${fetched.size} scripts, ${(total(fetched) / 1000).toFixed(1)} kB`);
  expect(total(fetched)).toBeGreaterThan(0);
  expect(total(fetched)).toBeLessThanOrEqual(LESSON_SCRIPT_BUDGET);
  expect(requested.filter((url) => /code-mirror/.test(url))).toEqual([]);
  arrived.resolve();
  await expect(editor.locator('.cm-editor')).toBeVisible({ timeout: 30_000 });
});

test('a lesson that begins with a text fetches neither editor nor Python', async ({ page }) => {
  await signInto(page.context(), ADMIN, 'en');
  const fetched = await scriptsOf(page, '/lesson/web-pages-tags');
  console.log(
    `a lesson of pages: ${fetched.size} scripts, ${(total(fetched) / 1000).toFixed(1)} kB`,
  );
  expect(total(fetched)).toBeGreaterThan(0);
  expect(total(fetched)).toBeLessThanOrEqual(LESSON_SCRIPT_BUDGET);
  expect([...fetched.keys()].filter((path) => HEAVY.test(path))).toEqual([]);
});

test('what reads and guards programs comes when Run is pointed at', async ({ page }) => {
  for (const address of ['/webtraining', '/gametraining']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    const reader = page.waitForResponse(
      async (answer) =>
        new URL(answer.url()).pathname.endsWith('.js') &&
        Number(await answer.headerValue('content-length')) > LATE_SCRIPT,
    );
    await page.getByRole('button', { name: WORDS.en.rooms.run, exact: true }).hover();
    expect((await reader).ok()).toBe(true);
  }
});

test('courses and dashboards fetch neither editor nor Python', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const address of ['/courses', '/course/discovery', '/auth', '/dashboard']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(requested.filter((url) => HEAVY.test(url))).toEqual([]);
});

test('nothing of the administration panel is fetched by learners', async ({ page }) => {
  const panel = /\/assets\/(admin|panel|lessons-section|users-section)[\w.-]*\.js$/;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  for (const address of ['/', '/courses', '/course/discovery', '/lesson/discovery-hello']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(requested.filter((url) => panel.test(url))).toEqual([]);
  await page.goto('/admin', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => panel.test(url))).not.toEqual([]);
});

for (const address of ['/', '/courses', '/course/discovery']) {
  test(`nothing jumps while ${address} builds up @phone`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = window as unknown as { shifted: number };
      shifts.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.shifted += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThanOrEqual(LAYOUT_SHIFT_BUDGET);
  });
}
