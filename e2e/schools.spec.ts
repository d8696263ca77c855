import { SEATS_MAX } from '../contract/src/api/admin-seats.ts';
import adminSchoolsFr from '../web/src/admin/schools/admin-schools.fr.ts';
import teachersFr from '../web/src/classes/for-teachers/teachers.fr.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { mailedLink } from './mails.ts';
import { ADMIN, createMember } from './member.ts';
import { asShown, filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { classes } = WORDS.fr;
const [teachers, panel] = [asShown(teachersFr), asShown(adminSchoolsFr)];

/** The screen of an old computer in a school. */
test.use({ locale: 'fr-FR', viewport: { width: 1366, height: 768 } });

test('a teacher asks, an administrator grants it, and gives the class a licence', async ({
  page,
  browser,
}) => {
  await test.step('a visitor reads what it is', async () => {
    await page.goto('/teachers');
    await expect(page.getByText(teachers.request.visitor)).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  const claire = newPerson('Claire Dupont');
  await createMember(page, claire, 'fr');
  await signInto(page.context(), claire, 'fr');
  const school = `Collège ${claire.email.split('@')[0]}`;

  await test.step('the teacher asks', async () => {
    await page.goto('/teachers');
    await page.getByRole('button', { name: teachers.request.send }).click();
    await expect(page.getByText(teachers.request.missing)).toHaveCount(3);
    await expectAccessibleAtBothWidths(page);
    await page.getByLabel(teachers.request.shown_as, { exact: true }).fill('Mme Dupont');
    await page.getByLabel(teachers.request.school, { exact: true }).fill(school);
    await page.getByLabel(teachers.request.proof).fill('c.dupont@ac-exemple.example.org');
    await page.getByRole('button', { name: teachers.request.send }).click();
    await expect(page.getByRole('button', { name: teachers.request.withdraw })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  const office = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await signInto(office.context(), ADMIN, 'fr');
  await test.step('an administrator finds the request, and grants it', async () => {
    await office.goto(`/admin?section=schools&q=${encodeURIComponent(school)}`);
    const grant = { name: filled(panel.requests.grant_of, { name: claire.name }) };
    await expect(office.getByRole('button', grant)).toBeVisible();
    await expectAccessibleAtBothWidths(office);
    await office.getByRole('button', grant).click();
    await expect(office.getByText(panel.requests.none, { exact: true })).toBeVisible();
    await office.getByRole('tab', { name: panel.view.teachers }).click();
    await expect(office.getByRole('row').filter({ hasText: school })).toBeVisible();
    await expectAccessibleAtBothWidths(office);
  });

  await test.step('the teacher follows the mail, and makes a class', async () => {
    await page.goto(await mailedLink(page, claire.email, /\/classes(?=")/));
    await page.getByLabel(classes.fields.name, { exact: true }).fill(school);
    await page.getByRole('button', { name: classes.new.submit }).click();
    await expect(page.getByRole('heading', { name: school })).toBeVisible();
  });

  await test.step('the class gets thirty seats until a day', async () => {
    await office.getByRole('tab', { name: panel.view.classes }).click();
    await expectAccessibleAtBothWidths(office);
    await office.getByRole('link', { name: school }).click();
    const licence = office.locator('form').filter({ hasText: panel.seats.title });
    await licence.getByLabel(panel.seats.count, { exact: true }).fill('0');
    await licence.getByRole('button', { name: panel.seats.save }).click();
    await expect(
      licence.getByText(filled(panel.seats.count_wrong, { max: SEATS_MAX })),
    ).toBeVisible();
    await expectAccessibleAtBothWidths(office);
    await licence.getByLabel(panel.seats.count, { exact: true }).fill('30');
    const nextYear = new Date().getFullYear() + 1;
    await licence.getByLabel(panel.seats.until, { exact: true }).fill(`${nextYear}-07-31`);
    await licence.getByRole('button', { name: panel.seats.save }).click();
    await expect(office.getByText(filled(panel.seats.dealt_one, { count: 0 }))).toBeVisible();
    await expectAccessibleAtBothWidths(office);
  });

  await office.context().close();
});
