import { expect, type Locator, type Page } from '@playwright/test';
import type { WORDS } from './words.ts';

type Words = (typeof WORDS)['en' | 'fr']['adminLessons']['editor'];

/** Changes details of the lesson that is open in the panel, in their drawer. */
export async function changeDetails(
  page: Page,
  words: Words,
  change: (drawer: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: words.details_open, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: words.details, exact: true });
  await change(drawer);
  await drawer.getByRole('button', { name: words.details_done, exact: true }).click();
  await expect(drawer).toBeHidden();
}
