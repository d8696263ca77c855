import { type BrowserContext, expect, type Page } from '@playwright/test';
import { waitUntilCached } from './cached-files.ts';
import { otherDevice } from './devices.ts';
import { expectAccessible, newPerson, test } from './fixtures.ts';
import { check, goToEnd, goToPart, press, write } from './lesson.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

test.use({ serviceWorkers: 'allow' });

const { lessons, exercise: words, rewards, shell } = WORDS.en;
const LESSON = '/lesson/discovery-printing';

/** Signs in once: a person who signs out stays signed out. */
async function signIn(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  const { email, password } = person;
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  const { access_token, refresh_token, user } = await login.json();
  await page.goto('/legal');
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { token: access_token, refresh_token, user: JSON.stringify(user), language: 'en' },
  );
}

const keptLessons = (page: Page) =>
  page.evaluate(async () => {
    const name = 'codivia-lessons';
    if (!(await caches.has(name))) return [];
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  });

/** Returns the kept files that are about the member or their lesson. */
const personalFiles = (page: Page, words: string[]) =>
  page.evaluate(async (sought) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\.(wasm|zip|woff2)$/.test(request.url)) continue;
        const text = (await (await cache.match(request))?.text()) ?? '';
        if (sought.some((word) => text.includes(word))) found.push(request.url);
      }
    }
    return found;
  }, words);

async function completedLessons(context: BrowserContext, page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const entries = await (await context.request.get('/api/progress', { headers })).json();
  return entries
    .filter(({ completed }: { completed: boolean }) => completed)
    .map(({ lesson_id }: { lesson_id: string }) => lesson_id);
}

test('a lesson that was opened is read and completed after a reload without a network, and goes with its reader', async ({
  page: watched,
  browser,
  baseURL,
}) => {
  const person = newPerson('Ines');
  await createMember(watched, person, 'en');
  // A device that is not watched: a browser reports every call without a network as an error.
  const page = await otherDevice(browser, baseURL);
  const context = page.context();
  await signIn(page, person);
  const poster = page.locator('code-exercise[id="concert-poster"]');
  const unreachable = page.getByText(/Codivia cannot be reached/);

  await test.step('it is opened, and something is written', async () => {
    await page.goto(LESSON);
    await goToPart(poster);
    await write(poster, 'print("ON STAGE TONIGHT")\nprint("The Burnt Toasts")\nprint("8 pm")');
    await waitUntilCached(page, 'python-lesson');
    await expect.poll(() => keptLessons(page)).toHaveLength(2);
  });

  await test.step('without a network it opens again, with what was written, and is completed', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(lessons.step.kept)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText('Lesson 1 of 10')).toBeVisible();
    await expect(poster.getByText('The Burnt Toasts')).toBeVisible();
    await check(page);
    await expect(poster.getByText(words.passed_text)).toBeVisible();
    await goToEnd(page);
    await press(page.locator('.step-bar').getByRole('button', { name: lessons.complete }));
    await press(page.getByRole('button', { name: lessons.unsolved.finish }));
    await expect(page.getByText(rewards.summary.queued)).toBeVisible();
  });

  await test.step('a page that is not kept says that there is no connection', async () => {
    await page.goto('/courses');
    await expect(page.getByText(shell.offline)).toBeVisible();
    await page.goto('/lesson/discovery-variables');
    await expect(unreachable).toBeVisible();
  });

  await test.step('with a network again the lesson is the server’s, and the completion is sent', async () => {
    await page.goto(LESSON);
    await expect(page.getByText(lessons.step.kept)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(lessons.step.kept)).toBeHidden();
    await expect.poll(() => completedLessons(context, page)).toEqual(['discovery-printing']);
  });

  await test.step('it is gone once its reader has signed out, also without a network', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(lessons.step.kept)).toBeVisible();
    await page.goto('/courses');
    await press(page.getByRole('button', { name: new RegExp(person.name) }));
    await press(page.getByRole('menuitem', { name: shell.log_out, exact: true }));
    // The page is loaded again, and shows the message then.
    await expect(page.getByText(shell.logout_success)).toBeVisible();
    await expect.poll(() => keptLessons(page)).toEqual([]);
    await page.goto(LESSON);
    await expect(unreachable).toBeVisible();
    expect(await personalFiles(page, [person.email, person.name, 'concert-poster'])).toEqual([]);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText(lessons.login_required.title)).toBeVisible();
  });
  await context.close();
});
