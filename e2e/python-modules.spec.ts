import type { AuthoredExercise } from '../contract/src/exercises/exercises.ts';
import { createCourse } from './course-fixture.ts';
import { signInto } from './devices.ts';
import { expect, expectAccessibleAtBothWidths, newPerson, test } from './fixtures.ts';
import { goToPart, check as pressCheck, write } from './lesson.ts';
import { createMember } from './member.ts';

const both = (en: string, fr = en) => ({ en, fr });
const hint = both('<p>How large is a square?</p>', '<p>Quelle est la taille d’un carré ?</p>');

/** A program of two files, with the mistake in the module. */
const AREA = {
  kind: 'python',
  task: 'fix',
  id: 'area',
  title: both('Area', 'Aire'),
  instructions: both('<p>Mend the module.</p>', '<p>Répare le module.</p>'),
  failing_case: both('<p>A side of 3 gives 3.</p>', '<p>Un côté de 3 donne 3.</p>'),
  starter: {
    'main.py': 'from shapes import area\nprint(area(3))\n',
    'shapes.py': 'def area(side):\n    return side\n',
  },
  solution: { 'shapes.py': 'def area(side):\n    return side * side\n' },
  check: 'r = run()\nexpect(r.lines == ["9"], "other")',
  hints: [hint, hint],
  feedback: { other: both('Not the area yet.', 'Pas encore l’aire.') },
  wrong: [
    { code: { 'shapes.py': 'def area(side):\n    return 2 * side\n' }, feedback: 'other' },
    { code: { 'main.py': 'import shape' }, feedback: 'error', hard_coded: true },
  ],
  alternatives: [{ 'shapes.py': 'def area(side):\n    return side ** 2\n' }],
} satisfies AuthoredExercise;

test('a program of several files runs and is checked with its module, which is still there later', async ({
  page,
}) => {
  const [lesson] = await createCourse(page.request, 'modules', [
    { title: 'Modules', xp: 10, exercises: [AREA] },
  ]);
  const person = newPerson('Mo');
  await createMember(page, person, 'en');
  await signInto(page.context(), person, 'en');
  const exercise = page.locator('code-exercise[id="area"]');
  const open = async () => {
    await page.goto(`/lesson/${lesson}`);
    await goToPart(exercise);
  };
  await open();
  await expect(exercise.getByRole('tab', { name: 'shapes.py' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await exercise.getByRole('button', { name: 'Run' }).click();
  await expect(exercise.getByRole('log')).toContainText('3');
  await write(exercise, 'def area(side):\n    return side ** 2');
  await exercise.getByRole('button', { name: 'Run' }).click();
  await expect(exercise.getByRole('log')).toContainText('9');
  await expectAccessibleAtBothWidths(page);
  await pressCheck(page);
  await expect(exercise.getByText('Solved!')).toBeVisible();
  await open();
  await expect(exercise.locator('.cm-content')).toContainText('side ** 2');
  await exercise.getByRole('tab', { name: 'main.py' }).click();
  await expect(exercise.locator('.cm-content')).toContainText('from shapes import area');
});
