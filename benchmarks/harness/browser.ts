import { type Browser, chromium } from '@playwright/test';
import { installedChromium } from '../../scripts/chromium.mjs';

/**
 * Starts the Chromium that measurements use, without a window.
 *
 * @param executablePath another one than the installed one; Playwright's own where there is none
 * @param args further arguments of the browser
 */
export function launchChromium(
  executablePath: string | undefined = installedChromium(),
  ...args: string[]
): Promise<Browser> {
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...args],
  });
}
