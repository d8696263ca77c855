import type { Page } from '@playwright/test';
import { signInto } from './devices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  NARROWEST,
  newPerson,
  test,
} from './fixtures.ts';
import { ADMIN, callAsAdmin, createMember } from './member.ts';
import { filled, named } from './shown-texts.ts';
import { WORDS } from './words.ts';

const words = WORDS.fr;
const { admin, adminGate } = words;
type Section = 'dashboard' | 'courses' | 'users';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function enter(page: Page, { email, password }: typeof ADMIN) {
  await page.getByLabel(adminGate.email).fill(email);
  await page.getByLabel(adminGate.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: adminGate.submit, exact: true }).click();
}

/** Uses the sidebar. */
async function follow(page: Page, section: Section) {
  const sidebar = page.getByRole('navigation', { name: admin.sections_label });
  await sidebar.getByRole('link', { name: admin.sections[section] }).click();
  await expect(heading(page, admin.headings[section])).toBeVisible();
}

/** Expects data, in a section that fits every screen. */
async function expectTable(page: Page) {
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessibleAtBothWidths(page);
}

/** A slug that no other test uses. */
const newId = () => `course-${Date.now().toString(36)}`;

test.use({ locale: 'fr-FR' });

test.describe('the gate', () => {
  test('turns others away, and lets administrators into the sections', async ({ page }) => {
    const learner = newPerson('Noé');
    await createMember(page, learner, 'fr');

    await test.step('others are turned away', async () => {
      await page.goto('/admin?section=courses');
      await expectAccessibleAtBothWidths(page);
      await enter(page, { ...ADMIN, password: 'wrong password' });
      await expect(page.getByText(adminGate.failed)).toBeVisible();
      await enter(page, learner);
      await expect(page.getByText(adminGate.denied).first()).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    await test.step('each section shows its data, at an address of its own', async () => {
      await enter(page, ADMIN);
      await expect(page.getByText(adminGate.welcome)).toBeVisible();
      await expect(heading(page, admin.headings.courses)).toBeVisible();
      await expectTable(page);
      await follow(page, 'dashboard');
      const activity = { name: words.adminDashboard.activity.title };
      await expect(page.getByRole('heading', activity)).toBeVisible();
      await expectAccessibleAtBothWidths(page);
      await follow(page, 'users');
      await expectTable(page);
      await page.getByRole('button', { name: admin.collapse }).click();
      await expect(page).toHaveURL('/admin?section=users&sidebar=collapsed');
      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect(heading(page, admin.headings.courses)).toBeVisible();
      await page.reload();
      await expect(heading(page, admin.headings.courses)).toBeVisible();
    });

    await test.step('narrow screens have them in a drawer', async () => {
      await page.setViewportSize(NARROWEST);
      await page.getByRole('button', { name: admin.open_menu }).click();
      await expectAccessible(page);
      const drawer = page.getByRole('dialog', { name: admin.sections_label });
      await drawer.getByRole('link', { name: admin.sections.users }).click();
      await expect(heading(page, admin.headings.users)).toBeFocused();
    });
  });

  test('closes behind whoever is an administrator no more', async ({ page }) => {
    const person = newPerson('Ada');
    const { id, revision } = await createMember(page, person, 'fr', { role: 'admin' });
    await signInto(page.context(), person, 'fr');
    await page.goto('/admin?section=courses');
    await expect(page.getByRole('table')).toBeVisible();
    await callAsAdmin(page, 'PUT', `/admin/users/${id}`, { revision, role: 'user' });
    await page.getByRole('link', { name: admin.sections.users }).click();
    await expect(page.getByText(adminGate.denied)).toBeVisible();
    await expect(heading(page, admin.headings.users)).toBeHidden();
  });
});

test.describe('courses', () => {
  const { adminCourses, editConflict, unsaved } = words;
  const { form, deletion, trash_view } = adminCourses;

  test('are made, edited by two at once, deleted and restored', async ({ page, baseURL }) => {
    const id = newId();
    await signInto(page.context(), ADMIN, 'fr');
    await page.goto('/admin');
    await follow(page, 'courses');
    await page.getByRole('button', { name: adminCourses.add, exact: true }).click();
    const making = page.getByRole('dialog', { name: form.create });
    await expectAccessibleAtBothWidths(page);
    await making.getByLabel(form.title, { exact: true }).fill(id.replaceAll('-', ' '));
    await expect(making.getByLabel(form.id)).toHaveValue(id);
    await making.getByLabel(form.title_fr).fill(`Cours ${id}`);
    await making.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(adminCourses.created)).toBeVisible();

    const edit = page.getByRole('button', { name: named(adminCourses.edit, `Cours ${id}`) });
    await edit.click();
    const editing = page.getByRole('dialog', { name: form.edit });
    await editing.getByLabel(form.duration_hours).fill('2.5');
    await page.goBack();
    await page.getByRole('button', { name: unsaved.stay }).click();
    await expect(editing.getByLabel(form.duration_hours)).toHaveValue('2.5');
    const other = { revision: 1, title_fr: 'Par un autre' };
    await callAsAdmin(page, 'PUT', `/admin/courses/${id}`, other);
    await editing.getByRole('button', { name: form.save }).click();
    await expect(editing.getByText('Par un autre')).toBeVisible();
    await expect(editing.getByText(/^Enregistré par .+, maintenant$/)).toBeVisible();
    await expectAccessible(page);
    await editing.getByRole('button', { name: editConflict.keep_mine }).click();
    await expect(page.getByText(adminCourses.saved)).toBeVisible();
    const row = page.getByRole('row', { name: 'Par un autre' });
    await expect(row.getByText(/^2,5 h$/)).toBeVisible();

    const course = `${baseURL}/api/courses/${id}`;
    expect((await page.request.get(course)).status()).toBe(404);
    await callAsAdmin(page, 'POST', '/admin/lessons', {
      course_id: id,
      title: 'First',
      content: '<p>Hello</p>',
      content_fr: '<p>Bonjour</p>',
      is_active: true,
    });
    expect((await page.request.get(course)).status()).toBe(200);
    await row.getByRole('checkbox').check();
    await page
      .getByRole('button', { name: filled(adminCourses.delete_selection, { count: 1 }) })
      .click();
    const question = page.getByRole('dialog', { name: deletion.title_one });
    await expect(
      question.getByText(filled(deletion.certificates_other, { count: 0 })),
    ).toBeHidden();
    await expect(question.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);
    await question.getByRole('button', { name: deletion.confirm, exact: true }).click();
    await expect(page.getByText(filled(adminCourses.deleted_one, { count: 1 }))).toBeVisible();
    await expect(row).toBeHidden();
    expect((await page.request.get(course)).status()).toBe(404);

    await page.getByRole('link', { name: /^Corbeille/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: named(trash_view.restore, 'Par un autre') }).click();
    await expect(page.getByText(filled(adminCourses.restored_one, { count: 1 }))).toBeVisible();
    await page.getByRole('link', { name: adminCourses.back }).click();
    await expect(row).toBeVisible();
    expect((await page.request.get(course)).status()).toBe(200);
  });
});

test.describe('users', () => {
  const { adminUsers } = words;
  const { form, deletion } = adminUsers;

  test('are made, found, edited and deleted', async ({ page }) => {
    const person = newPerson('Zoé Lenoir');
    await signInto(page.context(), ADMIN, 'fr');
    await page.goto('/admin?section=users');
    await page.getByRole('button', { name: adminUsers.add }).click();
    const making = page.getByRole('dialog', { name: form.create });
    await expectAccessibleAtBothWidths(page);
    await making.getByLabel(form.name, { exact: true }).fill(person.name);
    await making.getByLabel(form.email, { exact: true }).fill(person.email);
    await making.getByLabel(form.password, { exact: true }).fill(person.password);
    await making.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(adminUsers.created)).toBeVisible();

    await page.getByRole('searchbox').fill(person.email);
    await expect(page.getByText(filled(adminUsers.found_one, { count: 1 }))).toBeVisible();
    await page.getByRole('button', { name: named(adminUsers.edit, person.name) }).click();
    const editing = page.getByRole('dialog', { name: form.edit });
    await editing.getByRole('checkbox', { name: form.is_premium }).check();
    await editing.getByRole('button', { name: form.save }).click();
    await expect(page.getByText(adminUsers.saved)).toBeVisible();
    const row = page.getByRole('row', { name: person.email });
    await expect(row.getByText(adminUsers.status.premium, { exact: true }).last()).toBeVisible();

    await row.getByRole('checkbox').check();
    await page
      .getByRole('button', { name: filled(adminUsers.delete_selection, { count: 1 }) })
      .click();
    const question = page.getByRole('dialog', { name: deletion.title_one });
    await question.getByRole('button', { name: deletion.confirm }).click();
    await expect(page.getByText(filled(adminUsers.deleted_one, { count: 1 }))).toBeVisible();
    await expect(page.getByText(adminUsers.none_found)).toBeVisible();
  });
});
