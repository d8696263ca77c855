import type { Browser, Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, onPhone, test } from './fixtures.ts';
import { filled, WORDS } from './words.ts';

/** As playwright.config.ts sets the server up. */
const ADMIN = { email: 'admin@codivia.test', password: 'a password for tests' };
type Language = 'fr' | 'en';

/** A page of a browser of their own, in which an account is signed in. */
async function deviceOf(browser: Browser, person: typeof ADMIN, language: Language) {
  const context = await browser.newContext();
  const token = await signInto(context, person, language);
  return { page: await context.newPage(), headers: { authorization: `Bearer ${token}` } };
}

type Device = Awaited<ReturnType<typeof deviceOf>>;

async function join(office: Device, name: string, is_premium: boolean) {
  const person = newPerson(name);
  const data = { ...person, is_premium };
  const answer = await office.page.request.post('/api/admin/users', {
    headers: office.headers,
    data,
  });
  expect(answer.ok()).toBe(true);
  return person;
}

async function keepProject({ page, headers }: Pick<Device, 'page' | 'headers'>, code: string) {
  const data = { name: 'Pong', kind: 'python', files: { 'main.py': code } };
  const answer = await page.request.post('/api/projects', { headers, data });
  return (await answer.json()).id as string;
}

/** Nothing may be wider than the screen. */
async function expectFits(page: Page) {
  const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(room).toBeLessThanOrEqual(0);
}

for (const language of ['fr', 'en'] as const) {
  const { gallery, rooms, projects } = WORDS[language];
  const { publish: form, project: shown } = gallery;

  test(
    `a project is published, run, remixed and closed in ${language}`,
    onPhone(language),
    async ({ page, browser }) => {
      const office = await deviceOf(browser, ADMIN, language);
      const mia = await join(office, 'Maëlle', true);
      const leo = await join(office, 'Leo', false);
      const token = await signInto(page.context(), mia, language);
      const headers = { authorization: `Bearer ${token}` };
      const id = await keepProject({ page, headers }, '# Maëlle\nprint("ping")\n');

      await page.goto(`/publish/${id}`);
      await page.getByLabel(form.title, { exact: false }).fill('<i>Pong</i>');
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      const warning = page.getByRole('region', { name: form.findings });
      await expect(warning).toContainText(form.kinds.name);
      await expectAccessible(page);
      await expectFits(page);
      await warning.getByRole('button', { name: form.accept }).click();
      const address = await page.getByLabel(form.address).inputValue();
      await expectAccessible(page);

      const reader = await deviceOf(browser, leo, language);
      const answer = await reader.page.goto(address);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      const title = { name: '<i>Pong</i>', level: 1 } as const;
      await expect(reader.page.getByRole('heading', title)).toBeVisible();
      await expectFits(reader.page);
      await expect(reader.page.getByRole('log')).toHaveCount(0);
      await reader.page.getByRole('button', { name: shown.run }).click();
      await expect(reader.page.getByRole('log')).toContainText('ping', { timeout: 45_000 });
      await reader.page.getByRole('button', { name: shown.remix, exact: true }).click();
      const strip = filled(projects.strip.project, { name: '<i>Pong</i>' });
      await expect(reader.page.getByRole('region', { name: strip })).toBeVisible();
      await expect(reader.page.getByRole('button', { name: rooms.run, exact: true })).toBeVisible();

      await page.getByRole('link', { name: form.see }).click();
      await expect(page.getByRole('heading', title)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: shown.manage }).click();
      await page.getByRole('button', { name: form.close }).click();
      await expect(page.getByText(form.closed)).toBeVisible();
      expect((await reader.page.goto(address))?.status()).toBe(404);
      await expect(reader.page.getByRole('heading', { name: shown.missing })).toBeVisible();
    },
  );
}
