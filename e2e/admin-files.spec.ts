import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { courseFiles, filesIn, upload, zipOf } from './course-zip.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { ADMIN } from './member.ts';
import { filled, named } from './shown-texts.ts';
import { WORDS } from './words.ts';

/** Bytes: more than a zip may have, and more than a file in it may have. */
const TOO_LARGE_ZIP = 10 * 1024 * 1024 + 1;
const TOO_LARGE_FILE = 2 * 1024 * 1024 + 1;

const { adminCourses, common } = WORDS.fr;
const { imports } = adminCourses;

async function openImport(page: Page) {
  await page.getByRole('button', { name: adminCourses.import }).click();
  const dialog = page.getByRole('dialog', { name: imports.title });
  const send = async (file: string | ReturnType<typeof upload>) => {
    await dialog.getByLabel(imports.file).setInputFiles(file);
    await dialog.getByRole('button', { name: imports.submit, exact: true }).click();
  };
  return { dialog, send };
}

test.use({ locale: 'fr-FR' });

test('courses as files come in whole or not at all, go out, and replace what is there', async ({
  page,
}) => {
  const id = `files-${Date.now().toString(36)}`;
  const title = `Zip ${id}`;
  const files = courseFiles(id, title);
  await signInto(page.context(), ADMIN, 'fr');
  await page.goto('/admin?section=courses');
  const { dialog, send } = await openImport(page);
  await expectAccessible(page);

  await send(upload('notes.zip', 'not a zip at all'));
  await expect(dialog.getByText(/n’est pas un zip lisible/)).toBeVisible();
  // By its path: through the connection to the browser it would take a second.
  const huge = test.info().outputPath('huge.zip');
  await writeFile(huge, new Uint8Array(TOO_LARGE_ZIP));
  await send(huge);
  await expect(dialog.getByText(imports.file_too_large)).toBeVisible();
  const long = { ...files, [`${id}/01-first/lesson.en.md`]: 'a'.repeat(TOO_LARGE_FILE) };
  await send(upload('long.zip', zipOf(long)));
  await expect(dialog.getByText(/Ce zip est trop volumineux/)).toBeVisible();
  await expectAccessible(page);

  const broken = {
    ...files,
    [`${id}/01-first/lesson.yaml`]: `${files[`${id}/01-first/lesson.yaml`]}difficulty: easy\n`,
    [`${id}/02-second/lesson.yaml`]: 'id: [second\n',
  };
  await send(upload('broken.zip', zipOf(broken)));
  const refusal = dialog.getByRole('alert');
  const listed = refusal.getByRole('listitem').filter({ hasText: '01-first/lesson.yaml' });
  await expect(listed.first()).toContainText(filled(imports.line, { line: 7 }));
  await expect(listed.first().getByRole('listitem')).toHaveCount(1);
  await expect(refusal.getByText(`${id}/02-second/lesson.yaml`)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: imports.again }).click();

  await send(upload('course.zip', zipOf({ ...files, [`${id}/media/film.mp4`]: 'film' })));
  await expect(dialog.getByText(filled(imports.done, { title }))).toBeVisible();
  await expect(dialog.getByText(filled(imports.lessons_other, { count: 2 }))).toBeVisible();
  await expect(dialog.getByText(`${id}/media/film.mp4`)).toBeVisible();
  await dialog.getByRole('button', { name: common.close }).last().click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: filled(adminCourses.more, { title }) }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: adminCourses.export }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`${id}.zip`);
  await expect(page.getByText(adminCourses.exported)).toBeVisible();
  const exported = await filesIn(download);
  const [first = ''] = Object.keys(exported).filter((name) => name.endsWith('first/lesson.fr.md'));
  expect(exported[first]).toBe('Le **premier** texte.\n');

  const changed = Object.entries({ ...exported, [first]: 'Changed **by hand**.\n' });
  const fewer = changed.filter(([name]) => !/second/.test(name));
  const again = await openImport(page);
  await again.send(upload(`${id}.zip`, zipOf(Object.fromEntries(fewer))));
  await expect(again.dialog.getByText(filled(imports.exists, { title, id }))).toBeVisible();
  await expectAccessible(page);
  await again.dialog.getByRole('button', { name: imports.replace }).click();
  await expect(again.dialog.getByText(filled(imports.replaced, { title }))).toBeVisible();
  await expect(again.dialog.getByText(filled(imports.deleted_one, { count: 1 }))).toBeVisible();
  await expectAccessible(page);
  await again.dialog.getByRole('button', { name: common.close }).last().click();
  await expect(page.getByRole('button', { name: named(adminCourses.edit, title) })).toBeVisible();

  const course = await (await page.request.get(`/api/courses/${id}`)).json();
  expect(course.lessons.map((lesson: { id: string }) => lesson.id)).toEqual([`${id}-first`]);
  await page.goto(`/lesson/${id}-first`);
  await expect(page.locator('strong', { hasText: 'by hand' }).first()).toBeVisible();
});
