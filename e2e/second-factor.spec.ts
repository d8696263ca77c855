import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, expectAccessible, newPerson, test } from './fixtures.ts';
import { ADMIN } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** Lifetime of a code, in milliseconds. */
const PERIOD_MS = 30_000;
const words = WORDS.fr;
const { adminGate, secondFactor, accounts } = words;

test.use({ locale: 'fr-FR' });

type Person = ReturnType<typeof newPerson>;

/** Returns the code that an authenticator app with this secret shows, `steps` from now. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * PERIOD_MS });
}

/** An administrator of their own, so that no other test is asked for a code. */
async function createAdministrator(page: Page, person: Person): Promise<void> {
  const boss = await page.request.post('/api/auth/login', { data: ADMIN });
  const { access_token } = await boss.json();
  const made = await page.request.post('/api/admin/users', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { ...person, role: 'admin' },
  });
  expect(made.ok()).toBe(true);
}

async function enterPanel(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel(adminGate.email).fill(email);
  await page.getByLabel(adminGate.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: adminGate.submit, exact: true }).click();
}

/** Turns the second factor on in the panel. Returns its secret and the recovery codes. */
async function turnOn(page: Page, { password }: Person) {
  await page.getByRole('button', { name: secondFactor.open }).click();
  const dialog = page.getByRole('dialog', { name: secondFactor.title });
  await dialog.getByLabel(secondFactor.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: secondFactor.begin }).click();
  await expect(dialog.getByRole('img', { name: secondFactor.qr_label })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel(secondFactor.code).fill(codeOf(secret));
  await dialog.getByRole('button', { name: secondFactor.confirm }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: secondFactor.done }).click();
  await expect(
    dialog.getByText(filled(secondFactor.codes_left_other, { count: 10 })),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  return { secret, codes };
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: words.shell.log_out }).click();
  // The message appears once the page was loaded again for a visitor.
  await expect(page.getByText(words.shell.logout_success)).toBeVisible();
}

test('an administrator signs in with a code of the app, or with a recovery code', async ({
  page,
}) => {
  const person = newPerson('Inès');
  await createAdministrator(page, person);
  await page.goto('/admin');
  await enterPanel(page, person);
  const { secret, codes } = await turnOn(page, person);
  // A browser without stored data.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth');
  await page.getByLabel(accounts.email, { exact: true }).fill(person.email);
  await page.getByLabel(accounts.password, { exact: true }).fill(person.password);
  await page.locator('form').getByRole('button', { name: accounts.login, exact: true }).click();
  await expect(page.getByRole('heading', { name: accounts.second_factor.title })).toBeVisible();
  await expectAccessible(page);
  // The code of this step was used up above; the server accepts one step of difference.
  await page.getByLabel(accounts.second_factor.code, { exact: true }).fill(codeOf(secret, 1));
  await page.getByRole('button', { name: accounts.login, exact: true }).last().click();
  await expect(page).toHaveURL('/courses');
  await logOut(page, person.name);

  await page.goto('/admin');
  await enterPanel(page, person);
  await page.getByLabel(adminGate.code, { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: adminGate.submit, exact: true }).click();
  await page.getByRole('button', { name: secondFactor.open }).click();
  await expect(page.getByText(filled(secondFactor.codes_left_other, { count: 9 }))).toBeVisible();
});
