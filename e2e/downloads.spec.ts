import type { Page } from '@playwright/test';
import { offerMatplotlib } from './fake-matplotlib.ts';
import { expect, test } from './fixtures.ts';
import { button, log, openLesson, run } from './lesson.ts';
import { WORDS } from './words.ts';

/** Accepts requests of a pattern and answers none of them, until the returned function is called. */
async function silence(page: Page, pattern: string): Promise<() => void> {
  let isSilent = true;
  await page.route(pattern, (route) => {
    if (!isSilent) return route.fallback();
  });
  return () => {
    isSilent = false;
  };
}

test('a library whose host never answers can be stopped, is given up, and is tried again', async ({
  page,
}) => {
  const { python } = WORDS.en;
  await offerMatplotlib(page);
  const speak = await silence(page, '**/test-libraries/**');
  const editor = await openLesson(page);
  const status = editor.getByText('Getting matplotlib (0 of 1)…');
  const plot = 'import matplotlib.pyplot as plt\nplt.plot([1, 2], [3, 4])\nprint("drawn")';

  await test.step('Stop works meanwhile', async () => {
    await run(editor, plot);
    await expect(status).toBeVisible();
    await button(editor, 'Stop').click();
    await expect(editor.getByText(python.cancelled)).toBeVisible();
  });

  await test.step('it is given up in plain words, and comes once it can', async () => {
    await run(editor, plot);
    await expect(status).toBeVisible();
    const alert = editor.getByRole('alert');
    await expect(alert).toContainText('The library matplotlib isn’t arriving');
    await expect(
      alert.getByRole('link', { name: new RegExp(`^${python.network_help}`) }),
    ).toBeVisible();
    speak();
    await button(alert, python.try_again).click();
    await expect(log(editor)).toHaveText('drawn\n');
  });
});

test('a Python that does not arrive is given up, and is tried again', async ({ page }) => {
  const { state } = WORDS.en.pythonRoom;
  const speak = await silence(page, '**/python/**');
  await page.goto('/playground');
  await expect(page.getByRole('progressbar', { name: state.loading })).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(state.unavailable);
  speak();
  await button(alert, state.try_again).click();
  await expect(page.getByText(state.ready)).toBeVisible();
});
