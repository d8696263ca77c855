import type { Locator, Page } from '@playwright/test';
import { WORDS as SANDBOX } from '../server/src/features/sandbox/sandbox.words.ts';
import { expect, expectAccessible, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import { goToEnd } from './lesson.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

const PREMIUM_LESSON = '/lesson/python-foundations-text';

/** One language on the wide screen, the other on the phone: every step is walked in both. */
const WALKS = [
  { language: 'fr', screen: {} },
  { language: 'en', screen: PHONE_ONLY },
] as const;

for (const { language, screen } of WALKS) {
  const words = WORDS[language];
  const { subscriptions: plan } = words;
  const sandbox = SANDBOX[language];

  const button = (place: Page | Locator, name: string) =>
    place.getByRole('button', { name, exact: true });
  const planCard = (page: Page) => page.getByRole('region', { name: words.dashboard.plan });

  async function logIn(page: Page, { email, password }: ReturnType<typeof newPerson>) {
    await page.getByLabel(words.accounts.email, { exact: true }).fill(email);
    await page.getByLabel(words.accounts.password, { exact: true }).fill(password);
    await button(page.locator('form'), words.accounts.login).click();
  }

  /** From the open offer to the payment page. */
  async function goToPayment(page: Page) {
    const offer = page.getByRole('dialog', { name: plan.offer.title });
    await expect(offer.getByText(plan.offer.payer)).toBeVisible();
    await expect(offer.getByText(plan.offer.withdrawal)).toBeVisible();
    await expect(offer.getByText(plan.offer.stop)).toBeVisible();
    await expectAccessible(page);
    await button(offer, plan.offer.pay).click();
    await expect(page.getByRole('heading', { name: sandbox.subscription })).toBeVisible();
  }

  test.describe(`a subscription in ${language}`, screen, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-GB' });

    test(`is bought, used, cancelled, and runs out`, async ({ page }) => {
      test.setTimeout(180_000);
      const person = newPerson('Léa');
      await createMember(page, person, language);

      // A visitor signs in first, and finds the offer open.
      await page.goto('/');
      await page.getByRole('button', { name: words.home.popular }).click();
      await expect(page.getByText(words.common.login_to_subscribe)).toBeVisible();
      await expect(page).toHaveURL('/auth');
      await logIn(page, person);
      await expect(page).toHaveURL('/?subscribe=true');

      // A card that is declined, and a payment that is given up.
      await goToPayment(page);
      await button(page, sandbox.decline).click();
      await expect(page.getByRole('alert')).toHaveText(sandbox.declined);
      await page.getByRole('link', { name: sandbox.goBack }).click();
      await expect(page.getByText(words.home.subscription_cancelled)).toBeVisible();
      await expect(page).toHaveURL('/');

      // A premium lesson is locked, and leads to Premium.
      await page.goto(PREMIUM_LESSON);
      await expect(
        page.getByRole('heading', { name: words.lessons.premium_required.title }),
      ).toBeVisible();
      await expectAccessible(page);
      await button(page, words.lessons.unlock_with_premium).click();
      await goToPayment(page);
      await button(page, sandbox.startWeek).click();

      // Premium begins with the free week.
      await expect(page.getByRole('heading', { name: plan.success.done_title })).toBeVisible();
      await expect(page).toHaveURL('/dashboard');
      await page.getByRole('tab', { name: words.dashboard.tabs.settings }).click();
      await expect(planCard(page).getByText(plan.premium.trial, { exact: true })).toBeVisible();
      await expectAccessible(page);

      await page.goto(PREMIUM_LESSON);
      await expect(page.locator('.lesson-content').first()).toBeVisible();
      await goToEnd(page);
      await expect(button(page, words.lessons.complete)).toBeVisible();
      await page.goto('/#pricing');
      await expect(button(page, words.plans.already_premium)).toBeDisabled();
      await expect(page.getByRole('button', { name: words.home.popular })).toHaveCount(0);

      // Cancelling: three clicks at most, the first of them here.
      await page.goto('/dashboard?tab=settings');
      await button(planCard(page), plan.premium.cancel).click();
      await button(page, sandbox.cancel).click();
      await expect(page.getByText(sandbox.endingNotice)).toBeVisible();
      await page.getByRole('link', { name: sandbox.back }).click();
      await expect(planCard(page).getByText(plan.cancelled.title)).toBeVisible();
      await expectAccessible(page);
      await page.goto(PREMIUM_LESSON);
      await expect(button(page, words.lessons.complete)).toBeVisible();

      // It runs out: locked again, and another free week is not promised.
      await page.goto('/dashboard?tab=settings');
      await button(planCard(page), plan.cancelled.resume).click();
      await button(page, sandbox.expireNow).click();
      await page.getByRole('link', { name: sandbox.back }).click();
      await expect(button(planCard(page), plan.expired.renew)).toBeVisible();
      await expectAccessible(page);
      await page.goto(PREMIUM_LESSON);
      await expect(
        page.getByRole('heading', { name: words.lessons.premium_required.title }),
      ).toBeVisible();
      await page.goto('/dashboard?tab=settings');
      await button(planCard(page), plan.expired.renew).click();
      await expect(page.getByRole('dialog').getByText(plan.offer.at_once)).toBeVisible();
    });
  });
}
