import { join } from 'node:path';
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';
import { type PreviewSite, servePreviews } from '../src/preview/chromium/preview-site.ts';
import { type Comparison, differenceOf } from './conform.ts';
import type { GivenFile, GivenProgram, ReportedEvent } from './preview-page.ts';

/** The actions of a person on a program, in order: `click #go`, `fill #name Ada`, `press Enter`, `at 10 20`. */
export type Acts = readonly string[];

/** A program of a set. */
export interface Case {
  name: string;
  files?: readonly GivenFile[];
  acts?: Acts;
  /** Answers to its questions, in their order. */
  answers?: readonly (string | boolean | null)[];
}

const SIZE = { width: 800, height: 600 };
const STYLE =
  'html,body{margin:0;background:#fff}#preview{position:relative;width:800px;height:600px}';
/** The page that runs programs in previews; the same programs are served beside it as bare pages. */
const PAGE = `<style>${STYLE}</style><body><div id="preview"></div>`;
const PAGE_SCRIPT = join(import.meta.dirname, 'preview-page.ts');
/** Maximum time until a program's result no longer changes, in milliseconds. */
const LONGEST = 5000;
/** Time that the result must stay the same before it is taken, in milliseconds. */
const SETTLED = 250;

/** @param currentFrame the frame of the program at that moment: other pages come in others */
async function act(page: Page, currentFrame: () => Promise<Frame>, acts: Acts): Promise<void> {
  for (const one of acts) {
    const frame = await currentFrame();
    const [what = '', target = '', ...rest] = one.split(' ');
    if (what === 'press') await page.keyboard.press(target);
    else if (what === 'fill') await frame.fill(target, rest.join(' '));
    else if (what === 'at') {
      const position = { x: Number(target), y: Number(rest[0]) };
      await frame.locator('canvas').first().click({ position });
    } else await frame.click(target);
    await page.waitForTimeout(150);
  }
}

/** Asks again and again until the answer stays the same. */
async function settled(page: Page, look: () => Promise<string>): Promise<string> {
  let last = '';
  let since = performance.now();
  const end = since + LONGEST;
  while (performance.now() < end) {
    const seen = await look().catch(() => last);
    if (seen !== last) since = performance.now();
    last = seen;
    if (last !== '' && performance.now() - since > SETTLED) break;
    await page.waitForTimeout(50);
  }
  return last;
}

/** The lines that a preview has reported to the console. */
function linesOf(events: readonly ReportedEvent[]): string[] {
  return events
    .flatMap(({ entries }) => (entries ?? []) as { kind: string; text: string; count: number }[])
    .filter(({ kind }) => kind === 'log')
    .flatMap(({ text, count }) => Array.from({ length: count }, () => text));
}

/** Compares programs in previews with bare pages. */
export class SideBySide {
  #browser: Browser;
  #site: PreviewSite;
  #count = 0;

  constructor(browser: Browser, site: PreviewSite) {
    this.#browser = browser;
    this.#site = site;
  }

  static async open(): Promise<SideBySide> {
    // Without one Playwright looks for its own; scripts/conformance.mjs names what is installed.
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox'],
    });
    return new SideBySide(browser, await servePreviews(PAGE_SCRIPT, PAGE));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#site.close();
  }

  /**
   * @param bare the files of the bare page, `index.html` among them
   * @param look code of a function that returns the text to compare
   * @param needed a part of that text when the bare page works
   */
  async compare(
    one: Case,
    bare: readonly GivenFile[],
    program: GivenProgram,
    look: string,
    needed: RegExp,
  ): Promise<Comparison> {
    const seen = await this.#bare(one, bare, look);
    if (!needed.test(seen)) return { name: one.name, difference: 'The bare page shows nothing.' };
    const ours = await this.#preview(one, program, look);
    return { name: one.name, difference: differenceOf(seen, ours) };
  }

  async #bare({ acts = [], answers = [] }: Case, files: readonly GivenFile[], look: string) {
    const context = await this.#browser.newContext({ viewport: SIZE });
    const page = await context.newPage();
    const lines: string[] = [];
    const waiting = [...answers];
    page.on('console', (line) => line.type() === 'log' && lines.push(line.text()));
    page.on('dialog', (dialog) => {
      const answer = dialog.type() === 'alert' ? true : (waiting.shift() ?? null);
      void (answer === null || answer === false
        ? dialog.dismiss()
        : dialog.accept(answer === true ? '' : answer));
    });
    const folder = `/bare/${this.#count++}/`;
    for (const { name, type, text, base64 } of files)
      this.#site.put(folder + name, type, base64 ? Buffer.from(base64, 'base64') : (text ?? ''));
    await page.goto(new URL(`${folder}index.html`, this.#site.address).href);
    const read = async () => `${await page.evaluate(look)}\n${lines.join('\n')}`;
    await settled(page, read);
    await act(page, async () => page.mainFrame(), acts);
    const seen = await settled(page, read);
    await context.close();
    return seen;
  }

  async #preview({ acts = [], answers = [] }: Case, program: GivenProgram, look: string) {
    const context = await this.#browser.newContext({ viewport: SIZE });
    const page = await context.newPage();
    await page.goto(this.#site.address);
    const begin = `runProgram(...${JSON.stringify([program, this.#site.frames[program.kind], answers])})`;
    await page.evaluate(begin);
    await page.waitForFunction(() =>
      globalThis.previewEvents.some(({ kind }) => kind === 'started'),
    );
    // The frame that runs is the one to be seen; after a question it is another one.
    const frame = async () => {
      const visibleFrame = page.locator('iframe').locator('visible=true').last();
      const found = await (await visibleFrame.elementHandle())?.contentFrame();
      if (!found) throw new Error('No program is shown');
      return found;
    };
    const read = async () => {
      const seen = await (await frame()).evaluate(look);
      return `${seen}\n${linesOf(await page.evaluate(() => globalThis.previewEvents)).join('\n')}`;
    };
    await settled(page, read);
    await act(page, frame, acts);
    const seen = await settled(page, read);
    await context.close();
    return seen;
  }
}

/** Number of programs that are compared at the same time: they mostly wait. */
const BATCH_SIZE = 4;

/** Compares a set of programs, and closes the browser and servers that it opened. */
export async function* inBrowser<One extends Case>(
  cases: readonly One[],
  compare: (side: SideBySide, one: One) => Promise<Comparison>,
): AsyncIterable<Comparison> {
  const side = await SideBySide.open();
  const safely = (one: One) =>
    compare(side, one).catch((error) => ({ name: one.name, difference: String(error) }));
  try {
    for (let from = 0; from < cases.length; from += BATCH_SIZE)
      yield* await Promise.all(cases.slice(from, from + BATCH_SIZE).map(safely));
  } finally {
    await side.close();
  }
}
