import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

/** Compressed JavaScript a first visit to the home page may fetch, in bytes (110 kB). */
const HOME_SCRIPT_BUDGET = 110_000;
/**
 * Compressed JavaScript of a room's own, in bytes (250 kB): the scripts that it fetches to open beyond the shell, which
 * every page has and `/courses` measures, and beside Python, p5 and the frames that programs run in.
 */
const ROOM_SCRIPT_BUDGET = 250_000;
/**
 * Compressed JavaScript of a lesson before Python, in bytes (181 kB): all that it fetches, the shell included,
 * until its first step can be read and its program run. The editor comes after Python.
 */
const LESSON_SCRIPT_BUDGET = 181_000;
/** Compressed JavaScript that the AI lab fetches to open beyond the shell, in bytes (150 kB). */
const LAB_SCRIPT_BUDGET = 150_000;
/** The runtimes, MicroPython among them, and the files in the frames of previews. */
const RUNTIMES = /^\/(python|runner)\/|^\/assets\/quick\.worker-/;
/**
 * Less than the compressed size of the script that parses programs and guards their loops, in bytes: nobody needs it
 * before Run.
 */
const LATE_SCRIPT = 20_000;
/** Maximum layout shift while the page builds up; 0.1 is usually called good. */
const LAYOUT_SHIFT_BUDGET = 0.02;
/** The files that belong to editors and to Python only. */
const HEAVY = /\/python\/|code-mirror|python\.worker/;
/** The files that belong to pages and sketches that run. */
const PREVIEWS = /\/runner\/|preview-(exercise|editor)|previews/;
/** The files that belong to the administration panel. */
const PANEL =
  /\/assets\/(admin|panel|lessons-panel|users-section|audit-section|insight-section)[\w.-]*\.js$/;

/** The files that belong to the AI lab: its page, what trains, and what finds hands; not its texts, which rooms keep. */
const LAB =
  /\/assets\/(ai-lab-page|training\.worker|hands|hand_landmark)[\w.-]*\.(js|wasm|data|tflite|binarypb)$/;

/** The property by which TypeBox marks each of its schemas. */
const TYPEBOX_MARK = '~kind';

/**
 * Returns the scripts that a page fetches until it has opened and is at rest, by address, with their compressed sizes.
 */
async function scriptsOf(page: Page, address: string): Promise<Map<string, number>> {
  const arriving: Promise<[string, number]>[] = [];
  const note = (request: Request) => {
    if (request.resourceType() !== 'script') return;
    // Unlike the browser's own count, this is known for workers and for cached files too.
    const size = async () => (await request.response())?.headerValue('content-length');
    const { pathname } = new URL(request.url());
    arriving.push(size().then((bytes) => [pathname, Number(bytes)]));
  };
  page.on('requestfinished', note);
  await page.goto(address, { waitUntil: 'networkidle' });
  page.off('requestfinished', note);
  return new Map(await Promise.all(arriving));
}

/**
 * Records when a lesson can be read, on each page from now on. Returns a function for the addresses that were requested
 * until then: a measurement from outside would include requests by a timer on a slow machine.
 */
async function watchReading(page: Page): Promise<() => Promise<Set<string>>> {
  await page.addInitScript(() => {
    const noted = window as unknown as { readAt?: number };
    new MutationObserver(() => {
      if (document.querySelector('.step-bar')) noted.readAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const asked = await page.evaluate(() => {
      const { readAt = 0 } = window as unknown as { readAt?: number };
      const entries = performance.getEntriesByType('resource');
      return entries.filter(({ startTime }) => startTime <= readAt).map(({ name }) => name);
    });
    return new Set(asked.map((address) => new URL(address).pathname));
  };
}

/** Expects no more than this many bytes of these scripts, and some. */
function expectWithin(budget: number, what: string, sizes: number[]): void {
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${what}: ${sizes.length} scripts, ${(total / 1000).toFixed(1)} kB compressed`);
  expect(total, what).toBeGreaterThan(0);
  expect(total, what).toBeLessThanOrEqual(budget);
}

/**
 * Returns a function for the layout shift while the open page built up. Each page is like one that is visited first.
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = window as unknown as { shifted: number };
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Notes every address a page asks for. */
function watchRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  return requested;
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

test('visitors and learners fetch little JavaScript and nothing that they do not need, and nothing jumps', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  const expectNoLayoutShift = async () =>
    expect(await shifted(), page.url()).toBeLessThanOrEqual(LAYOUT_SHIFT_BUDGET);
  const requested = watchRequests(page);
  const unneeded = (what: RegExp) => requested.filter((url) => what.test(url));
  await test.step('the home page', async () => {
    const scripts = await scriptsOf(page, '/');
    expectWithin(HOME_SCRIPT_BUDGET, 'home', [...scripts.values()]);
    await expectNoLayoutShift();
  });
  await test.step('courses and dashboards come without editor and Python', async () => {
    const catalogue = await scriptsOf(page, '/courses');
    expect([...catalogue.keys()].filter((path) => /python[\w-]*\.js/.test(path))).toEqual([]);
    await expectNoLayoutShift();
    await page.goto('/course/discovery', { waitUntil: 'networkidle' });
    await expectNoLayoutShift();
    for (const address of ['/auth', '/dashboard']) {
      await page.goto(address, { waitUntil: 'networkidle' });
    }
    expect(unneeded(HEAVY)).toEqual([]);
  });
  await test.step('the administration panel comes to its own page alone', async () => {
    await page.goto('/lesson/discovery-printing', { waitUntil: 'networkidle' });
    expect(unneeded(PANEL)).toEqual([]);
    await page.goto('/admin', { waitUntil: 'networkidle' });
    expect(unneeded(PANEL)).not.toEqual([]);
  });
});

test('rooms fetch little JavaScript of their own; what reads and guards programs comes when Run is pointed at', async ({
  page,
}) => {
  const shell = await scriptsOf(page, '/courses');
  for (const address of ['/playground', '/webtraining', '/gametraining']) {
    const scripts = [...(await scriptsOf(page, address))];
    await expect(page.locator('.cm-editor')).toBeVisible();
    const own = scripts.filter(([path]) => !shell.has(path) && !RUNTIMES.test(path));
    const sizes = own.map(([, bytes]) => bytes);
    expectWithin(ROOM_SCRIPT_BUDGET, address, sizes);
    if (address === '/playground') continue;
    const reader = page.waitForResponse(
      async (answer) =>
        new URL(answer.url()).pathname.endsWith('.js') &&
        Number(await answer.headerValue('content-length')) > LATE_SCRIPT,
    );
    await page.getByRole('button', { name: WORDS.en.rooms.run, exact: true }).hover();
    expect((await reader).ok()).toBe(true);
    // The next room has its Run at the same place.
    await page.mouse.move(0, 0);
  }
});

test('the AI lab fetches little JavaScript, and no other page fetches anything of it', async ({
  page,
}) => {
  const requested = watchRequests(page);
  const ofLab = () => requested.filter((url) => LAB.test(new URL(url).pathname));
  const shell = await scriptsOf(page, '/courses');
  for (const address of ['/', '/course/discovery', '/playground', '/webtraining']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  await page.goto('/gametraining', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: WORDS.en.rooms.run, exact: true }).click();
  await page.waitForLoadState('networkidle');
  expect(ofLab()).toEqual([]);

  const lab = [...(await scriptsOf(page, '/ailab'))].filter(([path]) => !shell.has(path));
  expectWithin(
    LAB_SCRIPT_BUDGET,
    '/ailab',
    lab.map(([, bytes]) => bytes),
  );
  expect(ofLab()).not.toEqual([]);
  // What finds hands waits for the camera.
  expect(requested.filter((url) => /hands_solution|\.tflite/.test(url))).toEqual([]);
});

const sizesOfLesson = (scripts: Map<string, number>) =>
  [...scripts]
    .filter(([path]) => !RUNTIMES.test(path) && !/worker/.test(path))
    .map(([, bytes]) => bytes);

test('lessons fetch little JavaScript, and what they need when they need it', async ({ page }) => {
  const reading = await watchReading(page);
  // A new member in a new browser: what the other tests do does not count, and Python has to be fetched.
  const person = newPerson('Nadia');
  await createMember(page, person, 'en', { is_premium: true });
  await signInto(page.context(), person, 'en');
  await test.step('one of Python: its editor after Python, and nothing for pages and sketches', async () => {
    const arrived = Promise.withResolvers<void>();
    await page.route('**/python/**', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const requested = watchRequests(page);
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
    // Shorter than the editor's delay, and long enough for its request if there were none.
    await page.waitForTimeout(500);
    const asked = await reading();
    const fetched = new Map((await Promise.all(sizes)).filter(([path]) => asked.has(path)));
    expectWithin(LESSON_SCRIPT_BUDGET, 'a Python lesson', sizesOfLesson(fetched));
    expect(requested.filter((url) => /code-mirror/.test(url))).toEqual([]);
    arrived.resolve();
    await expect(editor.locator('.cm-editor')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((url) => PREVIEWS.test(url))).toEqual([]);
  });

  await test.step('one that begins with a text: neither editor nor Python', async () => {
    const all = await scriptsOf(page, '/lesson/machines-learn-limits');
    const asked = await reading();
    const fetched = new Map([...all].filter(([path]) => asked.has(path)));
    expectWithin(LESSON_SCRIPT_BUDGET, 'a lesson that begins with a text', sizesOfLesson(fetched));
    expect([...fetched.keys()].filter((path) => HEAVY.test(path))).toEqual([]);
  });
});

test('nothing jumps while a page builds up on a phone', PHONE_ONLY, async ({ page }) => {
  const shifted = await watchShifts(page);
  for (const address of ['/', '/courses', '/course/discovery']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await shifted(), address).toBeLessThanOrEqual(LAYOUT_SHIFT_BUDGET);
  }
});
