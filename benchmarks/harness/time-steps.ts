import type { Page } from '@playwright/test';

/** Two lines in 332 passes, and their `for`: a thousand steps, with a list and a dictionary that grow. */
export const STEPPED_PROGRAM = `names = []
counts = {}
for n in range(332):
    names.append(n)
    counts[n % 7] = n
print(len(names))
`;

/**
 * Opens Step by step in the Python room several times; returns the times until the slider was there, in milliseconds.
 */
export async function timeSteps(page: Page, times: number): Promise<number[]> {
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
