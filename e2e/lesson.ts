import { expect, type Locator, type Page, test } from '@playwright/test';

const LESSON = 'discovery-printing';
/** The administrator that the server of the tests starts with; reads every lesson. */
const MEMBER = { email: 'admin@codivia.test', password: 'a password for tests' };

/** Removes the positions in lessons: tests share their member, and begin at the first step. */
async function forgetPositions(page: Page): Promise<void> {
  await page.route('**/api/lesson-positions/*', (route) => {
    const request = route.request();
    return route.fulfill({ json: request.method() === 'PUT' ? request.postDataJSON() : null });
  });
}

/** Removes the drafts written in exercises, for the same reason. */
async function forgetDrafts(page: Page): Promise<void> {
  await page.route('**/api/exercise-drafts/**', (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: [] });
    const { revision, ...written } = request.postDataJSON();
    const [exercise_id, language] = new URL(request.url()).pathname.split('/').slice(-2);
    return route.fulfill({ json: { exercise_id, language, ...written, revision: revision + 1 } });
  });
}

/** Presses with a finger on a phone, else with the mouse. */
export function press(target: Locator): Promise<void> {
  return test.info().project.use.hasTouch ? target.tap() : target.click();
}

/** The bar of the open step. */
const bar = (page: Page) => page.locator('.step-bar');

/** Opens the step that has this part, by doing nothing in those before it. */
export async function goToPart(part: Locator): Promise<void> {
  const page = part.page();
  const on = bar(page).getByRole('button', { name: /^(Skip|Continue|Passer|Continuer)$/ });
  await expect(bar(page)).toBeVisible();
  while ((await part.count()) === 0) await press(on);
}

/** Opens the end of the lesson, from the list of its steps. */
export async function goToEnd(page: Page): Promise<void> {
  await press(bar(page).getByRole('button', { name: /(All steps|Toutes les étapes)$/ }));
  const list = page.getByRole('dialog');
  await press(list.getByRole('button', { name: /(End of the lesson|Fin de la leçon)/ }));
}

/** Expects that no button of the bar covers another one. */
export async function expectRoomInBar(page: Page): Promise<void> {
  const overlaps = await bar(page).evaluate((container) => {
    const boxes = [...container.querySelectorAll('button')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ height }) => height > 30);
    return boxes.filter(({ left }, i) => i > 0 && left < (boxes[i - 1]?.right ?? 0)).length;
  });
  expect(overlaps, 'buttons on others in the bar of the step').toBe(0);
}

/** Presses Check in the bar of the step; for a prediction it is “Check and run”. */
export async function check(page: Page): Promise<void> {
  await press(bar(page).getByRole('button', { name: /^(Check|Vérifier)\b/ }));
}

/** Opens a lesson with editors as a signed-in member, in English by default. */
export async function openLesson(page: Page, language: 'en' | 'fr' = 'en'): Promise<Locator> {
  const answer = await page.request.post('/api/auth/login', { data: MEMBER });
  const session = await answer.json();
  await page.addInitScript(
    ([auth, lang]) => {
      // Previews have no storage, and may not have ours.
      if (window !== window.top) return;
      localStorage.setItem('token', auth.access_token);
      localStorage.setItem('refresh_token', auth.refresh_token);
      localStorage.setItem('user', JSON.stringify(auth.user));
      localStorage.setItem('language', lang);
    },
    [session, language] as const,
  );
  await forgetPositions(page);
  await forgetDrafts(page);
  await page.goto(`/lesson/${LESSON}`);
  await goToPart(page.locator('python-editor, web-editor').first());
  return page.locator('python-editor').first();
}

/** The solution of the lesson's exercise of that title, as the API gives it to the page. */
export async function solutionOf(page: Page, title: string): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get(`/api/user-lessons/${LESSON}?lang=en`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lesson = await answer.json();
  const exercise = lesson.exercises.find((one: { title?: string }) => one.title === title);
  return exercise.solution['main.py'];
}

/** Keeps Python away from a page that runs no program: starting it is most of the work of a page. */
export async function holdPython(page: Page): Promise<void> {
  await page.route('**/python/**', () => {});
}

/** Replaces the code of an editor, as pasting does. */
export async function write(container: Locator, code: string, pressed = press): Promise<void> {
  // An editor is fetched when it comes near the view.
  await container.scrollIntoViewIfNeeded();
  // In the Python room there is a field for further lines too.
  const editor = container.getByRole('textbox').and(container.page().locator('.cm-content'));
  await pressed(editor);
  await container.page().keyboard.press('ControlOrMeta+a');
  await editor.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, code);
}

/** Writes a program and presses Run. */
export async function run(container: Locator, code: string): Promise<void> {
  await write(container, code);
  await press(container.getByRole('button', { name: /^(Run|Exécuter)$/ }));
}

/** Waits until the program is over. */
export async function finished(container: Locator): Promise<void> {
  await expect(container.getByRole('button', { name: /^(Stop|Arrêter)$/ })).toBeHidden();
}

/** The output of a program. */
export const log = (container: Page | Locator) =>
  container.getByRole('log', { name: /Output|Sortie/ });

export const button = (container: Page | Locator, name: string) =>
  container.getByRole('button', { name, exact: true });
