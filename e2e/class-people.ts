import { type Browser, devices, type Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { newPerson } from './fixtures.ts';
import { callAsAdmin, createMember } from './member.ts';
import { NARROW } from './screens.ts';
import { WORDS } from './words.ts';

export type Language = 'fr' | 'en';
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const;

/** The screen of an old computer in a classroom. */
export const OLD_LAPTOP = { width: 1366, height: 768 };

/** Makes whoever uses a page a teacher. Returns the function that calls the API in their name. */
export async function teacherOn(page: Page, language: Language = 'fr') {
  const teacher = newPerson('Claire Dupont');
  const { id } = await createMember(page, teacher, language);
  const capability = { teacher: true, shown_as: 'Mme Dupont', school: 'Collège des Exemples' };
  await callAsAdmin(page, 'PUT', `/admin/users/${id}/teacher`, capability);
  const authorization = `Bearer ${await signInto(page.context(), teacher, language)}`;
  return async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/api${path}`, {
      method,
      headers: { authorization },
      data,
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
}

/** Makes a class with pupils of these names. Returns its id and their cards. */
export async function classOf(
  call: Awaited<ReturnType<typeof teacherOn>>,
  names: readonly string[],
  language: Language = 'fr',
): Promise<{
  id: string;
  code: string;
  cards: { id: string; user_name: string; words: string }[];
}> {
  const fields = { school_year: '2026-2027', language, time_zone: 'Europe/Paris' };
  const { id, code } = await call('POST', '/classes', { name: '4e B', ...fields });
  return { id, code, cards: await call('POST', `/classes/${id}/members`, { names }) };
}

/** A browser of somebody else: a phone, or a computer of the school. */
export async function browserOf(browser: Browser, language: Language, on: 'phone' | 'computer') {
  const screen =
    on === 'phone' ? { ...devices['Pixel 7'], viewport: NARROW } : { viewport: OLD_LAPTOP };
  return (await browser.newContext({ ...screen, locale: LOCALES[language] })).newPage();
}

/** Signs a pupil in with a card. */
export async function useCard(
  pupil: Page,
  { user_name, words }: { user_name: string; words: string },
  language: Language = 'fr',
): Promise<void> {
  const door = WORDS[language].classSignIn;
  await pupil.getByLabel(door.user_name).fill(user_name);
  await pupil.getByLabel(door.words, { exact: true }).fill(words);
  await pupil.getByRole('button', { name: door.submit, exact: true }).click();
}
