import type { Page } from '@playwright/test';
import { otherDevice, signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { press } from './lesson.ts';
import { createMember } from './member.ts';
import { expectAccessibleAt, NARROW } from './screens.ts';
import { WORDS } from './words.ts';

const { lessons, stepNotes: words } = WORDS.fr;
const LESSON = '/lesson/discovery-printing';

test.use({ locale: 'fr-FR' });

const star = (page: Page) => page.getByRole('button', { name: words.star, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: words.label });
/** The open step, by its number. */
const step = (page: Page, number: number) =>
  page.getByRole('region', { name: new RegExp(`^Étape ${number} sur `) });

test('a step is marked and gets a note, both are there at the next visit, and the list leads back to it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson('Zoé');
  await createMember(page, person, 'fr');
  await signInto(page.context(), person, 'fr');

  await test.step('a star and a note on the second step', async () => {
    await page.goto(LESSON);
    await expect(step(page, 1)).toBeVisible();
    const bar = page.locator('.step-bar');
    // A skipped program shows a note about it first.
    await press(bar.getByRole('button', { name: 'Passer' }));
    await press(bar.getByRole('button', { name: 'Continuer' }));
    await expect(step(page, 2)).toBeVisible();
    await press(star(page));
    await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
    await press(page.getByRole('button', { name: words.note, exact: true }));
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Ne pas oublier les guillemets !');
    await page.keyboard.press('Tab');
    await expect(page.getByText(words.saved)).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleAt(page, NARROW);
  });

  await test.step('both are there at the next visit, and on another device', async () => {
    await page.reload();
    await expect(step(page, 2)).toBeVisible();
    await expect(field(page)).toHaveValue('Ne pas oublier les guillemets !');
    const there = await otherDevice(browser, baseURL);
    await signInto(there.context(), person, 'fr');
    await there.goto(LESSON);
    await expect(star(there)).toHaveAttribute('aria-pressed', 'true');
    await there.context().close();
  });

  await test.step('the list leads back to the step, wherever one went meanwhile', async () => {
    await press(page.getByRole('button', { name: lessons.step.previous }));
    await expect(step(page, 1)).toBeVisible();
    await page.goto('/dashboard');
    await press(page.getByRole('link', { name: words.card.open }));
    await expect(page.getByText('Ne pas oublier les guillemets !')).toBeVisible();
    await expectAccessible(page);
    await expectAccessibleAt(page, NARROW);
    await press(page.getByRole('link', { name: /^Étape 2/ }));
    await expect(step(page, 2)).toBeVisible();
    await expect(page).toHaveURL(LESSON);
    await expect(field(page)).toHaveValue('Ne pas oublier les guillemets !');
  });

  await test.step('what is removed has gone from the list and the step', async () => {
    await press(page.getByRole('link', { name: words.title }));
    await press(page.getByRole('button', { name: /^Supprimer/ }));
    const question = page.getByRole('dialog', { name: words.list.question });
    await press(question.getByRole('button', { name: words.list.remove, exact: true }));
    await expect(page.getByText(words.list.none)).toBeVisible();
    await page.goto(LESSON);
    await expect(star(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(field(page)).toBeHidden();
  });
});
