import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WORDS as SANDBOX } from '../server/src/features/sandbox/sandbox.words.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { createMember } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** The link on the card that was mailed to `email`. */
async function mailedLink(page: Page, email: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const mailbox = await (await page.request.get('/dev/mailbox')).text();
    const mails = mailbox.split('<li').filter((item) => item.includes(email));
    link = mails.join().match(/\/auth\?token=[\w-]+/)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

const words = WORDS.fr;
const gift = words.giftCards;
const sandbox = SANDBOX.fr;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Goes from the home page through the payment to the thanks; `email` is the address that a visitor types. */
async function buy(page: Page, email?: string) {
  await page.goto('/#gift-card');
  const section = page.getByRole('region', { name: gift.title });
  await expect(section.getByText(gift.validity)).toBeVisible();
  await expect(section.getByText(gift.payer)).toBeVisible();
  await press(page, gift.buy);
  await expect(page.getByRole('heading', { name: sandbox.giftCard })).toBeVisible();
  if (email) await page.getByLabel(sandbox.email).fill(email);
  await press(page, sandbox.pay);
  await expect(page.getByRole('heading', { name: gift.thanks.done_title })).toBeVisible();
}

test.use({ locale: 'fr-FR' });

test('a gift card is bought by a visitor, and opens an account', async ({ page }) => {
  const buyer = newPerson('Mamie');
  const person = newPerson('Léa');
  await buy(page, buyer.email);
  await expect(page.getByText(buyer.email)).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const link = await mailedLink(page, buyer.email);
  await page.goto(link);
  await expect(page.getByText(link.replace('/auth?token=', ''))).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel(words.accounts.name, { exact: true }).fill(person.name);
  await page.getByLabel(words.accounts.email, { exact: true }).fill(person.email);
  await page.getByLabel(words.accounts.password, { exact: true }).fill(person.password);
  await page.getByLabel(words.accounts.age.yes, { exact: true }).check();
  await press(page, words.accounts.gift_register);
  await expect(page).toHaveURL('/courses');
  await expect(page.getByText(words.accounts.gift_success)).toBeVisible();

  await page.goto('/dashboard?tab=settings');
  const plan = page.getByRole('region', { name: words.dashboard.plan });
  await expect(plan.getByText(words.subscriptions.premium.gift_card)).toBeVisible();
  await expect(page.getByRole('region', { name: gift.box.title })).toHaveCount(0);

  // The link works once, also for somebody who is signed in.
  await page.goto(link);
  await press(page, gift.box.activate);
  await expect(page.getByRole('alert')).toHaveText(gift.invalid_token);
  await expectAccessibleAtBothWidths(page);
});

test('a gift card is activated on the dashboard of a member, who then leaves with their data', async ({
  page,
}) => {
  const person = newPerson('Tom');
  await createMember(page, person, 'fr');
  await signInto(page.context(), person, 'fr');
  await buy(page);
  const code = (await mailedLink(page, person.email)).replace('/auth?token=', '');

  await page.goto('/dashboard?tab=settings');
  const box = page.getByRole('region', { name: gift.box.title });
  const field = box.getByLabel(gift.box.code);
  await expect(box.getByRole('button')).toBeDisabled();
  await field.fill('AAAA-BBBB');
  await box.getByRole('button', { name: gift.box.activate }).click();
  await expect(box.getByRole('alert')).toHaveText(gift.invalid_token);
  await expectAccessibleAtBothWidths(page);
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await box.getByRole('button', { name: gift.box.activate }).click();
  await expect(page.getByText(gift.success)).toBeVisible();
  await expect(box).toHaveCount(0);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, words.personalData.download.action),
  ]);
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.tables.users[0].email).toBe(person.email);

  await press(page, words.personalData.delete.open);
  const dialog = page.getByRole('dialog', { name: words.personalData.delete.question });
  await dialog.getByLabel(words.personalData.delete.password).fill(person.password);
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: words.personalData.delete.confirm }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(words.shell.account_deleted)).toBeVisible();
  const { email, password } = person;
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(login.status()).toBe(401);

  // At home the footer leads to the list of stored data.
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: words.shell.links.privacy }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.privacy.title);
  const host = { host: 'cdn.jsdelivr.net' };
  await expect(page.getByText(filled(words.privacy.seen.packages, host))).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
