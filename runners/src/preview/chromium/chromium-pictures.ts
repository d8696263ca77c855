import type { PreviewKind } from '@codivia/contract/programs/program';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { filesOfPage, type PicturedProgram } from './picture-page.ts';

/** The picture of a program that ran. */
export interface Picture {
  webp: Buffer;
  width: number;
  height: number;
  /** The words that can be read in it; empty for a canvas. */
  text: string;
}

export interface ChromiumPictures {
  /**
   * Takes the picture of a program; null if it shows nothing, or nothing else than another program. Where both look alike
   * at first, it is used a little, as a learner would, and then seen in more room, or later.
   */
  take(program: PicturedProgram, other: PicturedProgram): Promise<Picture | null>;
  close(): Promise<void>;
}

/** Pixels of a picture for each of a narrow room: as sharp as most screens. */
const SCALE = 1.6;
/** Maximum width of a picture, in pixels. */
const WIDTH = 640;
/** The height of a room. */
const HEIGHT = 420;
/** A larger file is compressed with losses, in bytes. */
const LOSSLESS_MAX = 15_000;
const QUALITY = 0.8;
/** The longest wait for the frame of a game, in milliseconds. */
const LONGEST = 15_000;
const ADDRESS = 'http://pictures.test/';

/** One way to see a program: how wide its room is, which frame of a game is seen, and how often it is pressed before. */
interface Way {
  width: number;
  frame: number;
  presses: number;
}

/** A room as narrow as on a phone, and a game one second after its start. */
const AT_FIRST: Way = { width: 400, frame: 60, presses: 0 };
const USED: Way = { ...AT_FIRST, presses: 1 };
const WAYS: Record<PreviewKind, readonly Way[]> = {
  web: [AT_FIRST, USED, { ...USED, presses: 3 }, { ...AT_FIRST, width: 760 }],
  game: [
    AT_FIRST,
    USED,
    ...[240, 600].flatMap((frame) => [AT_FIRST, USED].map((way) => ({ ...way, frame }))),
  ],
};

/** Chance is the same in every picture, and so is the day. */
const SAME_CHANCE = `let seed = 7; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;`;

declare global {
  var frameCount: number | undefined;
  var isLooping: (() => boolean) | undefined;
  var draw: unknown;
}

/** Waits until a game has drawn the frame, or draws no more. */
async function waitForFrame(page: Page, frame: number): Promise<void> {
  const drawn = (last: number) => {
    const { frameCount = 0, isLooping, draw } = globalThis;
    return frameCount >= last || (frameCount > 0 && isLooping?.() === false) || !draw;
  };
  await page.waitForFunction(drawn, frame, { timeout: LONGEST }).catch(() => undefined);
}

/** Fills the fields of a page and presses its first buttons. A page that calculates gets numbers. */
async function usePage(page: Page, presses: number): Promise<void> {
  const act = ([word, most]: readonly [string, number]) => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (/^(text|search|textarea|password)$/.test(field.type)) field.value = word;
      else if (field.type === 'number') field.value = '7';
      else if (field.type === 'email') field.value = 'lina@example.org';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const button of [...document.querySelectorAll('button')].slice(0, most)) button.click();
    return document.body.innerText.includes('NaN');
  };
  if (await page.evaluate(act, ['Lina', presses] as const))
    await page.evaluate(act, ['7', presses] as const);
}

/** The part of the room that the program fills, in pixels of the room. */
const filledPart = (page: Page, isGame: boolean, room: { width: number; height: number }) =>
  page.evaluate(
    ([game, { width: most, height: highest }]) => {
      const shown = [...document.body.querySelectorAll(game ? 'canvas, button, p, input' : '*')];
      const boxes = shown
        .filter((one) => !/^(script|style|link)$/i.test(one.localName))
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const height = Math.max(0, ...boxes.map(({ bottom }) => bottom));
      const width = game ? Math.max(0, ...boxes.map(({ right }) => right)) : most;
      return { width, height: game ? height : Math.min(highest, height + 16) };
    },
    [isGame, room] as const,
  );

