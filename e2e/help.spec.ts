import { signInto } from './devices.ts';
import { expect, expectAccessible, expectToFit, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled, WORDS } from './words.ts';

/** As playwright.config.ts sets the server up. */
const ADMIN = { email: 'admin@codivia.test', password: 'a password for tests' };

for (const language of ['fr', 'en'] as const) {
  const { help, adminHelp, pythonRoom, rooms } = WORDS[language];
  const words = help.thread;

  test.describe(`help in ${language}`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test(
      'a learner asks from a room, the team answers, both see each other’s messages',
      language === 'fr' ? PHONE_ONLY : {},
      async ({ page, browser, baseURL }, { project }) => {
        const person = newPerson('Lou');
        await createMember(page, person, language);
        await signInto(page.context(), person, language);
        await page.goto('/playground');
        await expect(page.getByRole('heading', { level: 1, name: pythonRoom.title })).toBeVisible();
        const wide = project.name === 'wide';
        await page
          .getByRole('button', { name: wide ? rooms.help : rooms.more, exact: true })
          .click();
        await page.getByRole('menuitem', { name: rooms.stuck }).click();

        await page.getByText(words.attached, { exact: true }).click();
        await expect(page.getByText('main.py')).toBeVisible();
        await expectAccessible(page);
        await expectToFit(page);
        const subject = `Stuck ${person.email}`.slice(0, 60);
        await page.getByLabel(words.subject).fill(subject);
        await page.getByLabel(words.text, { exact: true }).fill('How does a loop end?');
        await page.getByRole('button', { name: words.send, exact: true }).click();
        await expect(page.getByRole('heading', { name: subject })).toBeVisible();
        const question = page.url();

        const office = await browser.newContext({
          baseURL: baseURL ?? '',
          reducedMotion: 'reduce',
        });
        await signInto(office, ADMIN, language);
        const desk = await office.newPage();
        await desk.goto('/admin?section=help');
        await desk.getByRole('searchbox', { name: adminHelp.search }).fill(subject);
        await desk.getByRole('link', { name: subject }).click();
        await expect(desk.getByText('How does a loop end?')).toBeVisible();
        await expectAccessible(desk);
        await desk
          .getByLabel(adminHelp.answer, { exact: true })
          .fill('When its condition is false.');
        await desk.getByRole('button', { name: adminHelp.send }).click();
        await expect(desk.getByRole('listitem').filter({ hasText: 'condition' })).toBeVisible();
        await office.close();

        await page.goto('/help');
        await page.getByRole('searchbox', { name: help.search }).fill('zzzz');
        await expect(page.getByText(filled(help.nothing, { words: 'zzzz' }))).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: help.questions }).click();
        await expect(page.getByText(words.states.answered)).toBeVisible();
        await page.getByRole('link', { name: subject }).click();
        await expect(page).toHaveURL(question);
        await expect(page.getByText('When its condition is false.')).toBeVisible();
        await expect(page.getByText(words.team, { exact: true })).toBeVisible();
        await expectAccessible(page);
        await expectToFit(page);
        await page.getByRole('button', { name: words.close }).click();
        await expect(page.getByText(words.closed_text)).toBeVisible();
      },
    );
  });
}
