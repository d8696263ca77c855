import type { Page } from '@playwright/test';
import { WORDS as SANDBOX } from '../server/src/features/sandbox/sandbox.words.ts';
import permissionsEn from '../web/src/ui/permissions/permissions.en.ts';
import permissionsFr from '../web/src/ui/permissions/permissions.fr.ts';
import { expect, expectAccessible, expectToFit, type newPerson } from './fixtures.ts';
import { mailedLink } from './mails.ts';
import { keepProject } from './publishing.ts';
import { asShown, filled, named } from './shown-texts.ts';
import { WORDS } from './words.ts';

const PERMISSIONS = asShown({ fr: permissionsFr, en: permissionsEn });

type Language = 'fr' | 'en';
type Person = ReturnType<typeof newPerson>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects a page that is accessible and fits. */
async function expectWell(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
}

/** A child under 15 makes an account, and opens the first lesson. */
export async function signUp(page: Page, child: Person, language: Language): Promise<void> {
  const { accounts } = WORDS[language];
  await page.goto('/register');
  await page.getByLabel(accounts.name, { exact: true }).fill(child.name);
  await page.getByLabel(accounts.email, { exact: true }).fill(child.email);
  await page.getByLabel(accounts.password, { exact: true }).fill(child.password);
  await page.getByRole('radio', { name: accounts.age.no }).check();
  await expectWell(page);
  await press(page, accounts.register);
  await expect(page.getByRole('heading', { name: accounts.mailbox.title })).toBeVisible();
  await page.goto(await mailedLink(page, child.email, /\/verify\?token=[\w-]+/));
  await press(page, accounts.verify.confirm);
  await page.getByRole('main').getByRole('link', { name: accounts.verify.start }).click();
  await expect(page).toHaveURL('/courses');
  await page.goto('/lesson/discovery-printing');
  await expect(page.locator('.step-bar')).toBeVisible();
}

/** A page that needs a parent says so in one sentence, and leads to the page where one is asked. */
export async function findClosed(page: Page, language: Language): Promise<void> {
  const { ownFamily } = WORDS[language];
  const permissions = PERMISSIONS[language];
  for (const address of ['/portfolio', '/mentoring']) {
    await page.goto(address);
    await expect(page.getByText(permissions.age)).toBeVisible();
    await expectWell(page);
  }
  await page.goto('/dashboard?tab=settings');
  await expect(page.getByText(permissions.age_until_15)).toBeVisible();
  await page.getByRole('link', { name: permissions.age_link }).click();
  await expect(title(page, ownFamily.title)).toBeVisible();
  await expectWell(page);
}

/** The child's own address is refused, a mistyped one is taken back, and the right one is asked. */
export async function askParent(page: Page, child: Person, parent: Person, language: Language) {
  const { ownFamily } = WORDS[language];
  const { card } = ownFamily;
  await page.goto('/dashboard');
  const form = page.getByRole('region', { name: card.title });
  const ask = async (email: string) => {
    await page.getByLabel(ownFamily.email).fill(email);
    await press(page, ownFamily.ask);
  };
  await ask(child.email);
  await expect(form.getByRole('alert')).toBeVisible();
  await ask(`mistyped-${parent.email}`);
  await expect(
    form.getByText(filled(card.waiting, { email: `mistyped-${parent.email}` })),
  ).toBeVisible();
  await form.getByRole('link', { name: card.manage }).click();
  await press(page, ownFamily.take_back);
  await press(page, ownFamily.take_back_confirm);
  await expect(page.getByText(ownFamily.none_under_15)).toBeVisible();
  await ask(parent.email);
  await expect(page.getByText(parent.email)).toBeVisible();
  await expectWell(page);
}

/** The parent reads the question on a phone, allows publishing alone, and opens the family page. */
export async function agree(parent: Page, person: Person, language: Language): Promise<void> {
  const { consent, switches } = WORDS[language].family;
  await parent.goto(await mailedLink(parent, person.email, /\/family\/consent#token=[\w-]+/));
  await expect(title(parent, consent.title)).toBeVisible();
  await expect(parent).toHaveURL(/\/family\/consent$/);
  await expect(parent.getByText(consent.kept.account)).toBeVisible();
  const boxes = parent.getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(boxes.and(parent.locator(':checked'))).toHaveCount(0);
  await expectWell(parent);
  await parent.getByRole('checkbox', { name: switches.may_publish }).check();
  await press(parent, consent.accept);
  await expect(title(parent, consent.accepted_title)).toBeVisible();
  await expectWell(parent);
  await press(parent, consent.open);
  await expect(parent.getByRole('region', { name: 'Léa' })).toBeVisible();
  await expectWell(parent);
}

/** The child asks for Premium, and the parent pays for it from the link of a mail. */
export async function pay(page: Page, parent: Page, person: Person, language: Language) {
  const { subscriptions: plan, dashboard, familyPay } = WORDS[language];
  await page.goto('/dashboard?tab=settings');
  const card = page.getByRole('region', { name: dashboard.plan });
  await card.getByText(plan.ask.title).click();
  await card.getByRole('textbox').fill(person.email);
  await press(page, plan.ask.send);
  await expect(card.getByText(filled(plan.ask.sent, { email: person.email }))).toBeVisible();
  await parent.goto(await mailedLink(parent, person.email, /\/family\/pay#token=[\w-]+/));
  await press(parent, familyPay.ways.subscription.action);
  await press(parent, SANDBOX[language].startWeek);
  await expect(title(parent, familyPay.thanks.subscription_title)).toBeVisible();
  await expect(async () => {
    await page.goto('/dashboard?tab=settings');
    await expect(card.getByText(plan.premium.trial, { exact: true })).toBeVisible();
  }).toPass();
}

/** The child publishes a project and opens a portfolio. Returns the addresses of both. */
export async function showToAll(page: Page, language: Language): Promise<[string, string]> {
  const { gallery, portfolio } = WORDS[language];
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await page.goto(`/publish/${await keepProject(page, token, 'print("ping")\n')}`);
  await page.getByLabel(gallery.publish.title, { exact: false }).fill('Pong');
  await press(page, gallery.publish.submit);
  const project = await page.getByLabel(gallery.publish.address).inputValue();
  await page.goto('/portfolio');
  const handle = `renard-${crypto.randomUUID().slice(0, 6)}x`;
  await page.getByLabel(portfolio.form.handle, { exact: true }).fill(handle);
  await expect(page.getByText(filled(portfolio.form.handle_free, { handle }))).toBeVisible();
  await page.getByRole('checkbox', { name: 'Pong' }).check();
  await press(page, portfolio.form.save);
  await press(page, portfolio.state.open_it);
  return [project, await page.getByLabel(portfolio.state.address).inputValue()];
}

/** The parent sees what is public and closes it, each with one press and a confirmation. */
export async function close(parent: Page, titles: string[], language: Language): Promise<void> {
  const { family } = WORDS[language];
  await parent.goto('/family');
  for (const name of titles) {
    await parent.getByRole('button', { name: named(family.close.action, name) }).click();
    await press(parent, family.close.confirm);
    await expect(parent.getByRole('link', { name })).toHaveCount(0);
  }
  await expect(parent.getByText(family.view.no_public)).toBeVisible();
  await expectWell(parent);
}

/** Without the switch the child reads that a parent has closed publishing, and what parents see. */
export async function forbid(page: Page, parent: Page, email: string, language: Language) {
  const { family, ownFamily } = WORDS[language];
  await parent.getByRole('checkbox', { name: family.switches.may_publish }).uncheck();
  await press(parent, family.switches.save);
  await expect(parent.getByText(family.switches.saved)).toBeVisible();
  await page.goto('/portfolio');
  await expect(page.getByText(PERMISSIONS[language].parent)).toBeVisible();
  await page.goto('/family/mine');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(ownFamily.allows_nothing)).toBeVisible();
  await expectWell(page);
}

/** The parent cancels alone, from the link in a mail about the payment. */
export async function cancel(parent: Page, person: Person, language: Language): Promise<void> {
  const { manage } = WORDS[language].familyPay;
  await parent.goto(await mailedLink(parent, person.email, /\/family\/pay#manage=[\w-]+/));
  await press(parent, manage.cancel);
  await press(parent, manage.cancel_confirm);
  await expect(parent.getByText(manage.cancelled_title)).toBeVisible();
  await expectWell(parent);
}
