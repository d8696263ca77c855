import { expect, type Page, test } from '@playwright/test';
import { signInto } from './devices.ts';
import { expectAccessible, newPerson } from './fixtures.ts';
import { createMember } from './member.ts';

test.use({ serviceWorkers: 'allow' });

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the replay' });

/** Waits until the page of replays and this replay are kept for times without network. */
async function waitUntilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const replays = await (await caches.open('codivia-replays')).keys();
      const files = await (await caches.open('codivia-files')).keys();
      const names = files.map(({ url }) => url).filter((url) => /replay-page-/.test(url));
      return replays.length > 0 && names.length > 0 && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
}

test('a free member watches a replay, finds a moment, copies it, and comes back without network', async ({
  page,
  context,
}) => {
  const person = newPerson('Ada');
  await createMember(page, person, 'en');
  await signInto(context, person, 'en');
  await page.goto('/live/replays');
  await page.getByRole('link', { name: 'Reading an error message' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Reading an error message' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(slider(page)).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Pause' }).click();

  await page.getByRole('button', { name: /Text and number don’t mix/ }).click();
  await expect(page.getByRole('heading', { name: 'Text and number don’t mix' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Output' })).toContainText('Hello Awa');
  await page.getByRole('searchbox').fill('valueerror');
  await page
    .getByRole('button', { name: /Right code, wrong value/ })
    .first()
    .click();
  await expect(page.getByText(/ValueError: invalid literal/)).toBeVisible();
  await expectAccessible(page);

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Copy to edit' }).click();
  const room = await opened;
  await expect(room).toHaveURL(/\/playground/);
  await room.close();

  await waitUntilKept(page);
  const moment = await slider(page).inputValue();
  await context.setOffline(true);
  await page.reload();
  await expect(slider(page)).toHaveValue(moment);
  await expect(page.getByRole('heading', { name: 'Right code, wrong value' })).toBeVisible();
  await context.setOffline(false);
});
