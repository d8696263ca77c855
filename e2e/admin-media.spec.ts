import type { Page } from '@playwright/test';
import { otherDevice, signInto } from './devices.ts';
import { drawPicture, recordFilm } from './drawn-media.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { goToPart } from './lesson.ts';
import { changeDetails } from './lesson-details.ts';
import { ADMIN, callAsAdmin } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminBlocks, adminHtml, adminLessons, adminMedia } = WORDS.en;
const { picture, film } = adminMedia;
const CAPTIONS = 'WEBVTT\n\n00:00.100 --> 00:05.000\nLoops\n';
const ALT = { en: 'Two squares', fr: 'Deux carrés' };

/** Makes a course with an empty lesson, and opens the lesson in the panel. */
async function openLesson(page: Page): Promise<string> {
  const course = `media-${Date.now().toString(36)}`;
  await signInto(page.context(), ADMIN, 'en');
  await callAsAdmin(page, 'POST', '/admin/courses', { id: course, title: course });
  const id = `${course}-loops`;
  const lesson = { course_id: course, id, title: 'Loops', content_fr: '<p>Boucles.</p>' };
  await callAsAdmin(page, 'POST', '/admin/lessons', { ...lesson, content: '<p>Loops.</p>' });
  await page.goto(`/admin?section=lessons&course=${course}&lesson=${id}&texts=both`);
  await page.getByRole('button', { name: adminBlocks.view_source, exact: true }).click();
  return id;
}

const english = (page: Page) =>
  page.getByRole('group', { name: adminLessons.fields.content, exact: true });

/** Publishes the lesson, though its texts differ. */
async function publish(page: Page): Promise<void> {
  await changeDetails(page, adminLessons.editor, (drawer) =>
    drawer.getByLabel(adminLessons.fields.is_active, { exact: true }).check(),
  );
  await page.getByRole('button', { name: adminLessons.editor.save, exact: true }).click();
  await page.getByRole('button', { name: adminLessons.publish.anyway }).click();
}

test.use({ locale: 'en-US' });

test('a picture is made smaller, described in both languages and shown in the lesson', async ({
  page,
}) => {
  const id = await openLesson(page);
  await english(page).getByRole('textbox').click();
  await english(page).getByRole('button', { name: adminHtml.picture, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: picture.title });
  const choice = dialog.getByLabel(picture.choose);
  await choice.setInputFiles({
    name: 'cat.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(dialog.getByText(picture.unreadable)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const buffer = Buffer.from(await drawPicture(page, 2400));
  await choice.setInputFiles({ name: 'squares.png', mimeType: 'image/png', buffer });
  await expect(
    dialog.getByText(filled(picture.size, { width: '1,600', height: 800 })),
  ).toBeVisible();
  const insert = dialog.getByRole('button', { name: picture.insert });
  await dialog.getByLabel(picture.alt_en).fill(ALT.en);
  await insert.click();
  await expect(dialog.getByText(picture.alt_missing)).toBeVisible();
  await dialog.getByLabel(picture.alt_fr).fill(ALT.fr);
  await expectAccessible(page);
  await insert.click();
  await expect(dialog).toBeHidden();
  await publish(page);
  await expect(page.getByText(adminLessons.saved)).toBeVisible();
  await page.goto(`/lesson/${id}`);
  const shown = page.getByRole('img', { name: ALT.en });
  await goToPart(shown);
  await expect(shown).toHaveAttribute('src', /^\/media\/files\/[0-9a-f]{64}\.webp$/);
  await expect(shown).toHaveJSProperty('naturalWidth', 1600);
});

test('a film that stops half-way continues, needs its captions, and is played in ranges', async ({
  browser,
  baseURL,
}) => {
  // Nobody watches this device: the browser reports the lost connection as an error.
  const page = await otherDevice(browser, baseURL);
  const id = await openLesson(page);
  const buffer = Buffer.from(await recordFilm(page, 2_500_000), 'base64');
  await english(page).getByRole('textbox').click();
  await english(page).getByRole('button', { name: adminHtml.video, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: film.title });
  await dialog.getByRole('button', { name: film.new }).click();
  const title = `Loops ${id}`;
  await dialog.getByLabel(film.name).fill(title);
  const part = dialog.getByRole('group', { name: film.languages.en });

  const started: string[] = [];
  page.on('request', (request) => {
    const [, start] = /\/parts\/(\d+)$/.exec(request.url()) ?? [];
    if (start) started.push(start);
  });
  await page.route('**/parts/1000000', (route) => route.abort());
  await part
    .getByLabel(film.choose)
    .setInputFiles({ name: 'loops.webm', mimeType: 'video/webm', buffer });
  const goOn = part.getByRole('button', { name: film.go_on });
  await expect(goOn).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.unroute('**/parts/1000000');
  await goOn.click();
  await expect(part.getByText(film.there)).toBeVisible();
  await expect(part.getByText(film.poster_there)).toBeVisible();
  expect(started.filter((start) => start === '0')).toHaveLength(1);

  await dialog.getByRole('button', { name: film.insert }).click();
  await expect(dialog).toBeHidden();
  await publish(page);
  const refused = page.getByRole('dialog', { name: adminLessons.refused.title });
  await expect(refused.getByText(`The video “${title}” has no captions in French.`)).toBeVisible();
  await page.keyboard.press('Escape');

  await english(page).getByRole('button', { name: adminHtml.video, exact: true }).click();
  await dialog.getByRole('button', { name: filled(film.edit_named, { title }) }).click();
  for (const language of [film.languages.en, film.languages.fr]) {
    const group = dialog.getByRole('group', { name: language });
    await group
      .getByLabel(film.captions)
      .setInputFiles({ name: 'loops.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });
    await expect(group.getByText(film.captions_there)).toBeVisible();
  }
  const saved = page.waitForResponse(
    (response) =>
      /\/admin\/media\/films\//.test(response.url()) && response.request().method() === 'PUT',
  );
  await dialog.getByRole('button', { name: film.insert }).click();
  await saved;
  await publish(page);
  await expect(page.getByText(adminLessons.saved)).toBeVisible();

  await page.goto(`/lesson/${id}`);
  const video = page.locator('video').first();
  await goToPart(video);
  const ranged = page.waitForResponse(
    (response) =>
      /\/media\/films\/film-[0-9a-f]{12}\.en\.mp4$/.test(response.url()) &&
      response.status() === 206,
  );
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
  expect((await ranged).headers()['content-type']).toBe('video/webm');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});
