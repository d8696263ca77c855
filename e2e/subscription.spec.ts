import type { Locator, Page } from '@playwright/test';
import { WORDS as SANDBOX } from '../server/src/features/sandbox/sandbox.words.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { goToEnd } from './lesson.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

/** A lesson of pages, which start faster than Python. */
const PREMIUM_LESSON = 'web-pages-classes';

const words = WORDS.fr;
const { subscriptions: plan } = words;
const sandbox = SANDBOX.fr;

const button = (container: Page | Locator, name: string) =>
  container.getByRole('button', { name, exact: true });
const planCard = (page: Page) => page.getByRole('region', { name: words.dashboard.plan });

async function logIn(page: Page, { email, password }: ReturnType<typeof newPerson>) {
  await page.getByLabel(words.accounts.email, { exact: true }).fill(email);
  await page.getByLabel(words.accounts.password, { exact: true }).fill(password);
  await button(page.locator('form'), words.accounts.login).click();
}

/** Returns the status with which the server answers the request for the premium lesson. */
async function readPremiumLesson(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`/api/user-lessons/${PREMIUM_LESSON}`, { headers })).status();
}

/** From the open offer to the payment page. */
async function goToPayment(page: Page) {
  const offer = page.getByRole('dialog', { name: plan.offer.title });
  await expect(offer.getByText(plan.offer.payer)).toBeVisible();
  await expect(offer.getByText(plan.offer.withdrawal)).toBeVisible();
  await expect(offer.getByText(plan.offer.stop)).toBeVisible();
  await button(offer, plan.offer.pay).click();
  await expect(page.getByRole('heading', { name: sandbox.subscription })).toBeVisible();
}

test.use({ locale: 'fr-FR' });

test('a subscription is bought, used, cancelled, and runs out', async ({ page }) => {
  const person = newPerson('Léa');
  await createMember(page, person, 'fr');

  // A visitor signs in first, and finds the offer open.
  await page.goto('/');
  await page.getByRole('button', { name: words.home.popular }).click();
  await expect(page.getByText(words.common.login_to_subscribe)).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await logIn(page, person);
  await expect(page).toHaveURL('/?subscribe=true');

  // A declined card, and a cancelled payment.
  await goToPayment(page);
  await button(page, sandbox.decline).click();
  await expect(page.getByRole('alert')).toHaveText(sandbox.declined);
  await page.getByRole('link', { name: sandbox.goBack }).click();
  await expect(page.getByText(words.home.subscription_cancelled)).toBeVisible();
  await expect(page).toHaveURL('/');

  // A premium lesson is locked, and leads to Premium.
  await page.goto(`/lesson/${PREMIUM_LESSON}`);
  await expect(
    page.getByRole('heading', { name: words.lessons.premium_required.title }),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await button(page, words.lessons.unlock_with_premium).click();
  await expect(page.getByRole('dialog', { name: plan.offer.title })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await goToPayment(page);
  await button(page, sandbox.startWeek).click();

  // Premium begins with the free week.
  await expect(page.getByRole('heading', { name: plan.success.done_title })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('tab', { name: words.dashboard.tabs.settings }).click();
  await expect(planCard(page).getByText(plan.premium.trial, { exact: true })).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  await page.goto(`/lesson/${PREMIUM_LESSON}`);
  await expect(page.locator('.lesson-content').first()).toBeVisible();
  await goToEnd(page);
  await expect(button(page, words.lessons.complete)).toBeVisible();

  // Cancelling: three clicks at most, the first of them here.
  await page.goto('/dashboard?tab=settings');
  await button(planCard(page), plan.premium.cancel).click();
  await button(page, sandbox.cancel).click();
  await expect(page.getByText(sandbox.endingNotice)).toBeVisible();
  await page.getByRole('link', { name: sandbox.back }).click();
  await expect(planCard(page).getByText(plan.cancelled.title)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  expect(await readPremiumLesson(page)).toBe(200);

  // It runs out: locked again, and another free week is not promised.
  await button(planCard(page), plan.cancelled.resume).click();
  await button(page, sandbox.expireNow).click();
  await page.getByRole('link', { name: sandbox.back }).click();
  await expect(button(planCard(page), plan.expired.renew)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  expect(await readPremiumLesson(page)).toBe(403);
  await button(planCard(page), plan.expired.renew).click();
  await expect(page.getByRole('dialog').getByText(plan.offer.trial_used)).toBeVisible();
});
