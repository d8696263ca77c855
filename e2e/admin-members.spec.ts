import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { ADMIN } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminAudit: audit, adminDashboard, adminUsers, userImport, userOverview } = WORDS.fr;

test.use({ locale: 'fr-FR' });

test('a list is imported, its people have pages and Premium, and the log has all of it', async ({
  page,
}) => {
  const person = newPerson('Zoé Lenoir');
  await signInto(page.context(), ADMIN, 'fr');
  await page.goto('/admin?section=users');

  await test.step('rows with an error are named and left out', async () => {
    await page.getByRole('button', { name: userImport.open }).click();
    const dialog = page.getByRole('dialog', { name: userImport.title });
    const text = `nom;email\n${person.name};${person.email}\nNoé;pas une adresse\n`;
    const file = { name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await dialog.getByLabel(userImport.file).setInputFiles(file);
    await expect(dialog.getByText(userImport.rows.email)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await dialog.getByRole('button', { name: filled(userImport.create_one, { count: 1 }) }).click();
    await expect(page.getByText(filled(userImport.created_one, { count: 1 }))).toBeVisible();
  });

  await test.step('a selection gets Premium until a day', async () => {
    await page.getByRole('searchbox').fill(person.email);
    await expect(page.getByText(filled(adminUsers.found_one, { count: 1 }))).toBeVisible();
    await page.getByRole('row', { name: person.email }).getByRole('checkbox').check();
    const { grant } = adminUsers;
    await page.getByRole('button', { name: filled(grant.selection, { count: 1 }) }).click();
    const dialog = page.getByRole('dialog', { name: grant.title_one });
    await dialog.getByLabel(grant.day).fill('2099-06-30');
    await dialog.getByRole('button', { name: grant.confirm }).click();
    await expect(page.getByText(filled(grant.done_one, { count: 1 }))).toBeVisible();
  });

  await test.step('the name opens a page, which leads to the changes of the account', async () => {
    await page.getByRole('link', { name: person.name }).click();
    await expect(page.getByRole('heading', { level: 2, name: person.name })).toBeVisible();
    await expect(page.getByText(userOverview.courses.none)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('link', { name: userOverview.log }).click();
    const entries = page.getByRole('list', { name: audit.list }).first();
    await expect(entries.getByText(adminDashboard.activity.fields.premium_end)).toBeVisible();
  });

  await test.step('the log is filtered, and saved', async () => {
    await page.goto('/admin?section=audit');
    await page.getByLabel(audit.filters.action).selectOption(audit.actions.import);
    await expect(page.getByText(adminDashboard.activity.fields.accounts).first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: audit.export.save }).click();
    expect((await saved).suggestedFilename()).toMatch(/^codivia-journal-[\d-]+\.csv$/);
  });
});
