import type { Page } from '@playwright/test';
import type { WORDS } from './words.ts';

export type Words = (typeof WORDS)['en'] | (typeof WORDS)['fr'];

export const exercise = (page: Page, id: string) => page.locator(`code-exercise[id="${id}"]`);
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Level and XP of the member who is signed in. */
export async function xpOf(page: Page): Promise<{ level: number; total_xp: number }> {
  const authorization = await page.evaluate(() => `Bearer ${localStorage.getItem('token')}`);
  return (await page.request.get('/api/user/xp', { headers: { authorization } })).json();
}

/** What this browser stores of a trial. */
export const trialData = (page: Page) =>
  page.evaluate(() => {
    const entries = Object.entries(localStorage);
    return entries.filter(([key, value]) => /trial/.test(key) || /"trial(\/|")/.test(value)).length;
  });
