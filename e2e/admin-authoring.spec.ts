import type { Locator, Page } from '@playwright/test';
import type { Language } from '../contract/src/api/language.ts';
import { EXERCISE_TEMPLATES } from '../contract/src/lessons/templates/exercise-templates.ts';
import { otherDevice, signInto } from './devices.ts';
import { drawPicture, recordFilm } from './drawn-media.ts';
import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixtures.ts';
import { goToPart } from './lesson.ts';
import { changeDetails } from './lesson-details.ts';
import { ADMIN, callAsAdmin } from './member.ts';
import { filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const { adminBlocks, adminCourses, adminHtml, adminLessons, adminMedia, adminStudio } = WORDS.en;
const { editor, fields } = adminLessons;
const { picture, film } = adminMedia;

type Template = (typeof EXERCISE_TEMPLATES)[number];

const taskOf = ({ exercise }: Template) =>
  `${exercise.kind} ${'task' in exercise ? exercise.task : ''}`;
/** One template of each kind of exercise, and of each task. */
const TEMPLATES = EXERCISE_TEMPLATES.filter(
  (template, at) => EXERCISE_TEMPLATES.findIndex((one) => taskOf(one) === taskOf(template)) === at,
);

const LESSON_COUNT = 4;
const LANGUAGES: readonly Language[] = ['en', 'fr'];
const FIELDS = { en: fields.content, fr: fields.content_fr };
const STAMP = Date.now().toString(36);
/** The words of a picture and of a film, as their author describes them. No other test has them. */
const ALT = { en: `Two squares ${STAMP}`, fr: `Deux carrés ${STAMP}` };
const FILM = 'Squares that flicker';
const CAPTIONS = 'WEBVTT\n\n00:00.100 --> 00:05.000\nSquares\n';

const textIn = (page: Page, language: Language): Locator =>
  page.getByRole('textbox', { name: FIELDS[language], exact: true });

/** Opens the menu of blocks below the caret of a text, and takes the entry with these words. */
async function insert(page: Page, language: Language, entry: string): Promise<void> {
  const name = filled(adminBlocks.toolbar, { label: FIELDS[language] });
  await page
    .getByRole('toolbar', { name })
    .getByRole('button', { name: adminBlocks.add, exact: true })
    .click();
  const menu = page.getByRole('listbox', { name: adminBlocks.insert });
  await menu.getByRole('option', { name: entry, exact: true }).click();
  await expect(menu).toBeHidden();
}

async function createCourse(page: Page, title: string): Promise<string> {
  const { form } = adminCourses;
  await page.goto('/admin?section=courses');
  await page.getByRole('button', { name: adminCourses.add, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: form.create });
  await dialog.getByLabel(form.title, { exact: true }).fill(title);
  await dialog.getByLabel(form.title_fr, { exact: true }).fill(title);
  const id = await dialog.getByLabel(form.id, { exact: true }).inputValue();
  await dialog.getByRole('button', { name: form.save, exact: true }).click();
  await expect(page.getByText(adminCourses.created)).toBeVisible();
  return id;
}

async function createLesson(page: Page, course: string, number: number): Promise<void> {
  const { create } = adminLessons;
  await page.goto(`/admin?section=lessons&course=${course}&texts=both`);
  await page.getByRole('button', { name: adminLessons.new_lesson }).click();
  const dialog = page.getByRole('dialog', { name: create.title });
  await dialog.getByLabel(fields.title, { exact: true }).fill(`Part ${number}`);
  await dialog.getByLabel(fields.title_fr).fill(`Partie ${number}`);
  await dialog.getByRole('button', { name: create.submit }).click();
  await expect(page.getByRole('heading', { level: 2, name: `Part ${number}` })).toBeVisible();
}

/** Adds an exercise from its template, and places it in both texts. */
async function addExercise(page: Page, { topic, exercise }: Template): Promise<void> {
  const title = (language: Language) =>
    'title' in exercise ? exercise.title[language] : exercise.id;
  await page.getByRole('button', { name: adminStudio.templates.action }).click();
  const templates = page.getByRole('dialog', { name: adminStudio.templates.title });
  const choices = templates.getByRole('button', { name: topic.en });
  // Two are about loops; a question shows its words in place of a title.
  await (exercise.kind === 'quiz' ? choices : choices.filter({ hasText: title('en') })).click();
  await page.getByRole('button', { name: adminStudio.back }).click();
  for (const language of LANGUAGES) {
    await insert(page, language, filled(adminBlocks.place, { title: title(language) }));
  }
}

async function addPicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: picture.title });
  await insert(page, 'en', adminHtml.picture);
  const buffer = Buffer.from(await drawPicture(page, 800));
  await dialog
    .getByLabel(picture.choose)
    .setInputFiles({ name: 'squares.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel(picture.alt_en).fill(ALT.en);
  await dialog.getByLabel(picture.alt_fr).fill(ALT.fr);
  await dialog.getByRole('button', { name: picture.insert }).click();
  await expect(dialog).toBeHidden();
  await insert(page, 'fr', adminHtml.picture);
  await dialog.getByRole('searchbox', { name: picture.search }).fill(ALT.fr);
  // The dialog becomes smaller with its list, and its buttons move.
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: ALT.en }).click();
  await dialog.getByRole('button', { name: picture.insert }).click();
  await expect(dialog).toBeHidden();
}

