import type { Page } from '@playwright/test';
import { otherDevice, signInto } from './devices.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleAtBothWidths,
  NARROWEST,
  newPerson,
  test,
} from './fixtures.ts';
import { holdPython } from './lesson.ts';
import { createMember } from './member.ts';
import { webFiles } from './preview-room.ts';
import { filled, named } from './shown-texts.ts';
import { WORDS } from './words.ts';

type Words = (typeof WORDS)['en'] | (typeof WORDS)['fr'];

const code = (page: Page) => page.locator('.cm-content');

/** Writes over all that is in the editor. */
async function write(page: Page, text: string) {
  await code(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Opens the list of projects: a button of its own, or on narrow screens part of a menu. */
async function openProjects(page: Page, { projects, rooms }: Words) {
  // The room is there once its editor is.
  await expect(code(page)).toBeVisible();
  const button = page.getByRole('button', { name: projects.action, exact: true });
  if (await button.isVisible()) await button.click();
  else {
    await page.getByRole('button', { name: rooms.more, exact: true }).click();
    await page.getByRole('menuitem', { name: projects.action, exact: true }).click();
  }
  await expect(page.getByRole('dialog', { name: projects.title })).toBeVisible();
}

async function keepAs(page: Page, { projects }: Words, name: string) {
  await page.getByLabel(projects.create.name, { exact: false }).fill(name);
  await page.getByRole('button', { name: projects.create.submit }).click();
  await expect(
    page.getByRole('region', { name: filled(projects.strip.project, { name: name }) }),
  ).toBeVisible();
}

/** Replaces the text in the editor, and waits until the account has it. */
async function writeAndSave(page: Page, words: Words, text: string) {
  const arrived = page.waitForResponse((answer) => {
    const sent = answer.request();
    return sent.method() === 'PUT' && Object.values(sent.postDataJSON().files).includes(text);
  });
  await write(page, text);
  expect((await arrived).ok()).toBe(true);
  await saved(page, words);
}

/** Opens the files beside the code of a project. */
async function openFiles(page: Page, { projectFiles }: Words) {
  await page.getByRole('button', { name: projectFiles.title, exact: true }).click();
  return page.getByRole('dialog', { name: projectFiles.title });
}

/** Puts a file beside the code of a project, and waits until the account has it. */
async function addFile(page: Page, words: Words, name: string, content: string) {
  const files = await openFiles(page, words);
  const listed = page.waitForResponse((answer) => {
    const sent = answer.request();
    return sent.method() === 'PUT' && /\/projects\//.test(answer.url());
  });
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
  await files.getByLabel(words.projectFiles.choose).last().setInputFiles(file);
  expect((await listed).ok()).toBe(true);
  await page.keyboard.press('Escape');
  await saved(page, words);
}

const saved = (page: Page, { projects }: Words) =>
  expect(page.getByText(projects.state.saved)).toBeAttached();

test('a visitor is told how to have projects', async ({ page }) => {
  const { projects } = WORDS.en;
  await page.goto('/webtraining');
  await openProjects(page, WORDS.en);
  await expect(page.getByText(projects.visitor)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(NARROWEST);
  await openProjects(page, WORDS.en);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: projects.log_in }).click();
  expect(await page.evaluate(() => localStorage.getItem('redirectUrl'))).toBe('/webtraining');
});

/** A page that counts, in its storage, the number of its runs. */
const COUNTING =
  "<script>localStorage.runs = Number(localStorage.runs ?? 0) + 1; console.log('run ' + localStorage.runs);</script>";

/** Runs the page in the web room. Returns the console, in which the page writes the number of its runs. */
async function run(page: Page, { rooms }: Words) {
  await page.getByRole('button', { name: rooms.run, exact: true }).click();
  return page.getByRole('log', { name: 'Console' });
}

test.describe('a project on two devices', () => {
  test.use({ locale: 'fr-FR' });
  const words = WORDS.fr;
  const { projects } = words;

  test('a project saves itself, opens elsewhere, and asks where two versions meet', async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = newPerson('Noé');
    await createMember(page, person, 'fr');
    await signInto(page.context(), person, 'fr');
    await page.goto('/webtraining');
    await write(page, '<p>first</p>');
    await openProjects(page, words);
    await keepAs(page, words, 'Mon jeu');
    await expectAccessible(page);
    await writeAndSave(page, words, COUNTING);
    const stored = page.waitForResponse(/\/stored-values$/);
    await expect(await run(page, words)).toContainText('run 1');
    expect((await stored).ok()).toBe(true);
    await addFile(page, words, 'notes.txt', 'three cats');

    const there = await otherDevice(browser, baseURL);
    await signInto(there.context(), person, 'fr');
    await there.goto('/dashboard');
    await there.getByRole('link', { name: named(projects.list.open, 'Mon jeu') }).click();
    await expect(code(there)).toHaveText(COUNTING);
    await expect(await run(there, words)).toContainText('run 2');
    await expect(
      (await openFiles(there, words)).getByText('notes.txt', { exact: true }),
    ).toBeVisible();
    await there.keyboard.press('Escape');
    await writeAndSave(there, words, '<p>there</p>');

    await write(page, '<p>here</p>');
    const dialog = page.getByRole('dialog', { name: projects.conflict.title });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('<p>there</p>')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: projects.conflict.keep_both }).click();
    const copy = filled(projects.list.copy_of, { name: 'Mon jeu' });
    await expect(
      page.getByRole('region', { name: filled(projects.strip.project, { name: copy }) }),
    ).toBeVisible();
    await expect(code(page)).toHaveText('<p>here</p>');

    await page.goto('/webtraining');
    await openProjects(page, words);
    await page.getByRole('link', { name: named(projects.list.open, 'Mon jeu') }).click();
    await expect(code(page)).toHaveText('<p>there</p>');
    await there.context().close();
  });
});

