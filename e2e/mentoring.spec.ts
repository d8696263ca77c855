import type { Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { holdPython } from './lesson.ts';
import { deviceOf, join, openMentor, type Place } from './live.ts';
import { ADMIN } from './member.ts';
import { keepProject } from './publishing.ts';
import { NARROW } from './screens.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** The learner has a phone in French, the mentor and the team wide screens in English. */
const WIDE: Place = { language: 'en' };
const { mentoring: learns, projects } = WORDS.fr;
const { adminMentoring, mentoring: helps, mentorQueue: queue } = WORDS.en;
const CODE = 'for i in range(3):\n    print("turn", i + 1)\n';

test.use({ locale: 'fr-FR', viewport: NARROW });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a learner asks a mentor about a project, tries what is proposed, and accepts it', async ({
  page,
  browser,
}) => {
  const lou = await join(page, 'Lou', 'fr', true);
  const token = await signInto(page.context(), lou, 'fr');
  const project = await keepProject(page, token, CODE);
  const { page: mentor } = await openMentor(browser, page, WIDE);
  const question = `Why does it begin at one? ${lou.email.slice(0, 8)}`;

  const address = await test.step('the learner asks from the room', async () => {
    await page.goto(`/playground?project=${project}`);
    await page.getByRole('button', { name: projects.strip.ask_mentor }).click();
    const dialog = page.getByRole('dialog', { name: learns.ask_dialog.title });
    const field = dialog.getByLabel(learns.ask_dialog.question, { exact: true });
    await field.fill('Write to lou@courriel.fr');
    await expect(dialog.getByText(learns.contact.email)).toBeVisible();
    await field.fill(question);
    await expect(dialog.getByText(learns.contact.email)).toBeHidden();
    await expectAccessible(page);
    await press(page, learns.ask_dialog.send);
    await expect(page.getByText(learns.thread.wait_for_mentor)).toBeVisible();
    await expectAccessible(page);
    return page.url();
  });

  await test.step('a mentor claims it, comments on a line and proposes a change', async () => {
    await mentor.goto('/mentoring/queue');
    const request = mentor.getByRole('listitem').filter({ hasText: question });
    await expect(request).toContainText('Lou');
    await expectAccessible(mentor);
    await request.getByRole('button', { name: filled(queue.claim_of, { title: 'Pong' }) }).click();
    await expect(mentor).toHaveURL(address);
    // The controls of mentors are loaded separately, and appear above the program.
    await expect(mentor.getByRole('button', { name: queue.release })).toBeVisible();
    const place = { file: 'main.py', line: 2 };
    await press(mentor, filled(helps.thread.comment_here, place));
    await mentor.getByLabel(filled(helps.thread.write_comment, place)).fill('You add one here.');
    await press(mentor, helps.thread.send_comment);
    await press(mentor, helps.thread.propose_code);
    const editor = mentor.getByRole('textbox', {
      name: filled(helps.thread.editor, { file: 'main.py' }),
    });
    await editor.click();
    await mentor.keyboard.press('ControlOrMeta+a');
    await mentor.keyboard.insertText(CODE.replace('i + 1', 'i'));
    await press(mentor, helps.thread.send_proposal);
    await expect(mentor.getByText(helps.thread.proposal_states.open)).toBeVisible();
    await expectAccessible(mentor);
  });

  await test.step('the learner runs the proposal, and accepts it', async () => {
    await page.goto(address);
    const code = filled(learns.thread.file_code, { file: 'main.py' });
    await expect(page.getByRole('region', { name: code })).toContainText('You add one here.');
    await press(page, learns.thread.run_proposal);
    await expect(page.getByRole('log')).toContainText('turn 0');
    await expectAccessible(page);
    await press(page, learns.thread.accept);
    await expect(
      page.getByText(learns.thread.proposal_states.accepted, { exact: true }),
    ).toBeVisible();
    const comment = page.getByRole('listitem').filter({ hasText: 'You add one here.' });
    await comment
      .getByRole('button', { name: filled(learns.thread.report_of, { name: 'Nora' }) })
      .click();
    await expect(page.getByText(learns.thread.hidden)).toBeVisible();
  });

  await test.step('the team reads what was reported; other learners find nothing', async () => {
    const { page: adminPage } = await deviceOf(browser, ADMIN, WIDE);
    await adminPage.goto('/admin?section=mentoring');
    await adminPage
      .getByRole('link', { name: filled(adminMentoring.open, { title: 'Pong' }) })
      .click();
    await expect(adminPage.getByText('You add one here.').first()).toBeVisible();
    await expectAccessible(adminPage);
    const { page: other } = await deviceOf(browser, await join(page, 'Sam', 'en', true), WIDE);
    await other.goto(address);
    await expect(other.getByRole('heading', { name: helps.thread.missing })).toBeVisible();
    await other.goto('/mentoring');
    await expect(other.getByText(helps.empty.title)).toBeVisible();
    await expectAccessible(other);
    for (const one of [adminPage, other, mentor]) await one.context().close();
  });
});

test('a mentor answers on a phone in French what a learner asks in English', async ({
  page,
  browser,
}) => {
  const ada = await join(page, 'Ada', 'en', true);
  const { page: learner, token } = await deviceOf(browser, ada, WIDE);
  const project = await keepProject(page, token, CODE);
  const question = `Where does it end? ${ada.email.slice(0, 8)}`;
  const { page: mentor } = await openMentor(browser, page, { language: 'fr', phone: true });

  await holdPython(learner);
  await learner.goto(`/playground?project=${project}`);
  await learner.getByRole('button', { name: WORDS.en.projects.strip.ask_mentor }).click();
  const dialog = learner.getByRole('dialog', { name: helps.ask_dialog.title });
  await dialog.getByLabel(helps.ask_dialog.question, { exact: true }).fill(question);
  await press(learner, helps.ask_dialog.send);
  await expect(learner.getByText(helps.thread.wait_for_mentor)).toBeVisible();

  const { mentorQueue } = WORDS.fr;
  await mentor.goto('/mentoring/queue');
  const request = mentor.getByRole('listitem').filter({ hasText: question });
  await request
    .getByRole('button', { name: filled(mentorQueue.claim_of, { title: 'Pong' }) })
    .click();
  await mentor.getByLabel(learns.thread.write, { exact: true }).fill('After the third turn.');
  await press(mentor, learns.thread.send);
  await expect(mentor.getByRole('listitem').filter({ hasText: 'third turn' })).toBeVisible();
  await expectAccessible(mentor);

  await learner.goto('/mentoring');
  await expect(learner.getByText(helps.unread)).toBeVisible();
  await expectAccessible(learner);
  await learner.getByRole('link', { name: 'Pong' }).click();
  await expect(learner.getByText('After the third turn.')).toBeVisible();
  for (const one of [learner, mentor]) await one.context().close();
});
