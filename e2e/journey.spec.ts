import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, newPerson, onPhone, test } from './fixtures.ts';
import { goToEnd, showCode } from './lesson.ts';
import { filled, WORDS } from './words.ts';

type Words = (typeof WORDS)['en'] | (typeof WORDS)['fr'];

/** Width and height of a PNG, in pixels. */
function pngSize(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Opens the newest mail to `email` in the local mailbox and follows its link. */
async function followMail(page: Page, email: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .first()
    .getByRole('link')
    .last()
    .click();
}

async function signUp(page: Page, words: Words, person: ReturnType<typeof newPerson>) {
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: words.accounts.register_title })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.accounts.name, { exact: true }).fill(person.name);
  await page.getByLabel(words.accounts.email, { exact: true }).fill(person.email);
  await page.getByLabel(words.accounts.password, { exact: true }).fill(person.password);
  await page
    .locator('form')
    .getByRole('button', { name: words.accounts.register, exact: true })
    .click();
  await expect(page.getByRole('heading', { name: words.accounts.mailbox.title })).toBeVisible();
  await expectAccessible(page);
}

async function confirmAndLogIn(page: Page, words: Words, person: ReturnType<typeof newPerson>) {
  await followMail(page, person.email);
  await expect(page.getByRole('heading', { name: words.accounts.verify.done_title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: words.accounts.verify.log_in }).click();
  await page.getByLabel(words.accounts.email, { exact: true }).fill(person.email);
  await page.getByLabel(words.accounts.password, { exact: true }).fill(person.password);
  await page
    .locator('form')
    .getByRole('button', { name: words.accounts.login, exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: words.courses.title })).toBeVisible();
  await expectAccessible(page);
}

async function takeFirstLesson(page: Page, words: Words, printed: RegExp) {
  await page.goto('/course/discovery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.locator('a[href="/lesson/discovery-printing"]').first().click();
  await expect(page).toHaveURL('/lesson/discovery-printing');
  const editor = page.locator('python-editor').first();
  await expect(editor).toBeAttached();
  await expectAccessible(page);
  await showCode(page);
  await editor.getByRole('button', { name: words.exercise.run, exact: true }).click();
  await expect(editor.getByRole('log')).toHaveText(printed, { timeout: 30_000 });
  await expectAccessible(page);
}

/** Goes to the end of the lesson and completes it. */
async function completeLesson(page: Page, words: Words) {
  await goToEnd(page);
  await page.getByRole('button', { name: words.lessons.complete }).click();
}

/** Completes every lesson from the one that is shown to the last. */
async function completeCourse(page: Page, words: Words, lessons: number) {
  // Levels and badges are celebrated whenever the account has answered: lesson-summary.spec.ts.
  const close = page.getByRole('button', { name: words.rewards.celebration.close, exact: true });
  const celebration = page.getByRole('dialog').filter({ has: close });
  await page.addLocatorHandler(celebration, () => close.click());
  for (let position = 1; position <= lessons; position++) {
    const place = filled(words.lessons.position, { position, total: lessons });
    await expect(page.getByText(place, { exact: true })).toBeVisible();
    await completeLesson(page, words);
    await expect(page.getByText(words.lessons.completion_success).last()).toBeVisible();
    const { summary } = words.rewards;
    const title = position < lessons ? summary.title : summary.course_title;
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const onward = position < lessons ? summary.next_lesson : summary.certificate;
    await page.getByRole('link', { name: onward }).click();
  }
}

async function downloadCertificate(page: Page, words: Words) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.certificate.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^codivia-.*lea.*\.png$/i);
  const png = await readFile(await download.path());
  expect(pngSize(png)).toEqual({ width: 1200, height: 800 });
  return dialog.getByRole('link', { name: words.certificate.proof_link }).getAttribute('href');
}

async function seeDashboard(page: Page, words: Words, name: string) {
  await page.goto('/dashboard');
  await expect(
    page.getByRole('heading', { name: filled(words.dashboard.greeting, { name }) }),
  ).toBeVisible();
  await expectAccessible(page);
}

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language];

  test.describe(`the main journey in ${language}`, () => {
    test.use({
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test('from the first visit to the certificate', onPhone(language), async ({ page }) => {
      test.setTimeout(180_000);
      const person = newPerson('Léa');

      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.home.title);
      await expectAccessible(page);

      await signUp(page, words, person);
      await confirmAndLogIn(page, words, person);
      await seeDashboard(page, words, person.name);
      await expect(page.getByText(words.dashboard.courses.empty_title)).toBeVisible();

      const printed =
        language === 'fr' ? /Salut, c'est mon programme !/ : /Hello from my own program!/;
      await takeFirstLesson(page, words, printed);
      await completeCourse(page, words, 10);
      await expect(page).toHaveURL(/\/course\/discovery\?showCertificate=true/);
      const proof = await downloadCertificate(page, words);

      await seeDashboard(page, words, person.name);
      await expect(page.getByText(words.dashboard.badges.title).first()).toBeVisible();
      const answer = await page.evaluate(async () => {
        const token = localStorage.getItem('token');
        const reply = await fetch('/api/user/xp', {
          headers: { authorization: `Bearer ${token}` },
        });
        return reply.json();
      });
      expect(answer.total_xp).toBeGreaterThan(100);
      const level = filled(words.dashboard.level.title, { level: answer.level });
      await expect(page.getByText(level, { exact: true }).first()).toBeVisible();

      await page.goto(proof ?? '');
      await expect(page.getByText(words.certificate.proof.genuine)).toBeVisible();
      await expect(
        page.getByRole('main').getByText(person.name, { exact: true }).first(),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });
}
