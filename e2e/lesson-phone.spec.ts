import { type BrowserContext, devices, type Locator, type Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { expect, expectAccessible, expectToFit, newPerson, PHONE_ONLY, test } from './fixtures.ts';
import { expectRoomInBar, goToPart, log, write } from './lesson.ts';
import { LessonWalk } from './lesson-walk.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

const { exercise: words, previews, lessons } = WORDS.en;

async function memberIn(page: Page, contexts: BrowserContext[]): Promise<void> {
  const person = newPerson('Mae');
  await createMember(page, person, 'en', { is_premium: true });
  for (const context of contexts) await signInto(context, person, 'en');
}

/** The verdict of a check, else the result of a program. */
const outcome = (step: Locator) =>
  step
    .locator('[role="status"]:visible')
    .filter({ hasText: /Solved|Well done|Right/ })
    .or(step.locator('[data-part="result"]'))
    .last();

for (const lesson of [
  'discovery-printing',
  'web-pages-first-page',
  'games-circle',
  'databases-tables',
]) {
  test(
    `${lesson} takes a phone no more than one press per step over a laptop`,
    PHONE_ONLY,
    async ({ page, browser, baseURL }) => {
      const laptop = await browser.newContext({
        ...devices['Desktop Chrome'],
        baseURL: baseURL ?? '',
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
      });
      await memberIn(page, [page.context()]);
      await memberIn(page, [laptop]);
      const wide = await laptop.newPage();
      await page.goto(`/lesson/${lesson}`);
      await wide.goto(`/lesson/${lesson}`);
      const [byTouch, byMouse] = await Promise.all([
        new LessonWalk(page, 'tap').take(lesson, async (step) => {
          if (await step.locator('[data-part="result"]').count()) {
            await expect(outcome(step)).toBeInViewport();
          }
          await expectToFit(page);
          await expectRoomInBar(page);
        }),
        new LessonWalk(wide, 'click').take(lesson),
      ]);
      expect(Object.keys(byTouch)).toEqual(Object.keys(byMouse));
      for (const [step, presses] of Object.entries(byMouse)) {
        expect(byTouch[step], step).toBeLessThanOrEqual(presses + 1);
      }
      await laptop.close();
    },
  );
}

/** Opens a lesson at its first step with such a part. */
async function openAt(page: Page, lesson: string, part: string): Promise<Locator> {
  await memberIn(page, [page.context()]);
  await page.goto(`/lesson/${lesson}`);
  const found = page.locator(part).first();
  await goToPart(found);
  return found;
}

const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  return { top: box.y, bottom: box.y + box.height, height: box.height };
};

/** Covers the lower part of the page as the keyboard of a phone does, which leaves the page as high as it was. */
async function openKeyboard(page: Page, height: number, offsetTop = 0): Promise<void> {
  await page.evaluate(
    (values) => {
      const seen = window.visualViewport as VisualViewport;
      for (const [name, value] of Object.entries(values)) {
        Object.defineProperty(seen, name, { value, configurable: true });
      }
      seen.dispatchEvent(new Event('resize'));
    },
    { height, offsetTop },
  );
}

test(
  'the line that is written, the symbols and the button stay above the keyboard of a phone',
  PHONE_ONLY,
  async ({ page }) => {
    const editor = await openAt(page, 'discovery-printing', 'python-editor');
    const bar = page.locator('.step-bar');
    const symbols = editor.getByRole('toolbar');
    const line = editor.locator('.cm-activeLine, .cm-line').last();
    await expect(symbols).toBeHidden();
    await editor.locator('.cm-content').tap();
    await expect(symbols).toBeVisible();
    for (const [seen, above] of [
      [400, 40],
      [440, 0],
    ] as const) {
      await openKeyboard(page, seen, above);
      const end = above + seen;
      const expectRoom = () =>
        expect
          .poll(async () => {
            const [written, row, buttons] = [
              await boxOf(line),
              await boxOf(symbols),
              await boxOf(bar),
            ];
            return (
              written.top >= above &&
              written.bottom <= row.top + 1 &&
              row.bottom <= buttons.top + 1 &&
              buttons.bottom <= end + 1
            );
          })
          .toBe(true);
      await expectRoom();
      await page.keyboard.press('ControlOrMeta+End');
      for (let i = 0; i < 14; i++) await page.keyboard.type(`\nprint(${i})`);
      await expectRoom();
    }
    await openKeyboard(page, 740);
    await expect.poll(async () => (await boxOf(bar)).bottom).toBe(740);
  },
);

