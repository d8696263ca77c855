import type { Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, expectToFit, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import { holdPython } from './lesson.ts';
import { ADMIN, createMember } from './member.ts';
import { deviceOf, keepProject } from './publishing.ts';
import { WIDE } from './screens.ts';
import { WORDS } from './words.ts';

/** The author and the first reader have phones in French, the second reader, the visitor and the panel wide screens in English. */
const { gallery, projectReviews } = WORDS.fr;
const { hidden, decision } = projectReviews;
const { adminProjects, projectGallery } = WORDS.en;

async function reportAs(
  page: Page,
  address: string,
  { report, reasons }: typeof WORDS.fr.projectReviews | typeof WORDS.en.projectReviews,
  why: keyof typeof projectReviews.reasons,
): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: report.open }).click();
  const dialog = page.getByRole('dialog', { name: report.title });
  await dialog.getByRole('radio', { name: reasons[why] }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: report.send }).click();
  await expect(page.getByText(report.sent)).toBeVisible();
}

/** Leads from the list of the panel to a project of it. */
async function openInPanel(page: Page, filter: string, title: string): Promise<void> {
  await page.goto('/admin?section=projects');
  await page.getByLabel(adminProjects.filter).selectOption({ label: filter });
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test(
  'members report a project, its author appeals, and the gallery shows it in the end',
  PHONE_ONLY,
  async ({ page, browser }) => {
    const title = `Pong ${Date.now().toString(36)}`;
    const [mia, leo, lou] = [newPerson('Maëlle'), newPerson('Leo'), newPerson('Lou')];
    await createMember(page, mia, 'fr', { is_premium: true });
    await createMember(page, leo, 'fr');
    await createMember(page, lou, 'en');
    const adminPage = await deviceOf(browser, ADMIN, 'en');
    const token = await signInto(page.context(), mia, 'fr');
    const id = await keepProject(page, token, 'print("ping")\n');
    const form = `/publish/${id}`;
    await holdPython(page);
    await page.goto(form);
    await page.getByLabel(gallery.publish.title, { exact: false }).fill(title);
    await page.getByRole('button', { name: gallery.publish.submit, exact: true }).click();
    const address = await page.getByLabel(gallery.publish.address).inputValue();

    const place = { locale: 'en-GB', viewport: WIDE, isMobile: false };
    const visitor = await (await browser.newContext(place)).newPage();
    await test.step('two reports hide it', async () => {
      await reportAs(await deviceOf(browser, leo, 'fr'), address, projectReviews, 'hate');
      expect((await visitor.goto(address))?.status()).toBe(200);
      const second = await deviceOf(browser, lou, 'en');
      await reportAs(second, address, WORDS.en.projectReviews, 'copied');
      expect((await visitor.goto(address))?.status()).toBe(404);
      await page.goto(address);
      await expect(page.getByText(hidden.review_own)).toBeVisible();
      await expectAccessible(page);
      await expectToFit(page);
    });

    await test.step('an administrator hides it, and the author reads why', async () => {
      await openInPanel(adminPage, adminProjects.filters.pending, title);
      await adminPage.getByRole('button', { name: adminProjects.run }).click();
      await expect(adminPage.getByRole('log')).toContainText('ping');
      await adminPage.getByLabel(adminProjects.decision.words).fill('Qui l’a écrit ?');
      await expectAccessible(adminPage);
      await expectToFit(adminPage);
      await adminPage.getByRole('button', { name: adminProjects.decision.hide }).click();
      await expect(adminPage.getByText(adminProjects.decision.hid)).toBeVisible();
      await page.goto(form);
      await expect(page.getByText('Qui l’a écrit ?')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(decision.appeal_label).fill('C’est moi, ligne par ligne.');
      await page.getByRole('button', { name: decision.appeal_send }).click();
      await expect(page.getByText(decision.appealed)).toBeVisible();
      await expectToFit(page);
    });

    await test.step('the appeal is granted, and the project selected', async () => {
      await openInPanel(adminPage, adminProjects.filters.pending, title);
      await expect(adminPage.getByText('C’est moi, ligne par ligne.')).toBeVisible();
      await adminPage.getByRole('button', { name: adminProjects.decision.restore }).click();
      await adminPage.getByRole('button', { name: adminProjects.gallery.add }).click();
      await expect(adminPage.getByText(adminProjects.gallery.added)).toBeVisible();
    });

    await test.step('everybody finds it in the gallery', async () => {
      await visitor.goto('/gallery?lang=en');
      await expect(visitor.getByRole('heading', { name: projectGallery.title })).toBeVisible();
      await expectAccessible(visitor);
      await expectToFit(visitor);
      await visitor.getByRole('button', { name: projectGallery.kinds.python }).click();
      await visitor.getByRole('link', { name: title }).click();
      await expect(visitor.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await page.goto('/gallery');
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await expectToFit(page);
      await page.goto(form);
      await expect(page.getByText(gallery.publish.in_gallery)).toBeVisible();
    });
  },
);
