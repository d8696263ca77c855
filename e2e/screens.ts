import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures.ts';

/** The screens of the two projects in playwright.config.ts. */
export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

/** Checks an open page on another screen: no accessibility problem there, and no element wider than it. */
export async function expectAccessibleAt(page: Page, screen: typeof WIDE): Promise<void> {
  const own = page.viewportSize() ?? WIDE;
  await page.setViewportSize(screen);
  await expectAccessible(page);
  await page.setViewportSize(own);
}
