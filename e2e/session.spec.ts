import type { Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { ADMIN } from './member.ts';
import { WORDS } from './words.ts';

const words = WORDS.fr;

test.use({ locale: 'fr-FR' });

/** Signs in by the form that is open. */
async function logIn(page: Page, { email, password }: typeof ADMIN): Promise<void> {
  await page.getByLabel(words.accounts.email, { exact: true }).fill(email);
  await page.getByLabel(words.accounts.password, { exact: true }).fill(password);
  const submit = { name: words.accounts.login, exact: true };
  await page.locator('form').getByRole('button', submit).click();
}

const stored = (page: Page, keys: string[]) =>
  page.evaluate((wanted) => wanted.map((key) => localStorage.getItem(key)), keys);

test('an expired access token is renewed without a word; a session that cannot be ends, with its reason', async ({
  page,
}) => {
  await signInto(page.context(), ADMIN, 'fr');
  await page.goto('/dashboard?tab=settings');
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  await page.reload();
  await expect(page.getByRole('heading', { name: words.dashboard.settings.title })).toBeVisible();
  // The page shows what this browser has of the member before the server has answered.
  await expect.poll(() => stored(page, ['token'])).not.toEqual(['expired']);

  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('refresh_token', 'unknown');
  });
  // The reason is shown for four seconds: the test looks for it from the start, since loading may take long.
  const notice = page.getByText('Session expirée, veuillez vous reconnecter').waitFor();
  // The page loads itself again for whoever is here now, so its first load may not end.
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await notice;
  await expect(page).toHaveURL('/auth');
  await expectAccessible(page);
  expect(await stored(page, ['token', 'refresh_token', 'user'])).toEqual([null, null, null]);
});

test('a visitor is asked to log in for a lesson, and signing in leads back to it', async ({
  page,
}) => {
  await page.goto('/lesson/discovery-variables');
  const { log_in_to_continue, login_required } = words.lessons;
  await expect(page.getByRole('heading', { name: login_required.title })).toBeVisible();
  await expect(page.getByRole('button', { name: log_in_to_continue })).toBeDisabled();
  await expectAccessibleAtBothWidths(page);
  expect(await stored(page, ['redirectUrl'])).toEqual(['/lesson/discovery-variables']);
  await page.getByRole('link', { name: login_required.log_in }).click();
  await logIn(page, { email: 'nobody@example.org', password: 'wrong password' });
  await expect(page.getByText(words.accounts.error.invalid_credentials)).toBeVisible();
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/lesson/discovery-variables');
});

test('a lesson that was looked at and left does not decide where signing in leads', async ({
  page,
}) => {
  await page.goto('/lesson/discovery-variables');
  const { login_required } = words.lessons;
  await page.getByRole('link', { name: login_required.log_in }).click();
  await expect(page).toHaveURL('/auth');
  await page.getByRole('navigation').getByRole('link', { name: words.shell.links.about }).click();
  await expect(page).toHaveURL('/about');
  // The address changes before the page does, which forgets the lesson when it has gone.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.about.title);
  await page.goto('/auth');
  await logIn(page, ADMIN);
  await expect(page).toHaveURL('/courses');
});

test('a page that cannot reach the server says so and tries again', async ({ page }) => {
  await page.goto('/auth');
  await page.route('**/api/courses**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('navigation').getByRole('link', { name: words.shell.links.courses }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/courses**');
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Découverte' })).toBeVisible();
});
