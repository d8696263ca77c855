import { otherDevice, signInto } from './devices.ts';
import { expect, newPerson, test } from './fixtures.ts';
import { check, goToEnd, goToPart, press, write } from './lesson.ts';
import { createMember } from './member.ts';
import { WORDS } from './words.ts';

const { lessons, exercise: words, tasks } = WORDS.en;

test('an open lesson goes on without a network: its list, every step, checks, the summary and the next lesson', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson('Ines');
  await createMember(page, person, 'en');
  // A device that is not watched: a browser reports every call without a network as an error.
  const here = await otherDevice(browser, baseURL);
  await signInto(here.context(), person, 'en');
  const fetched = () =>
    here.evaluate(() =>
      [/predict-python/, /user-lessons\/discovery-variables/].every((address) =>
        performance.getEntriesByType('resource').some(({ name }) => address.test(name)),
      ),
    );
  await here.goto('/lesson/discovery-printing');
  await expect.poll(fetched).toBe(true);
  await here.waitForLoadState('networkidle');
  await here.context().setOffline(true);

  const bar = here.locator('.step-bar');
  await goToPart(here.locator('code-exercise[id="knock-knock"]'));
  await expect(here.getByText(tasks.lines_left)).toBeVisible();
  const poster = here.locator('code-exercise[id="concert-poster"]');
  await goToPart(poster);
  await write(poster, 'print("ON STAGE TONIGHT")\nprint("The Burnt Toasts")\nprint("8 pm")');
  await check(here);
  await expect(poster.getByText(words.passed_text)).toBeVisible();
  await expect(here.getByText(lessons.exercises.xp_unreachable)).toBeVisible();
  await goToPart(here.locator('code-exercise[id="what-is-text"]'));
  await expect(here.getByLabel(tasks.prediction)).toBeVisible();
  await goToPart(here.locator('code-exercise[id="broken-chat"]'));
  await expect(here.getByText(tasks.failing_case)).toBeVisible();
  await goToEnd(here);
  await press(bar.getByRole('button', { name: lessons.complete }));
  await press(here.getByRole('button', { name: lessons.unsolved.finish }));
  await expect(
    here.getByRole('heading', { name: WORDS.en.rewards.summary.calm_title }),
  ).toBeVisible();
  await expect(here.getByText(WORDS.en.rewards.summary.queued)).toBeVisible();
  await press(here.getByRole('link', { name: WORDS.en.rewards.summary.next_lesson }));
  await expect(bar).toBeVisible();
  await expect(here).toHaveURL('/lesson/discovery-variables');
  await expect(here.getByText('Lesson 2 of 10')).toBeVisible();
  await here.context().close();
});
