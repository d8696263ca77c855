/// <reference lib="dom" />
import type { Browser } from '@playwright/test';
import type { ServerProcess } from './server-process.ts';

const SECONDS = 20;
/** The first picture compiles what finds hands, on a processor that also draws. */
const PATIENCE_MS = 240_000;

/** Counts the pictures in which the lab looks for a hand, each drawn from the camera's video, once it finds one. */
function countPictures(): void {
  const counted = window as unknown as { pictures: number };
  counted.pictures = 0;
  const { drawImage } = CanvasRenderingContext2D.prototype as unknown as {
    drawImage: (...values: unknown[]) => void;
  };
  Object.assign(CanvasRenderingContext2D.prototype, {
    drawImage(...values: unknown[]) {
      if (values[0] instanceof HTMLVideoElement) counted.pictures += 1;
      return drawImage.apply(this, values);
    },
  });
}

/** Says in how many pictures a second the lab looks for a hand. Without a graphics card this is no measure of a phone. */
export async function timeHands(browser: Browser, { url }: ServerProcess): Promise<void> {
  // Cameras need an address that browsers trust.
  const page = await browser.newPage({ locale: 'en', permissions: ['camera'] });
  await page.addInitScript(countPictures);
  await page.goto(`${url}/ailab`);
  await page.getByRole('button', { name: 'Train with hands' }).click();
  await page.getByRole('button', { name: 'Switch the camera on' }).click();
  await page.getByText('I see your hand.').waitFor({ timeout: PATIENCE_MS });
  const pictures = () => page.evaluate(() => (window as unknown as { pictures: number }).pictures);
  const before = await pictures();
  const began = performance.now();
  await page.waitForTimeout(SECONDS * 1000);
  const count = (await pictures()) - before;
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `hands: ${(count / seconds).toFixed(1)} pictures a second (${count} in ${seconds.toFixed(0)} s), no budget`,
  );
}
