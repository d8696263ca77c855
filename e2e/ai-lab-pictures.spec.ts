import { expect, expectAccessible, expectToFit, NARROWEST } from './fixtures.ts';
import { blackFile, halvesFile } from './png-pictures.ts';
import { PreviewRoom, webFiles } from './preview-room.ts';
import { test as base, type PythonRoom } from './python-room.ts';
import { filled } from './shown-texts.ts';

const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

const sky = (shade: number) =>
  halvesFile(`sky-${shade}.png`, [60, 120 + shade, 250 - shade], [180, 210, 250]);
const forest = (shade: number) =>
  halvesFile(`forest-${shade}.png`, [40, 110 + shade, 50], [20, 70 + shade, 30]);
const SHADES = [0, 4, 8, 12, 16];

async function openPictures(room: PythonRoom): Promise<void> {
  await room.page.addInitScript((language) => {
    // Previews have no storage.
    if (self === top) localStorage.setItem('language', language);
  }, room.language);
  await room.page.goto('/ailab');
  await room.button(room.words.aiLab.kinds.picture.begin).click();
}

test('pictures of files are collected, trained, repaired, and judged by a Python program and a page', {
  tag: '@phone',
}, async ({ room, page }) => {
  const { aiLab } = room.words;
  const names = { sky: aiLab.kinds.picture.first, forest: aiLab.kinds.picture.second };
  const add = (name: string) => page.getByLabel(filled(aiLab.picture.add_to, { name }));
  const step = (number: number, name: string) => room.button(`${number}. ${name}`);
  await openPictures(room);
  await add(names.sky).setInputFiles(SHADES.map(sky));
  await add(names.forest).setInputFiles(SHADES.map(forest));
  await expect(page.getByText(filled(aiLab.collect.count_other, { count: '5' }))).toHaveCount(2);
  await expectAccessible(page);
  const size = page.viewportSize();
  await page.setViewportSize(NARROWEST);
  await expectToFit(page);
  if (size) await page.setViewportSize(size);

  await step(2, aiLab.steps.train).click();
  await room.button(aiLab.train.start).click();
  await room.button(aiLab.train.to_test).click();
  await page.getByLabel(aiLab.picture.try, { exact: true }).setInputFiles(forest(30));
  await expect(page.getByText(filled(aiLab.test.verdict, { label: names.forest }))).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(NARROWEST);
  await expectToFit(page);
  if (size) await page.setViewportSize(size);
  await room.button(names.sky).click();
  await room.button(aiLab.test.again).click();
  await room.button(aiLab.train.start).click();
  await room.button(aiLab.train.to_test).click();

  await step(4, aiLab.steps.use).click();
  await room.button(aiLab.use.rooms.web.name).click();
  const script = await page.locator('main pre').innerText();
  await room.button(aiLab.use.rooms.web.put).click();
  await room.button(aiLab.use.rooms.game.name).click();
  const sketch = await page.locator('main pre').innerText();
  await room.button(aiLab.use.rooms.game.put).click();
  await room.button(aiLab.use.rooms.python.name).click();
  const program = await page.locator('main pre').innerText();
  await room.button(aiLab.use.rooms.python.put).click();
  await page.getByRole('link', { name: aiLab.use.rooms.python.open }).click();
  await room.editor.waitFor();
  await room.run(`${program}\nprint(model.predict([[[60, 122, 248]] * 9, [[180, 210, 250]] * 9]))`);
  await expect(room.log).toContainText(names.forest);
  await expect(room.log).toContainText(new RegExp(`${names.sky}\\s*$`));

  for (const [kind, files] of [
    ['web', webFiles({ js: script })],
    ['game', { 'sketch.js': sketch }],
  ] as const) {
    const preview = new PreviewRoom(page, kind, room.language);
    await preview.open(files);
    await preview.run();
    await (await preview.program()).locator('input[type=file]').setInputFiles(forest(2));
    await expect(preview.log).toContainText(names.forest);
  }
});

test('pictures of 50 megapixels and broken ones are refused by name, large ones are made small', async ({
  room,
  page,
}) => {
  const { aiLab } = room.words;
  const { problems, add_to } = aiLab.picture;
  await openPictures(room);
  const add = page.getByLabel(filled(add_to, { name: aiLab.kinds.picture.first }));
  const huge = blackFile('huge.png', 10_000, 5000);
  // Its head says more than its data holds.
  const lying = { ...blackFile('lying.png', 200_000, 200), name: 'lying.png' };
  lying.buffer.writeUInt32BE(2_000_000_000, 16);
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('\xff\xd8no') };
  await add.setInputFiles([huge, lying, broken, blackFile('large.png', 7000, 5000), sky(0)]);
  const measures = { megapixels: '40', megabytes: '30' };
  const tooLarge = filled(problems.too_large_other, { names: 'huge.png, lying.png', ...measures });
  await expect(page.getByText(tooLarge)).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText(filled(problems.unreadable_one, { names: 'broken.jpg' })),
  ).toBeVisible();
  await expect(page.getByText(filled(aiLab.collect.count_other, { count: '2' }))).toBeVisible();
});

test('pictures of the camera are gone after a reload, unless they are kept', async ({
  room,
  page,
}) => {
  const { aiLab } = room.words;
  const name = aiLab.kinds.picture.first;
  const picture = page.getByRole('img', {
    name: filled(aiLab.collect.example, { name, number: 1 }),
  });
  const takeOne = async () => {
    await room.button(aiLab.camera.on).click();
    await expect(page.getByText(aiLab.camera.is_on)).toBeVisible();
    await expect(room.button(name)).not.toHaveAttribute('aria-disabled', 'true');
    await room.button(name).click();
    await expect(picture).toBeVisible();
  };
  await openPictures(room);
  await takeOne();
  await expectAccessible(page);
  // The browser asks before pictures get lost.
  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloaded;
  await page.getByLabel(filled(aiLab.picture.add_to, { name })).waitFor({ state: 'attached' });
  await expect(picture).toHaveCount(0);

  await takeOne();
  await page.getByRole('checkbox', { name: aiLab.picture.keep }).check();
  await room.button(aiLab.back).click();
  await room.button(aiLab.open).click();
  await expect(picture).toBeVisible();
  await page.reload();
  await expect(picture).toBeVisible();
});
