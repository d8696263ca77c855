import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { DRAWING_MODEL, ENDLESS_MODEL, modelFile, TEXT_MODEL } from './model-files.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';

/** Adds models with the button of the room, and goes back to the code. */
async function addModels(
  { page, words }: PreviewRoom,
  files: readonly ReturnType<typeof modelFile>[],
) {
  const { title, choose } = words.projectFiles;
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  // Narrow screens have it in a menu.
  if (isNarrow) await page.getByRole('button', { name: words.rooms.more, exact: true }).click();
  const role = isNarrow ? 'menuitem' : 'button';
  await page.getByRole(role, { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog
    .getByLabel(choose)
    .last()
    .setInputFiles([...files]);
  for (const { name } of files) await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Saves the work of a room, and returns the address of its page in a folder of this machine. */
async function savedPage({ page, words }: PreviewRoom, folder: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.rooms.save, exact: true }).click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return pathToFileURL(join(folder, 'index.html')).href;
}

const PRELOADED = `let model;
function preload() {
  model = loadModel('ink');
}
function setup() {
  createCanvas(100, 100);
}
function draw() {
  const drawing = Array.from({ length: 28 }, () => Array(28).fill(mouseIsPressed ? 1 : 0));
  if (frameCount === 1) console.log(model.kind, model.predict(drawing), model.confidences(drawing));
}`;

const AWAITED = `let model;
async function setup() {
  model = await loadModel('ink');
  createCanvas(100, 100);
  noLoop();
}
function draw() {
  console.log('drawn once: ' + model.predict(Array(784).fill(1)));
}`;

for (const language of ['en', 'fr'] as const) {
  test(`a game guesses with a model beside it, and mistakes are explained (${language})`, {
    tag: '@phone',
  }, async ({ page }) => {
    const room = new PreviewRoom(page, 'game', language);
    await room.open({ 'sketch.js': PRELOADED });
    await addModels(room, [modelFile('ink', DRAWING_MODEL)]);
    await room.run();
    await expect(room.log).toContainText('drawing <b>empty</b>');
    await expect(room.failure).toHaveCount(0);

    await room.openAgain({ 'sketch.js': AWAITED });
    await room.run();
    await expect(room.log).toContainText('drawn once: full');

    await room.openAgain({ 'sketch.js': AWAITED.replace("'ink'", "'inc'") });
    await room.run();
    await expect(room.failure).toContainText('inc.model.json');
    await expect(room.failure).toContainText('ink.model.json');
    await expect(room.failure).toHaveCount(1);

    await room.openAgain({ 'sketch.js': AWAITED.replace('fill(1)', 'fill("x")') });
    await room.run();
    await expect(room.failure).toContainText('28');
  });
}

const PAGE = webFiles({
  html: '<input disabled><p></p>',
  js: `const field = document.querySelector('input');
async function begin() {
  const model = await loadModel('mood');
  field.addEventListener('input', () => {
    document.querySelector('p').textContent = model.predict(field.value);
  });
  field.disabled = false;
}
begin();`,
});

test('a page guesses what is typed, saved in a folder too; a model that is not awaited says so', async ({
  page,
}, info) => {
  const room = new PreviewRoom(page, 'web');
  const guesses = async (program: Page | FrameLocator) => {
    await program.getByRole('textbox').fill('hello hello');
    await expect(program.getByText('glad')).toBeVisible();
    await program.getByRole('textbox').fill('bad');
    await expect(program.getByText('sad')).toBeVisible();
  };
  await room.open(PAGE);
  await addModels(room, [modelFile('mood', TEXT_MODEL)]);
  await room.run();
  await guesses(await room.program());

  await room.openAgain(webFiles({ js: "loadModel('mood').predict('hello');" }));
  await room.run();
  await expect(room.failure).toContainText('is still loading');

  await room.openAgain(PAGE);
  const address = await savedPage(room, info.outputPath('saved'));
  await page.goto(address);
  await guesses(page);
});

test('hostile model files are refused: nothing runs, nothing hangs, and the page goes on', async ({
  page,
}) => {
  const room = new PreviewRoom(page, 'web');
  const js = `let refused = 0;
for (const name of ['endless', 'infinite', 'proto', 'other']) {
  try {
    await loadModel(name);
  } catch (error) {
    refused += 1;
    console.log(error.name);
  }
}
console.log('refused: ' + refused, ({}).polluted);
await loadModel('endless');`;
  await room.open(webFiles({ html: '<p>page</p>', js }));
  const endless = JSON.stringify(ENDLESS_MODEL);
  await addModels(room, [
    modelFile('endless', endless),
    modelFile(
      'infinite',
      endless.replace('"left":0', '"left":1').replace('"mean":1', '"mean":1e999'),
    ),
    modelFile('proto', endless.replace('"learned"', '"__proto__":{"polluted":true},"more"')),
    modelFile('other', '{"format":"other"}'),
  ]);
  page.on('dialog', () => {
    throw new Error('a class name was run');
  });
  await room.run();
  await expect(room.log).toContainText('refused: 4 undefined');
  await expect(room.failure).toContainText('endless.model.json is damaged');
  await room.isAlive();
});
