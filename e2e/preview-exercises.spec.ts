import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { check, goToPart, openLesson, showCode, write } from './lesson.ts';
import { POLL } from './preview-room.ts';
import { WORDS } from './words.ts';

/** An invented lesson with a page and a sketch to write, as the API would give it. */
function inventedLesson(language: 'en' | 'fr') {
  const common = {
    instructions: '<p>Try it.</p>',
    hints: ['One hint', 'Two hints'],
    feedback: { still: '<p>It does not count yet.</p>', empty: '<p>There is no circle yet.</p>' },
  };
  const content = `<h2>Try</h2><web-editor code="<h1>Hi</h1><style>h1 { color: red }</style>"></web-editor>
    <code-exercise id="counter"></code-exercise><code-exercise id="circle"></code-exercise>`;
  return {
    content: language === 'en' ? content : '',
    content_fr: language === 'fr' ? content : '',
    exercises_language: language,
    exercises: [
      {
        ...common,
        kind: 'web',
        id: 'counter',
        title: 'Counter',
        starter: { html: '<button>+1</button><p id="score">0</p>', js: '' },
        solution: { html: '', js: '' },
        check: "await click('button'); expect(text('#score') === '1', 'still');",
      },
      {
        ...common,
        kind: 'p5',
        id: 'circle',
        title: 'Circle',
        starter: 'function setup() { createCanvas(200, 200); }\n',
        solution: '',
        check: "await frames(2); expect(drawn('circle').length === 1, 'empty');",
      },
    ],
  };
}

const COUNTER = `document.querySelector('button').onclick = () => {
  document.querySelector('#score').textContent = '1';
};`;
const SKETCH = `function setup() { createCanvas(200, 200); }
function draw() { circle(100, 100, 50); }`;

async function openInvented(page: Page, language: 'en' | 'fr'): Promise<void> {
  await page.route('**/api/user-lessons/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), ...inventedLesson(language) },
    });
  });
  await openLesson(page, language);
}

const exercise = (page: Page, id: string) => page.locator(`code-exercise[id="${id}"]`);

for (const language of ['en', 'fr'] as const) {
  test(`a page and a sketch are written, run and checked (${language})${language === 'fr' ? ' @phone' : ''}`, async ({
    page,
  }) => {
    const words = WORDS[language];
    const solved = (place: Locator) =>
      expect(place.getByText(words.exercise.passed_text)).toBeVisible(POLL);
    await openInvented(page, language);

    const editor = page.locator('web-editor');
    await editor.getByRole('button', { name: words.exercise.run, exact: true }).click();
    await expect(editor.frameLocator('iframe').getByRole('heading', { name: 'Hi' })).toHaveCSS(
      'color',
      'rgb(255, 0, 0)',
      POLL,
    );

    const counter = exercise(page, 'counter');
    await goToPart(counter);
    await check(page);
    await expect(counter.getByText('It does not count yet.')).toBeVisible(POLL);
    await showCode(page);
    await counter.getByRole('tab', { name: 'JavaScript' }).click();
    await write(counter, 'nope();');
    await check(page);
    await expect(counter.getByRole('alert')).toContainText('nope', POLL);
    await write(counter, COUNTER);
    await check(page);
    await solved(counter);

    const circle = exercise(page, 'circle');
    await goToPart(circle);
    await check(page);
    await expect(circle.getByText('There is no circle yet.')).toBeVisible(POLL);
    await write(circle, SKETCH);
    await circle.getByRole('button', { name: words.exercise.run, exact: true }).click();
    await expect(circle.frameLocator('iframe').locator('canvas')).toBeVisible(POLL);
    await check(page);
    await solved(circle);
    // Half out of view, the button over the preview is too small a target.
    const preview = circle.locator('iframe');
    await preview.evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
    await expectAccessible(page);
  });
}

test('a lesson without pages and sketches fetches nothing for them', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const editor = await openLesson(page);
  await expect(editor).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    requested.filter((url) => /\/runner\/|preview-(exercise|editor)|previews/.test(url)),
  ).toEqual([]);
});
