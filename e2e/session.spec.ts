import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { WORDS } from './words.ts';

const ADMIN = { email: 'admin@codivia.test', password: 'a password for tests' };
const words = WORDS.fr;

test.use({ locale: 'fr-FR' });

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel(words.accounts.email, { exact: true }).fill(ADMIN.email);
  await page.getByLabel(words.accounts.password, { exact: true }).fill(ADMIN.password);
  await page
    .locator('form')
    .getByRole('button', { name: words.accounts.login, exact: true })
    .click();
  await expect(page).toHaveURL('/courses');
}

test('an expired access token is renewed without a word', async ({ page }) => {
  await logIn(page);
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  await page.goto('/dashboard?tab=settings');
  await expect(page.getByRole('heading', { name: words.dashboard.settings.title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe('expired');
});

test('a session that cannot be renewed ends at the sign-in page, with its reason', async ({
  page,
}) => {
  await logIn(page);
  await page.evaluate(() => {
    localStorage.setItem('token', 'expired');
    localStorage.setItem('refresh_token', 'unknown');
  });
  // The reason is shown for four seconds: looked for from the start, whatever the page takes to load.
  const notice = page.getByText('Session expirée, veuillez vous reconnecter').waitFor();
  await page.goto('/dashboard');
  await notice;
  await expect(page).toHaveURL('/auth');
  await expectAccessible(page);
  const stored = await page.evaluate(() =>
    ['token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key)),
  );
  expect(stored).toEqual([null, null, null]);
});

test('signing in leads back to the lesson that asked for it', async ({ page }) => {
  await page.goto('/lesson/discovery-variables');
  await page.getByRole('link', { name: words.lessons.login_required.log_in }).click();
  await page.getByLabel(words.accounts.email, { exact: true }).fill(ADMIN.email);
  await page.getByLabel(words.accounts.password, { exact: true }).fill(ADMIN.password);
  await page
    .locator('form')
    .getByRole('button', { name: words.accounts.login, exact: true })
    .click();
  await expect(page).toHaveURL('/lesson/discovery-variables');
});

test('a wrong password is refused in the language of the reader', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel(words.accounts.email, { exact: true }).fill('nobody@example.org');
  await page.getByLabel(words.accounts.password, { exact: true }).fill('wrong password');
  await page
    .locator('form')
    .getByRole('button', { name: words.accounts.login, exact: true })
    .click();
  await expect(page.getByText(words.accounts.error.invalid_credentials)).toBeVisible();
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
