import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { expectAccessibleAt, NARROW, WIDE } from './screens.ts';
import { WORDS } from './words.ts';

/** The open project of the first course, and the item of its checklist that no program of one line has. */
const LESSON = 'discovery-ai';
const PROJECT = 'own-chatbot';

for (const language of ['fr', 'en'] as const) {
  const { trail, unfinishedProject } = WORDS[language];

  test(`the dashboard has the trail and the unfinished project, in ${language}`, async ({
    page,
  }) => {
    const person = newPerson('Ada');
    await createMember(page, person, language, { is_premium: true });
    const token = await signInto(page.context(), person, language);
    await page.goto('/dashboard');
    const section = page.getByRole('region', { name: trail.title });
    await expect(section.getByText(trail.came.signpost)).toBeVisible();
    await expect(page.getByText(unfinishedProject.title)).toBeHidden();

    const kept = await page.request.put(`/api/exercise-drafts/${LESSON}/${PROJECT}/${language}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { revision: 0, parts: { code: 'print("Hi!")' }, written_at: new Date().toISOString() },
    });
    expect(kept.ok(), await kept.text()).toBe(true);
    await page.reload();
    const project = page.getByRole('region', { name: unfinishedProject.title });
    await expect(project.getByText(unfinishedProject.list)).toBeVisible();
    await expect(project.locator('img')).toHaveAttribute('src', /^data:image\//);
    await expectAccessibleAt(page, WIDE);
    await expectAccessibleAt(page, NARROW);

    // Hidden by keyboard, it stays hidden; the same button brings it back.
    await section.getByRole('button', { name: trail.hide }).focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('img')).toBeHidden();
    await page.reload();
    await expect(section.getByText(trail.hidden)).toBeVisible();
    await expectAccessible(page);
    await section.getByRole('button', { name: trail.show }).click();
    await expect(section.getByRole('img')).toBeVisible();

    // One press leads to the step of the project, with the program as it was left.
    await project.getByRole('link').click();
    await expect(page).toHaveURL(`/lesson/${LESSON}`);
    await expect(page.locator(`code-exercise, [id]`).first()).toBeAttached();
    await expect(page.getByText('print("Hi!")')).toBeVisible();
  });
}
