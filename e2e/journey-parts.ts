import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';
import { expectAccessibleAt, WIDE } from './screens.ts';
import type { WORDS } from './words.ts';

export type Words = (typeof WORDS)['fr'];

export const exercise = (page: Page, id: string) => page.locator(`code-exercise[id="${id}"]`);
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Level and XP of the member who is signed in. */
export async function xpOf(page: Page): Promise<{ level: number; total_xp: number }> {
  const authorization = await page.evaluate(() => `Bearer ${localStorage.getItem('token')}`);
  return (await page.request.get('/api/user/xp', { headers: { authorization } })).json();
}

/** Returns the data of a trial that this browser stores. */
export const trialData = (page: Page) =>
  page.evaluate(() => {
    const entries = Object.entries(localStorage);
    return entries.filter(([key, value]) => /trial/.test(key) || /"trial(\/|")/.test(value)).length;
  });

/** Expects no accessibility problem where one is: on the phone, and on a wide screen. */
export async function expectAccessibleOnBothScreens(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibleAt(page, WIDE);
}