test.describe('the free plan', () => {
  test.use({ locale: 'en-GB' });
  const words = WORDS.en;
  const { projects } = words;

  test('keeps three, which are renamed, duplicated and deleted', async ({ page }) => {
    const person = newPerson('Noé');
    await createMember(page, person, 'en');
    const token = await signInto(page.context(), person, 'en');
    for (const name of ['One', 'Two']) {
      await page.request.post('/api/projects', {
        headers: { authorization: `Bearer ${token}` },
        data: { name, kind: 'python', files: { 'main.py': `print("${name}")` } },
      });
    }
    await holdPython(page);
    await page.goto('/playground');
    await openProjects(page, words);
    await expect(
      page.getByText(filled(projects.limit.used_other, { count: 2, limit: 3 })),
    ).toBeVisible();
    await page.getByRole('button', { name: named(projects.list.rename, 'One') }).click();
    await page.getByLabel(filled(projects.list.new_name, { name: 'One' })).fill('Uno');
    await page.getByRole('button', { name: projects.list.save_name }).click();
    await page.getByRole('button', { name: named(projects.list.duplicate, 'Uno') }).click();
    await expect(page.getByText(filled(projects.limit.full, { limit: 3 }))).toBeVisible();
    await expect(page.getByRole('link', { name: projects.limit.premium })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('button', { name: named(projects.list.delete, 'Two') }).click();
    await page.getByRole('button', { name: projects.list.confirm_no }).click();
    await page.getByRole('button', { name: named(projects.list.delete, 'Two') }).click();
    await page.getByRole('button', { name: projects.list.confirm_yes }).click();
    await expect(page.getByLabel(projects.create.name)).toBeVisible();
    await page.getByRole('link', { name: named(projects.list.open, 'Uno') }).click();
    await expect(code(page)).toHaveText('print("One")');
  });

  test('what is written without a network is sent when it is back', async ({
    browser,
    baseURL,
  }) => {
    // A device that is not watched: a browser reports every call without a network as an error.
    const page = await otherDevice(browser, baseURL);
    const person = newPerson('Noé');
    await createMember(page, person, 'en');
    await signInto(page.context(), person, 'en');
    await page.goto('/webtraining');
    await openProjects(page, words);
    await keepAs(page, words, 'On the train');
    await saved(page, words);
    await page.route('**/api/projects/*', (route) => route.abort());
    await write(page, '<p>in the tunnel</p>');
    await expect(page.getByText(projects.state.offline)).toBeVisible();
    await page.unroute('**/api/projects/*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await saved(page, words);
    await page.context().close();
  });

  test('a large file tells how far it is, stops, and goes on', async ({ page }) => {
    const person = newPerson('Noé');
    await createMember(page, person, 'en');
    const token = await signInto(page.context(), person, 'en');
    const headers = { authorization: `Bearer ${token}` };
    const data = { name: 'Slow', kind: 'web', files: webFiles({ html: '<p>slow</p>' }) };
    const { id } = await (await page.request.post('/api/projects', { headers, data })).json();
    await page.goto(`/webtraining?project=${id}`);
    await expect(code(page)).toHaveText('<p>slow</p>');
    const dialog = await openFiles(page, words);
    const devtools = await page.context().newCDPSession(page);
    const limitUploads = (uploadThroughput: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await devtools.send('Network.enable');
    await limitUploads(200_000);
    const size = 2_000_000;
    const buffer = Buffer.from('a,b\n'.repeat(size / 4));
    const file = { name: 'points.csv', mimeType: 'text/csv', buffer };
    await dialog.getByLabel(words.projectFiles.choose).last().setInputFiles(file);
    const { upload } = words.projectFiles;
    const bar = dialog.getByRole('progressbar', { name: upload.label });
    const sent = async () => Number(await bar.getAttribute('aria-valuenow'));
    await expect.poll(sent).toBeGreaterThan(size / 20);
    expect(await sent()).toBeLessThan(size);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: upload.cancel, exact: true }).click();
    await expect(dialog.getByText(upload.cancelled)).toBeVisible();
    await limitUploads(-1);
    await dialog.getByRole('button', { name: upload.retry }).click();
    await expect(dialog.getByText(upload.done)).toBeAttached();
    const listed = async () => {
      const project = await page.request.get(`/api/projects/${id}`, { headers });
      return (await project.json()).assets.length;
    };
    await expect.poll(listed).toBe(1);
  });
});
