/**
 * Renders the films of the lessons: film, poster and captions. See README.md beside this file.
 *
 *     npm run films -w content -- [film] [language] [--stills=FOLDER]
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@codivia/contract/api/language';
import { chromium } from '@playwright/test';
import { startEncoder, writePoster } from './encoder.js';
import { FILMS } from './films.js';
import { captionsOf } from './timeline.js';
import { webvtt } from './webvtt.js';

const FRAMES_PER_SECOND = 25;
const SECONDS_BETWEEN_STILLS = 2;

const [onlyFilm, onlyLanguage] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const stills = process.argv.find((word) => word.startsWith('--stills='))?.split('=')[1];

/** Opens a film on the stage and returns its frames as PNG by their second. */
async function open(page, film, language) {
  const address = pathToFileURL(join(import.meta.dirname, 'stage.html'));
  await page.goto(`${address}?film=${film}&lang=${language}&still`);
  await page.waitForFunction(() => 'film' in globalThis);
  const { duration, poster } = await page.evaluate(() => ({ ...globalThis.film }));
  const frame = async (second) =>
    Buffer.from(await page.evaluate((at) => globalThis.film.picture(at), second), 'base64');
  return { duration, poster, frame };
}

async function drawStills({ duration, frame }, name) {
  mkdirSync(stills, { recursive: true });
  for (let second = 1; second < duration; second += SECONDS_BETWEEN_STILLS) {
    const file = join(stills, `${name}-${String(second).padStart(3, '0')}.png`);
    writeFileSync(file, await frame(second));
  }
}

async function render({ duration, poster, frame }, film, language) {
  const media = join(import.meta.dirname, '../courses', FILMS[film], 'media');
  mkdirSync(media, { recursive: true });
  const base = join(media, `${film}.${language}`);
  const { story } = await import(`./${film}/story.js`);
  writeFileSync(`${base}.vtt`, webvtt(captionsOf(story, language)));
  await writePoster(await frame(poster), `${base}.webp`);
  const encoder = startEncoder(`${base}.mp4`, FRAMES_PER_SECOND);
  for (let i = 0; i < duration * FRAMES_PER_SECOND; i++) {
    await encoder.add(await frame(i / FRAMES_PER_SECOND));
  }
  await encoder.finish();
  const kilobytes = Math.round(statSync(`${base}.mp4`).size / 1000);
  console.log(`${film}.${language}: ${duration.toFixed(1)} s, ${kilobytes} kB`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
const page = await browser.newPage();
page.on('pageerror', (error) => console.error(error));
for (const film of Object.keys(FILMS).filter((name) => !onlyFilm || name === onlyFilm)) {
  for (const language of LANGUAGES.filter((code) => !onlyLanguage || code === onlyLanguage)) {
    const opened = await open(page, film, language);
    await (stills ? drawStills(opened, `${film}-${language}`) : render(opened, film, language));
  }
}
await browser.close();
