import { expect, type Locator, type Page } from '@playwright/test';

const LESSON = 'discovery-printing';
/** The administrator that the server of the tests starts with; reads every lesson. */
const MEMBER = { email: 'admin@codivia.test', password: 'a password for tests' };

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
  await page.goto(`/lesson/${LESSON}`);
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
  return exercise.solution;
}

/** Replaces the code of an editor, as pasting does. */
export async function write(place: Locator, code: string): Promise<void> {
  const editor = place.getByRole('textbox');
  await editor.click();
  await place.page().keyboard.press('ControlOrMeta+a');
  await editor.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, code);
}

/** Writes a program and presses Run. */
export async function run(place: Locator, code: string): Promise<void> {
  await write(place, code);
  await place.getByRole('button', { name: /^(Run|Exécuter)$/ }).click();
}

/** Waits until the program is over. */
export async function finished(place: Locator): Promise<void> {
  await expect(place.getByRole('button', { name: /^(Stop|Arrêter)$/ })).toBeHidden();
}

/** What a program has shown. */
export const log = (place: Page | Locator) => place.getByRole('log', { name: /Output|Sortie/ });

export const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });
