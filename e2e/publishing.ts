import type { Browser, Page } from '@playwright/test';
import { signInto } from './devices.ts';
import { NARROW, WIDE } from './screens.ts';

type Person = { email: string; password: string };

/** A page of a browser of their own, in which an account is signed in: in French on a phone, in English on a wide screen. */
export async function deviceOf(browser: Browser, person: Person, language: 'fr' | 'en') {
  const place =
    language === 'fr'
      ? { locale: 'fr-FR', viewport: NARROW }
      : { locale: 'en-GB', viewport: WIDE, isMobile: false };
  const context = await browser.newContext(place);
  await signInto(context, person, language);
  return context.newPage();
}

/** Keeps a Python project in the account that the token is for. Its id. */
export async function keepProject(page: Page, token: string, code: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Pong', kind: 'python', files: { 'main.py': code } };
  const answer = await page.request.post('/api/projects', { headers, data });
  return (await answer.json()).id;
}
