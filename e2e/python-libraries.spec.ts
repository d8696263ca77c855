import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, test } from './fixtures.ts';
import { log, openLesson, run } from './lesson.ts';
import { offerMatplotlib, takeLibrariesFrom } from './stand-in-matplotlib.ts';

test.describe('libraries', () => {
  const PLOT =
    'import matplotlib.pyplot as plt\nplt.plot([1, 2], [3, 4])\nprint("drawn")\nplt.show()';

  test('are loaded when they are imported; a plot becomes a picture that can be saved', async ({
    page,
  }) => {
    const requested = await offerMatplotlib(page);
    const editor = await openLesson(page);
    await run(editor, 'print("plain")');
    await expect(log(editor)).toHaveText('plain\n', { timeout: 30_000 });
    expect(requested).toEqual([]);

    await run(editor, PLOT);
    const picture = editor.getByRole('img', { name: 'Picture 1, drawn by the program' });
    await expect(picture).toBeVisible();
    await expect(log(editor)).toContainText('drawn');
    expect(
      await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      ),
    ).toBe(32);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      editor.getByRole('link', { name: 'Save picture 1' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('picture-1.png');
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');

    await run(editor, 'import matplotlib.pyplot as plt\nprint(plt.get_fignums())');
    await expect(log(editor)).toHaveText('[]\n');
    expect(requested).toEqual(['/test-libraries/matplotlib-3.8.4-py3-none-any.whl']);
    await expectAccessible(page);
  });

  test('that cannot be had are an error in plain words', async ({ page }) => {
    await takeLibrariesFrom(page, '/nothing-here/');
    const editor = await openLesson(page);
    await run(editor, 'import numpy\nprint("never")');
    await expect(editor.getByRole('alert')).toContainText(
      'The library numpy could not be downloaded',
      {
        timeout: 30_000,
      },
    );
    await run(editor, 'import pandas');
    await expect(editor.getByRole('alert')).toContainText('There is no module called pandas here');
  });
});
