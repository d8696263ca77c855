import { type Browser, chromium } from '@playwright/test';
import { installedChromium } from '../../scripts/chromium.mjs';

/**
 * Starts the Chromium that measurements use, without a window.
 *
 * @param executablePath replaces the installed browser; without one, Playwright's is used
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