test(
  'a program runs from above the keyboard, with the button of the bar and with that of the editor',
  PHONE_ONLY,
  async ({ page }) => {
    const editor = await openAt(page, 'discovery-printing', 'python-editor');
    const bar = page.locator('.step-bar');
    for (const [place, end] of [
      [bar, 12],
      [editor, 15],
    ] as const) {
      // The program is pasted: after Enter, editors on Android wait a moment for the keyboard, and lose quicker keys.
      await write(editor, Array.from({ length: end }, (_, i) => `print("line", ${i})`).join('\n'));
      await openKeyboard(page, 400);
      await place.getByRole('button', { name: words.run, exact: true }).tap();
      await expect(log(editor)).toContainText(`line ${end - 1}`);
      await expect
        .poll(async () => (await boxOf(log(editor))).top)
        .toBeLessThan((await boxOf(bar)).top);
      await openKeyboard(page, 740);
    }
  },
);

test(
  'a pinned preview stays above the code that changes it, also at the next visit',
  PHONE_ONLY,
  async ({ page }) => {
    const editor = await openAt(page, 'web-pages-first-page', 'web-editor');
    const run = page.locator('.step-bar').getByRole('button', { name: words.run });
    const pin = editor.getByRole('button', { name: previews.pin });
    const preview = editor.getByRole('region', { name: previews.frame });
    await run.tap();
    await pin.tap();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const rows = Array.from({ length: 40 }, (_, i) => `<p>Row ${i}</p>`).join('\n');
    // Pasted with its last line, since quick keys after Enter are lost here.
    await write(editor, `${rows}\n<h1>The en`);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('d');
    const shown = await boxOf(preview);
    expect(shown.height).toBeLessThanOrEqual(740 * 0.4);
    await expect(preview).toBeInViewport({ ratio: 1 });
    const last = editor.locator('.cm-line').last();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(editor.frameLocator('iframe').getByText('The end')).toBeAttached();
    await page.keyboard.press('ControlOrMeta+Home');
    await expect(editor.locator('.cm-line').first()).toBeInViewport();
    const underPreview = async () =>
      (await boxOf(editor.locator('.cm-line').first())).top - (await boxOf(preview)).bottom;
    await expect.poll(underPreview).toBeGreaterThanOrEqual(-1);
    await expectAccessible(page);
    // On its side, the keyboard leaves room for one line, the symbols and the button.
    await page.setViewportSize({ width: 740, height: 360 });
    await openKeyboard(page, 170);
    const first = editor.locator('.cm-line').first();
    const isSeen = async () => {
      const [line, symbols] = [await boxOf(first), await boxOf(editor.getByRole('toolbar'))];
      // The room above its letters may be cut off.
      return line.top >= -6 && line.bottom <= symbols.top + 1;
    };
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+Home');
    await expect.poll(isSeen).toBe(true);

    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await editor.getByRole('button', { name: words.run }).tap();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await pin.tap();
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
  },
);

const SCREENS = [
  { width: 320, height: 700 },
  { width: 480, height: 900 },
  // A phone on its side, and a laptop at twice the size.
  { width: 740, height: 360 },
  { width: 640, height: 400 },
];

test(
  'a step with a long program fits small and low screens, by touch and mouse in turns',
  PHONE_ONLY,
  async ({ page }) => {
    const editor = await openAt(page, 'discovery-printing', 'python-editor');
    const bar = page.locator('.step-bar');
    await write(editor, Array.from({ length: 20 }, (_, i) => `print("line ${i}")`).join('\n'));
    await page.reload();
    const all = editor.getByRole('button', { name: 'Show all 20 lines' });
    const run = editor.getByRole('button', { name: words.run, exact: true });
    for (const [i, screen] of SCREENS.entries()) {
      await page.setViewportSize(screen);
      await expect(all).toBeVisible();
      await (i % 2 ? run.click() : run.tap());
      await expect(log(editor)).toContainText('line 19');
      await expect(log(editor)).toBeInViewport();
      await expectToFit(page);
      await expectRoomInBar(page);
      expect((await boxOf(bar)).height).toBeLessThanOrEqual(Math.max(screen.height / 5, 72));
    }
    await expectAccessible(page);
    await all.click();
    await expect(all).toBeHidden();
    await expect(bar.getByRole('button', { name: lessons.step.continue })).toBeVisible();
  },
);
