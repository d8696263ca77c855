/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/** Programs that do not end by themselves, each in its own way. */
export const ENDLESS = {
  'while True: pass': 'while True:\n    pass',
  'time.sleep(60)': 'import time\ntime.sleep(60)',
  'a flood of prints': 'while True:\n    print("more")',
};

/** Writes a program into the Python room. */
export async function writeProgram(page: Page, program: string): Promise<void> {
  await page.locator('main .cm-content').first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(program);
}

/** Time that a program runs before it is stopped, in milliseconds. */
const RUN_MS = 1000;

/**
 * Writes a program into the Python room, runs it, presses Stop, and returns the time until the room was ready for the
 * next one, in milliseconds.
 */
export async function timeStop(page: Page, program: string): Promise<number> {
  await writeProgram(page, program);
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
  await page.waitForTimeout(RUN_MS);
  return await page.evaluate(pressStop);
}

/** Runs in the page. */
async function pressStop(): Promise<number> {
  const buttonNamed = (name: string) =>
    [...document.querySelectorAll('main button')].find(
      (one): one is HTMLButtonElement => one.textContent?.trim() === name,
    );
  const started = performance.now();
  buttonNamed('Stop')?.click();
  while (!buttonNamed('Run')) await new Promise((resolve) => setTimeout(resolve, 5));
  return performance.now() - started;
}