/** Runs a program and returns what is seen of it as a PNG, with its words. */
async function look(context: BrowserContext, program: PicturedProgram, way: Way) {
  const page = await context.newPage();
  const { presses, frame } = way;
  const room = { width: way.width, height: HEIGHT };
  await page.setViewportSize(room);
  const files = filesOfPage(program, frame);
  const isGame = program.kind === 'game';
  await page.addInitScript(SAME_CHANCE);
  await page.route('**/*', (route) => {
    const name = decodeURIComponent(new URL(route.request().url()).pathname.slice(1));
    const file = route.request().url().startsWith(ADDRESS) && files.get(name || 'index.html');
    return file ? route.fulfill({ contentType: file.type, body: file.body }) : route.abort();
  });
  page.on('dialog', (dialog) => void dialog.accept('Lina').catch(() => undefined));
  try {
    await page.goto(ADDRESS);
    if (isGame) {
      const canvas = page.locator('canvas').first();
      await canvas.waitFor({ timeout: 2000 }).catch(() => undefined);
      // Games that follow the mouse show where it is.
      await page.mouse.move(220, 200);
      if (presses > 0) {
        for (const key of [' ', 'ArrowRight']) await page.keyboard.down(key);
        await page.mouse.down();
      }
      await waitForFrame(page, frame);
    } else {
      if (presses > 0) await usePage(page, presses);
      await page.waitForTimeout(300);
    }
    const text = isGame ? '' : await page.evaluate(() => document.body.innerText);
    const part = await filledPart(page, isGame, room);
    if (part.width < 1 || part.height < 1) return null;
    const clip = { x: 0, y: 0, ...part };
    if (part.width > room.width || part.height > room.height) {
      const width = Math.max(room.width, Math.ceil(part.width));
      await page.setViewportSize({ width, height: Math.max(HEIGHT, Math.ceil(part.height)) });
    }
    return { png: await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }), text };
  } finally {
    await page.close();
  }
}

/** Makes the small file of a picture; null if all of it has one colour. */
async function encode(page: Page, png: Buffer): Promise<Omit<Picture, 'text'> | null> {
  const encoded = await page.evaluate(
    async ([address, largest, quality, most]) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      const scale = Math.min(1, most / picture.width);
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(picture.width * scale);
      canvas.height = Math.round(picture.height * scale);
      const context = canvas.getContext('2d');
      if (!context) return null;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Uint32Array(data.buffer);
      if (colours.every((colour) => colour === colours[0])) return null;
      const lossless = canvas.toDataURL('image/webp', 1);
      const isSmall = lossless.length < (largest * 4) / 3;
      const address64 = isSmall ? lossless : canvas.toDataURL('image/webp', quality);
      const base64 = address64.slice(address64.indexOf(',') + 1);
      return { base64, width: canvas.width, height: canvas.height };
    },
    [`data:image/png;base64,${png.toString('base64')}`, LOSSLESS_MAX, QUALITY, WIDTH] as const,
  );
  if (!encoded) return null;
  const { base64, width, height } = encoded;
  return { webp: Buffer.from(base64, 'base64'), width, height };
}

/**
 * Takes pictures of programs while they run, in a real browser.
 *
 * @param executablePath an installed Chromium; undefined for Playwright's own
 */
export async function startPictures(executablePath: string | undefined): Promise<ChromiumPictures> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const encoder = await context.newPage();

  return {
    async take(program, other) {
      for (const way of WAYS[program.kind]) {
        const [seen, start] = await Promise.all([
          look(context, program, way),
          look(context, other, way),
        ]);
        if (!seen || (start && seen.png.equals(start.png))) continue;
        const picture = await encode(encoder, seen.png);
        if (picture) return { ...picture, text: seen.text };
      }
      return null;
    },
    close: () => browser.close(),
  };
}
