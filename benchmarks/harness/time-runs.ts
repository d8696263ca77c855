/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from '@playwright/test';

/**
 * Presses Run in the Python room again and again, and returns the times until the program's output was in the page, in
 * milliseconds.
 */
export async function timeRuns(page: Page, times: number): Promise<number[]> {
  await page.locator('main .cm-editor').first().waitFor();
  const figures: number[] = [];
  for (let i = 0; i < times; i++) figures.push(await page.evaluate(timeOneRun));
  return figures;
}

/** Runs in the page. The program must print something, and end. */
async function timeOneRun(): Promise<number> {
  const room = document.querySelector('main');
  const log = room?.querySelector('[role=log]');
  const buttons = () => [...(room?.querySelectorAll('button') ?? [])];
  const named = (name: string) => buttons().find((one) => one.textContent?.trim() === name);
  const run = named('Run');
  if (!log || !run) throw new Error('There is no room to press Run in');

  const started = performance.now();
  run.click();
  const shown = await new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      // The program's output is in spans; the note about missing output is not.
      if (!log.querySelector('span')) return;
      observer.disconnect();
      resolve(performance.now() - started);
    });
    observer.observe(log, { childList: true, subtree: true });
  });
  while (named('Stop')) await new Promise((resolve) => setTimeout(resolve, 20));
  return shown;
}
