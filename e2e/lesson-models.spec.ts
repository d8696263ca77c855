import type { Locator, Page } from '@playwright/test';
import doodlesEn from '../web/src/explore/doodle-trainer/doodle-trainer.en.ts';
import doodlesFr from '../web/src/explore/doodle-trainer/doodle-trainer.fr.ts';
import { signInto } from './devices.ts';
import { expect, expectToFit, NARROWEST, newPerson, test } from './fixtures.ts';
import { check, write } from './lesson.ts';
import { createMember } from './member.ts';
import { asShown, filled } from './shown-texts.ts';
import { WORDS } from './words.ts';

const DOODLES = { en: asShown(doodlesEn), fr: asShown(doodlesFr) };
const DOORS = { en: 'The unfair door', fr: 'La porte injuste' };

/** A circle, a house and a fish: in points of the board, from 0 to 28. */
const SHAPES: readonly (readonly (readonly [number, number])[])[] = [
  Array.from({ length: 17 }, (_, i) => {
    const angle = (i / 16) * 2 * Math.PI;
    return [14 + 7 * Math.cos(angle), 14 + 7 * Math.sin(angle)] as const;
  }),
  [
    [6, 24],
    [6, 12],
    [14, 4],
    [22, 12],
    [22, 24],
    [6, 24],
  ],
  [
    [4, 10],
    [12, 18],
    [20, 16],
    [24, 12],
    [20, 8],
    [12, 8],
    [4, 18],
    [4, 10],
  ],
];

async function draw(page: Page, board: Locator, shape: number, moved: number): Promise<void> {
  await board.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await board.boundingBox();
  if (!box) throw new Error('the board has no place');
  const [first, ...others] = (SHAPES[shape] ?? []).map(
    ([x, y]) => [box.x + ((x + moved) / 28) * box.width, box.y + (y / 28) * box.width] as const,
  );
  if (!first) return;
  await page.mouse.move(...first);
  await page.mouse.down();
  for (const point of others) await page.mouse.move(...point);
  await page.mouse.up();
}

for (const language of ['en', 'fr'] as const) {
  test.describe(`models in lessons (${language})`, () => {
    test.use({ locale: language === 'fr' ? 'fr-FR' : 'en-US' });
    const words = WORDS[language];
    const doodles = DOODLES[language];

    test('fifteen doodles train a model without an account, which goes on in the lab', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto('/explore#doodle-trainer');
      const figure = page.getByRole('figure', { name: doodles.title });
      const board = figure.getByRole('img', { name: words.aiLab.draw.board });
      const names = Object.values(doodles.classes);
      let presses = 0;
      for (const [shape, name] of names.entries()) {
        for (let i = 0; i < 5; i++) {
          const asked = filled(doodles.draw, { name, number: i + 1, each: 5 });
          await expect(figure.getByRole('status')).toHaveText(asked);
          await draw(page, board, shape, i - 2);
          await figure.getByRole('button', { name: doodles.add }).click();
          presses += 2;
        }
      }
      await figure.getByRole('button', { name: doodles.train, exact: true }).click();
      expect(presses + 1).toBe(31);
      await expect(figure.getByRole('status')).toHaveText(doodles.trained);
      await draw(page, board, 0, 1);
      await expect(figure.getByRole('status')).toHaveText(
        filled(doodles.guess, { name: doodles.classes.first }),
      );
      const size = page.viewportSize();
      await page.setViewportSize(NARROWEST);
      await expectToFit(page);
      if (size) await page.setViewportSize(size);
      await figure.getByRole('link', { name: doodles.lab }).click();
      await expect(page).toHaveURL(/\/ailab(\?|$)/);
      const project = page.getByRole('textbox', { name: words.aiLab.project_name });
      await expect(project).toHaveValue(doodles.project);
    });

    test('an exercise asks a model beside its program, and the lesson leads to the same set in the lab', async ({
      page,
    }) => {
      const person = newPerson('Noa');
      await createMember(page, person, language, { is_premium: true });
      const token = await signInto(page.context(), person, language);
      await page.goto('/lesson/machines-learn-door?step=before-and-after');
      const models =
        language === 'en'
          ? ['door.model.json', 'repaired-door.model.json']
          : ['porte.model.json', 'porte-reparee.model.json'];
      for (const name of models) {
        await page.getByText(name, { exact: true }).click();
      }
      await expect(page.getByText(words.exercise.model_classes)).toHaveCount(2);
      await expect(page.getByText(language === 'en' ? 'height' : 'taille').first()).toBeVisible();

      await page.goto('/lesson/machines-learn-door?step=who-waits');
      const answer = await page.request.get(
        `/api/user-lessons/machines-learn-door?lang=${language}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      const { exercises } = await answer.json();
      const { solution } = exercises.find((one: { id: string }) => one.id === 'who-waits');
      const exercise = page.locator('code-exercise[id="who-waits"]');
      await write(exercise, solution['main.py']);
      await check(page);
      await expect(exercise.getByText(words.exercise.passed)).toBeVisible();

      await page.goto('/ailab#door');
      const project = page.getByRole('textbox', { name: words.aiLab.project_name });
      await expect(project).toHaveValue(DOORS[language]);
    });
  });
}
