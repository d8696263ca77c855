import type { APIRequestContext } from '@playwright/test';
import { RATINGS_NEEDED } from '../contract/src/api/claims.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** The administrator in the settings of playwright.config.ts. */
const ADMIN = { email: 'admin@codivia.test', password: 'a password for tests' };
const COURSE = 'discovery';
const words = WORDS.fr;
const { ratings } = words;

test.use({ locale: 'fr-FR' });

async function logIn(api: APIRequestContext, { email, password }: typeof ADMIN) {
  const answer = await api.post('/api/auth/login', { data: { email, password } });
  const { access_token } = await answer.json();
  return { authorization: `Bearer ${access_token}` };
}

/** Completes the half of the course that gives the right to rate it. */
async function completeHalf(api: APIRequestContext, headers: { authorization: string }) {
  const { lessons } = await (await api.get(`/api/courses/${COURSE}`)).json();
  for (const { id } of lessons.slice(0, Math.ceil(lessons.length / 2))) {
    const data = { lesson_id: id, completed: true };
    expect((await api.post('/api/progress', { headers, data })).ok()).toBe(true);
  }
}

/** One rating fewer than it takes to show an average: five stars each. */
async function letOthersRate(api: APIRequestContext): Promise<void> {
  const boss = await logIn(api, ADMIN);
  for (let count = 1; count < RATINGS_NEEDED; count++) {
    const person = newPerson('Sacha');
    await api.post('/api/admin/users', { headers: boss, data: { ...person, is_verified: true } });
    const headers = await logIn(api, person);
    await completeHalf(api, headers);
    const path = `/api/user/courses/${COURSE}/rating`;
    expect((await api.put(path, { headers, data: { stars: 5 } })).ok()).toBe(true);
  }
}

test('a member who has done half of a course rates it, and the page shows the average', async ({
  page,
}) => {
  await letOthersRate(page.request);
  const person = newPerson('Nour');
  await createMember(page, person, 'fr');
  const token = await signInto(page.context(), person, 'fr');
  await completeHalf(page.request, { authorization: `Bearer ${token}` });

  await page.goto(`/course/${COURSE}`);
  const opinion = page.getByRole('region', { name: ratings.title });
  // The pointer hits the star, which is over its radio button.
  const fourStars = page.getByRole('radio', { name: filled(ratings.stars_other, { count: 4 }) });
  await opinion.locator('label', { has: fourStars }).click();
  await opinion.getByRole('button', { name: ratings.save }).click();
  await expect(opinion.getByText(ratings.saved)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(fourStars).toBeChecked();
  await expect(opinion.getByRole('button', { name: ratings.withdraw })).toBeVisible();
  const { rating } = await (await page.request.get(`/api/courses/${COURSE}`)).json();
  expect(rating.count).toBeGreaterThanOrEqual(RATINGS_NEEDED);
  const othersText = filled(words.courses.ratings_other, { count: rating.count });
  await expect(page.getByText(othersText, { exact: true })).toBeVisible();
});
