import { expect, test } from './fixtures.ts';
import { openLesson } from './lesson.ts';

test('a lesson without pages and sketches fetches nothing for them', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const editor = await openLesson(page);
  await expect(editor).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    requested.filter((url) => /\/runner\/|preview-(exercise|editor)|previews/.test(url)),
  ).toEqual([]);
});
