import type { ChallengeSummary } from '@codivia/contract/api/challenges';
import type { Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { speedUpChecks } from './fast-clock.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const PARTIAL_SOLUTION = 'def opens(word):\n    return word == word[::-1]\n';
const ENDLESS =
  'def opens(word):\n    while word == "LoL": pass\n    return word.lower() == word.lower()[::-1]\n';
const RIGHT =
  'def opens(word):\n    heard = word.lower().replace(" ", "")\n    return heard == heard[::-1]\n';

async function listed(page: Page): Promise<ChallengeSummary[]> {
  return (await page.request.get('/api/challenges')).json();
}

/** Replaces the program and checks it. */
async function check(page: Page, program: string, button: string): Promise<void> {
  const editor = page.locator('.cm-content');
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
  await page.getByRole('button', { name: button, exact: true }).click();
}

test.describe('challenges in French, on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 360, height: 740 } });

  test('an open challenge shows the smallest failing case, is solved once, and earns a medal', async ({
    page,
  }) => {
    await speedUpChecks(page);
    const { challenges: words, exercise, tasks } = WORDS.fr;
    const person = newPerson('Nia');
    await createMember(page, person, 'fr');
    await signInto(page.context(), person, 'fr');
    await page.goto('/challenges');
    await expect(page.getByRole('heading', { name: words.medals.title })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'La porte de l’écho', exact: true }).click();
    await expect(page.getByRole('heading', { name: words.story })).toBeVisible();
    await expect(page.getByText(words.solutions)).toBeHidden();

    await check(page, PARTIAL_SOLUTION, exercise.check);
    const failed = page.getByRole('region', { name: exercise.cases_failed });
    await expect(failed).toContainText("opens('Anna')");
    const passing = filled(tasks.cases_done, { done: 2, total: 4 });
    await expect(page.getByText(passing, { exact: true })).toBeVisible();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expectAccessible(page);

    await check(page, ENDLESS, exercise.check);
    const late = page.getByRole('region', { name: exercise.case_late });
    await expect(late).toContainText("opens('LoL')");
    await expect(late).toContainText(exercise.case_no_result);
    await expect(page.getByText(passing, { exact: true })).toBeVisible();
    await expect(page.getByText(tasks.late, { exact: true })).toBeVisible();

    await check(page, RIGHT, exercise.check);
    await expect(page.getByText(exercise.cases_passed_text)).toBeVisible();
    const medal = filled(words.medals.new, { name: words.medals.names.first });
    await expect(page.getByText(medal)).toBeVisible();
    await expect(page.getByRole('heading', { name: words.model })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.alternative })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await page.reload();
    await expect(page.getByRole('region', { name: words.results.label })).toContainText(
      words.results.solved,
    );
  });
});

test.describe('challenges in English', () => {
  test.use({ locale: 'en-GB' });

  test('a laptop shows the text beside the code, and Check below both', async ({ page }) => {
    const { challenges: words, exercise } = WORDS.en;
    const person = newPerson('Tom');
    await createMember(page, person, 'en');
    await signInto(page.context(), person, 'en');
    const open = (await listed(page)).find((one) => one.open && one.topic === 'python');
    await page.goto(`/challenges/${open?.id}`);
    const story = page.getByRole('region', { name: words.story });
    const editor = page.locator('.cm-editor');
    const button = page.getByRole('button', { name: exercise.check, exact: true });
    await expect(editor).toBeInViewport();
    await expect(story).toBeInViewport();
    await expect(button).toBeInViewport({ ratio: 1 });
    const [left, right] = [await story.boundingBox(), await editor.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await expectAccessible(page);
    await page.getByRole('link', { name: words.back }).click();
    await expect(page.getByRole('heading', { name: words.medals.title })).toBeVisible();
  });

  test('anybody reads the challenge of the week; another one is for Premium', async ({ page }) => {
    const { challenges: words } = WORDS.en;
    const all = await listed(page);
    const current = all.find((one) => one.current);
    const locked = all.find((one) => !one.current && !one.open);
    await page.goto('/challenges');
    await expectAccessible(page);
    await page.getByRole('link', { name: words.read }).click();
    await expect(
      page.getByRole('heading', { name: current?.title_en ?? '', level: 1 }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: words.cases })).toBeVisible();
    await expect(page.getByRole('link', { name: words.sign_in })).toBeVisible();
    await expectAccessible(page);

    const person = newPerson('Ugo');
    await createMember(page, person, 'en');
    await signInto(page.context(), person, 'en');
    await page.goto(`/challenges/${locked?.id}`);
    await expect(page.getByRole('heading', { name: words.locked_title })).toBeVisible();
    await expect(page.locator('.cm-content')).toHaveCount(0);
  });
});
