import type { Browser, Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { filled, WORDS } from './words.ts';

const ADMIN = { email: 'admin@codivia.test', password: 'a password for tests' };
const CODE = 'name = "Ada"\nprint("Hello" name)\n';
const NARROW = { width: 360, height: 740 };

type Language = 'fr' | 'en';
type Method = 'post' | 'put';

/** Calls the API as somebody. */
function caller(page: Page, token: string) {
  return async (method: Method, path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request[method](`/api${path}`, { headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/** A browser of somebody's own, signed in. */
async function browserOf(browser: Browser, person: typeof ADMIN, language: Language) {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({ baseURL, locale: language });
  const token = await signInto(context, person, language);
  const page = await context.newPage();
  return { page, call: caller(page, token) };
}

/** Two learners with premium, and a mentor. */
async function people(browser: Browser, language: Language) {
  const admin = await browserOf(browser, ADMIN, language);
  const make = async (name: string, is_premium: boolean) => {
    const person = newPerson(name);
    const user = await admin.call('post', '/admin/users', { ...person, is_premium, language });
    return { id: user.id, ...(await browserOf(browser, person, language)) };
  };
  const [zoe, leo, mia] = [
    await make('Zoé Dupont', true),
    await make('Léo Martin', true),
    await make('Mia Laurent', false),
  ];
  await admin.call('put', `/admin/users/${mia.id}/mentor`, { mentor: true });
  return { admin, zoe, leo, mia };
}

for (const language of ['fr', 'en'] as const) {
  test(`a learner asks, a mentor answers and proposes, and an administrator reviews, in ${language}`, async ({
    browser,
  }) => {
    const words = WORDS[language];
    const { thread, ask_dialog, ask } = words.mentoring;
    const { admin, zoe, leo, mia } = await people(browser, language);
    // What an earlier try has asked waits too.
    const title = `Badge ${newPerson('').email.split('@')[0]}`;
    const files = { 'main.py': CODE };
    const own = { name: title, kind: 'python', files };
    const project = await zoe.call('post', '/projects', own);
    const other = await leo.call('post', '/projects', { ...own, name: 'Chat' });
    const request = { source: { project_id: other.id }, kind: 'python', files, check: null };
    await leo.call('post', '/mentoring/threads', { ...request, language, text: `About ${title}?` });

    const learner = zoe.page;
    await learner.goto(`/playground?project=${project.id}`);
    await learner.getByRole('button', { name: ask }).click();
    const question = learner.getByRole('textbox', { name: ask_dialog.question });
    await question.fill('zoe arobase gmail point com');
    await expect(learner.getByRole('alert')).toHaveText(words.mentoring.contact.email);
    await expectAccessible(learner);
    await question.fill('Why is it an error?');
    await learner.getByRole('button', { name: ask_dialog.send }).click();
    await expect(learner).toHaveURL(/\/mentoring\/[\da-f-]{36}$/);
    const address = new URL(learner.url()).pathname;

    const mentor = mia.page;
    await mentor.goto('/mentoring/code-of-conduct');
    await mentor.getByRole('button', { name: words.mentorConduct.accept.action }).click();
    await expectAccessible(mentor);
    await mentor.getByRole('link', { name: words.mentorConduct.accept.queue }).click();
    await expect(mentor.getByText(`About ${title}?`)).toBeVisible();
    await mentor.setViewportSize(NARROW);
    await expectAccessible(mentor);
    await expect(mentor.getByText('Dupont')).toHaveCount(0);
    const claim = filled(words.mentorQueue.claim_of, { title });
    await mentor.getByRole('button', { name: claim }).click();
    await expect(mentor).toHaveURL(address);

    const line = { file: 'main.py', line: 2 };
    await mentor.getByRole('button', { name: filled(thread.comment_here, line) }).click();
    await mentor.getByRole('textbox', { name: filled(thread.write_comment, line) }).fill('Here.');
    await mentor.getByRole('button', { name: thread.send_comment }).click();
    await mentor.getByRole('textbox', { name: thread.write, exact: true }).fill('A comma.');
    await mentor.getByRole('button', { name: thread.propose_code }).click();
    const editor = mentor.getByRole('textbox', { name: filled(thread.editor, line) });
    await editor.fill('name = "Ada"\nprint("Hello", name)\n');
    await mentor.getByRole('button', { name: thread.send_proposal }).click();
    await expect(mentor.getByText(words.mentoring.mentor_states.answered)).toBeVisible();
    await expectAccessible(mentor);

    await learner.getByRole('button', { name: thread.reload }).click();
    const difference = learner.getByRole('region', { name: filled(thread.difference, line) });
    await expect(difference).toContainText('print("Hello", name)');
    await learner.getByRole('button', { name: thread.run_proposal }).click();
    await expect(learner.getByText('Hello Ada')).toBeVisible({ timeout: 20_000 });
    await learner.setViewportSize(NARROW);
    await expectAccessible(learner);
    await learner.getByRole('button', { name: thread.accept, exact: true }).click();
    await expect(learner.getByLabel(thread.version_of, { exact: true })).toHaveValue('2');
    await leo.page.goto(address);
    await expect(leo.page.getByRole('heading', { name: thread.missing })).toBeVisible();

    const report = filled(thread.report_of, { name: 'Mia' });
    await learner.getByRole('button', { name: report }).last().click();
    await expect(learner.getByText(thread.hidden)).toBeVisible();
    await mentor.getByRole('button', { name: thread.reload }).click();
    await expect(mentor.getByText(thread.hidden)).toBeVisible();

    const panel = admin.page;
    await panel.goto('/admin?section=mentoring');
    const open = filled(words.adminMentoring.open, { title });
    await panel.getByRole('link', { name: open }).first().click();
    await expect(panel.getByText('A comma.')).toBeVisible();
    await panel.setViewportSize(NARROW);
    await expectAccessible(panel);
    await panel.getByRole('button', { name: words.adminMentoring.remove }).click();
    await expect(panel.getByText(words.adminMentoring.removed, { exact: true })).toBeVisible();

    await learner.goto('/mentoring');
    await expect(learner.getByText(words.mentoring.wait.title)).toBeVisible();
    await expectAccessible(learner);
    await learner.getByRole('link', { name: title }).click();
    await expect(learner.getByText(thread.removed)).toBeVisible();
    await Promise.all([admin, zoe, leo, mia].map(({ page }) => page.context().close()));
  });
}
