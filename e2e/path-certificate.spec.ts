import type { Page } from '@playwright/test';
import { test as clockTest } from './clock-test.ts';
import { COUNTER, createCourse } from './course-fixture.ts';
import { signInto } from './devices.ts';
import {
  expect,
  expectAccessibleAtBothWidths,
  expectToFit,
  NARROWEST,
  newPerson,
  PHONE_ONLY,
} from './fixtures.ts';
import { goToEnd } from './lesson.ts';
import { callAsAdmin, createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** Of the courses of this path the server shows two, which no other path has both of. */
const PATH = 'web-and-apps';
const [FIRST, LAST] = ['web-pages', 'mobile-apps'] as const;

/** A server of its own, since what a path asks for depends on all of its courses. */
const test = clockTest.extend<{ lessons: string[] }>({
  lessons: async ({ page, request }, use) => {
    // The course that the server begins with is part of the path too.
    const { revision } = await callAsAdmin(page, 'GET', '/admin/courses/discovery');
    await callAsAdmin(page, 'PUT', '/admin/courses/discovery', { revision, is_active: false });
    const made: string[] = [];
    for (const id of [FIRST, LAST]) {
      const lessons = [{ title: `Lesson of ${id}`, xp: 10, exercises: [COUNTER] }];
      made.push(...(await createCourse(request, id, lessons)));
    }
    await use(made);
  },
});

/** Calls the API in the name of a member. */
async function call(page: Page, token: string, method: string, path: string, data: object) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Solves the exercise of a lesson. */
function solve(page: Page, token: string, lesson: string): Promise<void> {
  const answer = { ...COUNTER.starter, ...COUNTER.solution };
  const solved = { at: new Date().toISOString(), answer };
  const browser = '6f0b4d5e-1c1f-4d7a-9a51-0d6f3f5c8a11';
  const data = { browser, tries: 1, solved };
  return call(page, token, 'PUT', `/exercise-results/${lesson}/${COUNTER.id}`, data);
}

/** Walks the last lesson of the path: the certificates of course and path are told of together. */
async function walk(page: Page, language: 'en' | 'fr', lessons: string[], server: string) {
  const words = WORDS[language];
  const { certificate } = words['learning-paths'];
  const title = { en: 'Web and apps', fr: 'Web et applis' }[language];
  await page.goto(`/path/${PATH}`);
  await expect(page.getByText(certificate.about)).toBeVisible();

  const person = newPerson('Ada');
  await createMember(page, person, language, { is_premium: true });
  const token = await signInto(page.context(), person, language);
  const [first = '', last = ''] = lessons;
  await solve(page, token, first);
  await call(page, token, 'POST', '/progress', { lesson_id: first, completed: true });
  await page.goto(`/path/${PATH}`);
  const missing = page.getByRole('region', { name: certificate.title });
  await expect(missing.getByRole('link', { name: LAST })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await solve(page, token, last);
  await page.goto(`/lesson/${last}`);
  await goToEnd(page);
  await page.getByRole('button', { name: words.lessons.complete }).click();
  const { summary } = words.rewards;
  await expect(page.getByText(filled(summary.path_text_one, { paths: title }))).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('link', { name: summary.certificate }).click();
  const dialog = page.getByRole('dialog', { name: words.certificate.dialog_title });
  await expect(dialog.getByText(words.certificate.also_path_one)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/path/${PATH}`);
  const earned = page.getByRole('region', { name: certificate.earned_full });
  await expectAccessibleAtBothWidths(page);
  await earned.getByRole('button', { name: certificate.view }).press('Enter');
  const { proof_link } = words.certificate;
  await expect(dialog.getByRole('img')).toHaveAccessibleName(new RegExp(`${FIRST} · ${LAST}`));
  const address = await dialog.getByRole('link', { name: proof_link }).getAttribute('href');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/dashboard');
  const view = filled(words.certificate.list.view_of_path, { course: title });
  await expect(page.getByRole('button', { name: view })).toBeVisible();

  // Anyone who has the address sees what it was for.
  const stranger = await page.context().browser()?.newPage({ baseURL: server });
  if (!stranger) throw new Error('there is no browser');
  await stranger.goto(address ?? '');
  await expect(stranger.getByText(`${FIRST}, ${LAST}`)).toBeVisible();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    WORDS[language].certificate.proof.genuine,
  );
  await expectAccessibleAtBothWidths(stranger);
  await stranger.setViewportSize(NARROWEST);
  await expectToFit(stranger);
  await stranger.close();
}

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('the certificate of a path comes with its last course', async ({
    page,
    lessons,
    clockServer,
  }) => {
    await walk(page, 'en', lessons, clockServer.url);
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });
  test(
    'the certificate of a path comes with its last course, on a phone',
    PHONE_ONLY,
    async ({ page, lessons, clockServer }) => {
      await walk(page, 'fr', lessons, clockServer.url);
    },
  );
});
