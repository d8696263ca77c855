import { devices, type Page } from '@playwright/test';
import { WORDS as SANDBOX } from '../server/src/features/sandbox/sandbox.words.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { mailedLink } from './mails.ts';
import { createMember } from './member.ts';
import { NARROW } from './screens.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { subscriptions: plan, familyPay: pay, dashboard } = WORDS.fr;
const sandbox = SANDBOX.fr;
const CHILD = { child: 'Léa' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const planCard = (page: Page) => page.getByRole('region', { name: dashboard.plan });

async function openPlan(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=settings');
}

test.use({ locale: 'fr-FR' });

test('a parent pays for a child, and cancels by the link of a mail', async ({ page, browser }) => {
  const child = newPerson('Léa Martin');
  const parent = newPerson('Claire');
  await createMember(page, child, 'fr');
  await signInto(page.context(), child, 'fr');

  await test.step('the child asks', async () => {
    await openPlan(page);
    const card = planCard(page);
    await card.getByText(plan.ask.title).click();
    await card.getByRole('textbox').fill(child.email);
    await press(page, plan.ask.send);
    await expect(card.getByText(/propre adresse/)).toBeVisible();
    await card.getByRole('textbox').fill(parent.email);
    await expectAccessibleAtBothWidths(page);
    await press(page, plan.ask.send);
    await expect(card.getByText(filled(plan.ask.sent, { email: parent.email }))).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  const phone = { ...devices['Pixel 7'], viewport: NARROW };
  const context = await browser.newContext({ ...phone, locale: 'fr-FR' });
  const mobile = await context.newPage();

  await test.step('the parent reads what it costs, and pays on a phone', async () => {
    await mobile.goto(await mailedLink(mobile, parent.email, /\/family\/pay#token=[\w-]+/));
    await expect(title(mobile, filled(pay.request.title, CHILD))).toBeVisible();
    await expect(mobile).toHaveURL('/family/pay');
    await expectAccessibleAtBothWidths(mobile);
    // Giving up leads back to the request.
    await press(mobile, pay.ways.gift_card.action);
    await expect(mobile.getByText(parent.email)).toBeVisible();
    await mobile.getByRole('link', { name: sandbox.goBack }).click();
    await press(mobile, pay.ways.subscription.action);
    await press(mobile, sandbox.decline);
    await expect(mobile.getByRole('alert')).toHaveText(sandbox.declined);
    await press(mobile, sandbox.startWeek);
    await expect(title(mobile, pay.thanks.subscription_title)).toBeVisible();
    await expectAccessibleAtBothWidths(mobile);
  });

  await test.step('the child has Premium, and sees who pays, not how', async () => {
    const card = planCard(page);
    await expect(async () => {
      await openPlan(page);
      await expect(card.getByText(plan.premium.trial, { exact: true })).toBeVisible();
    }).toPass();
    const hint = `${[...parent.email][0]}…`;
    await expect(card.getByText(filled(plan.paid_by.text, { hint }))).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  });

  await test.step('the parent sees the receipts, and cancels', async () => {
    await mobile.goto(await mailedLink(mobile, parent.email, /\/family\/pay#manage=[\w-]+/));
    await expect(title(mobile, filled(pay.manage.title, CHILD))).toBeVisible();
    await expectAccessibleAtBothWidths(mobile);
    await press(mobile, pay.manage.portal);
    await expect(mobile.getByRole('heading', { name: sandbox.manage })).toBeVisible();
    await mobile.getByRole('link', { name: sandbox.back }).click();
    await press(mobile, pay.manage.cancel);
    await expect(mobile.getByRole('dialog', { name: pay.manage.cancel_title })).toBeVisible();
    await expectAccessibleAtBothWidths(mobile);
    await press(mobile, pay.manage.cancel_confirm);
    await expect(mobile.getByText(pay.manage.cancelled_title)).toBeVisible();
    await expect(mobile.getByRole('button', { name: pay.manage.cancel })).toHaveCount(0);
    await expectAccessibleAtBothWidths(mobile);
  });

  await test.step('the link of the request is over', async () => {
    await mobile.goto('/');
    await mobile.goto(`/family/pay#token=${'a'.repeat(43)}`);
    await expect(title(mobile, pay.over.title)).toBeVisible();
    await openPlan(page);
    await expect(planCard(page).getByText(plan.cancelled.title)).toBeVisible();
  });
  await context.close();
});
