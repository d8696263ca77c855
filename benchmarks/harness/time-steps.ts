import type { Page } from '@playwright/test';
import { writeProgram } from './time-stops.ts';

/** Three lines in 333 passes: a thousand steps, with a list and a dictionary that grow. */
const PROGRAM = `names = []
counts = {}
for n in range(333):
    names.append(n)
    counts[n % 7] = n
`;

/**
 * Asks the Python room again and again to show a program of 1,000 steps step by step, and answers how long it took
 * each time until its slider was there, in milliseconds.
 */
export async function timeSteps(page: Page, times: number): Promise<number[]> {
  await writeProgram(page, PROGRAM);
  const figures: number[] = [];
  for (let i = 0; i < times; i++) {
    const button = page.getByRole('button', { name: 'Step by step', exact: true });
    await button.focus();
    const started = performance.now();
    await page.keyboard.press('Enter');
    await page.getByRole('slider', { name: 'Step', exact: true }).waitFor();
    figures.push(performance.now() - started);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  }
  return figures;
}