async function addFilm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: film.title });
  await insert(page, 'en', adminHtml.video);
  await dialog.getByRole('button', { name: film.new }).click();
  await dialog.getByLabel(film.name).fill(FILM);
  const buffer = Buffer.from(await recordFilm(page, 300_000), 'base64');
  await dialog
    .getByRole('group', { name: film.languages.en })
    .getByLabel(film.choose)
    .setInputFiles({ name: 'squares.webm', mimeType: 'video/webm', buffer });
  for (const language of LANGUAGES) {
    const group = dialog.getByRole('group', { name: film.languages[language] });
    const captions = { name: 'squares.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) };
    await group.getByLabel(film.captions).setInputFiles(captions);
    await expect(group.getByText(film.captions_there)).toBeVisible();
  }
  await expect(dialog.getByText(film.poster_there).first()).toBeVisible();
  await dialog.getByRole('button', { name: film.insert }).click();
  await expect(dialog).toBeHidden();
  await insert(page, 'fr', adminHtml.video);
  await dialog.getByRole('button', { name: filled(film.choose_named, { title: FILM }) }).click();
  await expect(dialog).toBeHidden();
}

/** Publishes the lesson that is open, also if there is something to look at first. */
async function publish(page: Page): Promise<void> {
  const activate = (drawer: Locator) =>
    drawer.getByLabel(fields.is_active, { exact: true }).check();
  await changeDetails(page, editor, activate);
  await page.getByRole('button', { name: editor.save, exact: true }).click();
  const anyway = page.getByRole('button', { name: adminLessons.publish.anyway });
  const saved = page.getByText(editor.saved_state);
  await expect(anyway.or(saved)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(saved).toBeVisible();
}

async function writeLesson(page: Page, course: string, number: number): Promise<void> {
  await createLesson(page, course, number);
  for (const language of LANGUAGES) {
    await textIn(page, language).click();
    await page.keyboard.type(language === 'en' ? 'Look and try.' : 'Regarde et essaie.');
  }
  await addPicture(page);
  if (number === 1) await addFilm(page);
  const templates = TEMPLATES.filter((_, at) => at % LESSON_COUNT === number - 1);
  for (const template of templates) await addExercise(page, template);
  if (number === LESSON_COUNT) await expectAccessibleAtBothWidths(page);
  await publish(page);
}

test.use({ locale: 'en-GB' });

test('a course of four lessons with every kind of exercise is made without touching HTML', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInto(page.context(), ADMIN, 'en');
  const course = await createCourse(page, `Made here ${STAMP}`);
  for (let number = 1; number <= LESSON_COUNT; number++) {
    await test.step(`lesson ${number}`, () => writeLesson(page, course, number));
  }
  const lessons = await callAsAdmin(page, 'GET', `/admin/lessons?course_id=${course}`);
  const stored = await Promise.all(
    lessons.map(({ id }: { id: string }) => callAsAdmin(page, 'GET', `/admin/lessons/${id}`)),
  );
  const made = stored.flatMap(({ exercises }) => exercises).map(({ id }) => id);
  expect(made.toSorted()).toEqual(TEMPLATES.map(({ exercise }) => exercise.id).toSorted());

  const reader = await otherDevice(browser, baseURL);
  await signInto(reader.context(), ADMIN, 'en');
  await reader.goto(`/course/${course}`);
  await expect(reader.getByRole('heading', { level: 3, name: /^Part \d$/ })).toHaveCount(4);
  await reader.goto(`/lesson/${lessons[0].id}`);
  const shown = reader.getByRole('img', { name: ALT.en });
  await goToPart(shown);
  await expect(shown).toHaveJSProperty('naturalWidth', 800);
  await goToPart(reader.locator('video').first());
  await expectAccessible(reader);
  await reader.context().close();
});
