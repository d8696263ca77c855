import { signInto } from './devices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  NARROWEST,
  newPerson,
  test,
} from './fixtures.ts';
import { holdPython } from './lesson.ts';
import { deviceOf, join } from './live.ts';
import { ADMIN, createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** The learner reads French, the team English. */
const { help, pythonRoom, rooms } = WORDS.fr;
const { adminHelp } = WORDS.en;
const words = help.thread;

test.use({ locale: 'fr-FR' });

test('a learner asks from a room, the team answers, both see each other’s messages', async ({
  page,
  browser,
}) => {
  const person = newPerson('Lou');
  await createMember(page, person, 'fr');
  await signInto(page.context(), person, 'fr');
  await holdPython(page);
  const tag = Date.now().toString(36);
  const [subject, premium] = [`Stuck in a loop ${tag}`, `Lost in a list ${tag}`];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };

  const question = await test.step('a question with the code, from a narrow screen', async () => {
    await page.goto('/playground');
    await expect(page.getByRole('heading', { level: 1, name: pythonRoom.title })).toBeVisible();
    await press(rooms.help);
    await expect(page.getByRole('menuitem', { name: rooms.stuck })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize(NARROWEST);
    await press(rooms.more);
    await page.getByRole('menuitem', { name: rooms.stuck }).click();
    await page.getByText(words.attached, { exact: true }).click();
    await expect(page.getByText('main.py')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(words.subject).fill(subject);
    await page.getByLabel(words.text, { exact: true }).fill('How does a loop end?');
    await press(words.send);
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await page.setViewportSize(wide);
    return page.url();
  });

  await test.step('one of a Premium learner comes first, whose answer nobody else sees', async () => {
    const mia = await deviceOf(browser, await join(page, 'Mia', 'en', true), { language: 'en' });
    const { thread: asks } = WORDS.en.help;
    await mia.page.goto('/help/ask');
    await mia.page.getByLabel(asks.subject).fill(premium);
    await mia.page.getByLabel(asks.text, { exact: true }).fill('Which one is the last?');
    await mia.page.getByRole('button', { name: asks.send, exact: true }).click();
    await expect(mia.page.getByRole('heading', { name: premium })).toBeVisible();
    const { page: adminPage } = await deviceOf(browser, ADMIN, { language: 'fr', phone: true });
    const { adminHelp: team } = WORDS.fr;
    await adminPage.goto('/admin?section=help');
    await adminPage.getByRole('searchbox', { name: team.search }).fill(tag);
    await expect(adminPage.getByRole('link', { name: tag })).toHaveText([premium, subject]);
    await expectAccessible(adminPage);
    await adminPage.getByRole('link', { name: premium }).click();
    await adminPage.getByLabel(team.answer, { exact: true }).fill('The one at -1.');
    await adminPage.getByRole('button', { name: team.send }).click();
    await mia.page.reload();
    await expect(mia.page.getByText('The one at -1.')).toBeVisible();
    await page.goto(mia.page.url());
    await expect(page.getByText(words.gone_title)).toBeVisible();
    for (const one of [mia.page, adminPage]) await one.context().close();
  });

  await test.step('the team finds it, and answers', async () => {
    const office = await browser.newContext({ locale: 'en-GB' });
    await signInto(office, ADMIN, 'en');
    const adminPage = await office.newPage();
    await adminPage.goto('/admin?section=help');
    await adminPage.getByRole('searchbox', { name: adminHelp.search }).fill(subject);
    await adminPage.getByRole('link', { name: subject }).click();
    await expect(adminPage.getByText('How does a loop end?')).toBeVisible();
    await expectAccessibleAtBothWidths(adminPage);
    await adminPage
      .getByLabel(adminHelp.answer, { exact: true })
      .fill('When its condition is false.');
    await adminPage.getByRole('button', { name: adminHelp.send }).click();
    await expect(adminPage.getByRole('listitem').filter({ hasText: 'condition' })).toBeVisible();
    await office.close();
  });

  await test.step('the learner reads the answer, and closes the question', async () => {
    await page.goto('/help');
    await page.getByRole('searchbox', { name: help.search }).fill('zzzz');
    await expect(page.getByText(filled(help.nothing, { words: 'zzzz' }))).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('link', { name: help.questions }).click();
    await expect(page.getByText(words.states.answered)).toBeVisible();
    await page.getByRole('link', { name: subject }).click();
    await expect(page).toHaveURL(question);
    await expect(page.getByText('When its condition is false.')).toBeVisible();
    await expect(page.getByText(words.team, { exact: true })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('button', { name: words.close }).click();
    await expect(page.getByText(words.closed_text)).toBeVisible();
  });
});

test('papers for schools are printed without the frame of the site', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address, level] of [
    ['/help/school-agreement', 1],
    ['/teachers', 2],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level }).first()).toBeVisible();
    for (const frame of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(frame)).toBeHidden();
    }
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
