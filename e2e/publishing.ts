import type { Browser, Page } from '@playwright/test';
import { signInto } from './devices.ts';

/** A page of a browser of their own, in which an account is signed in. */
export async function deviceOf(browser: Browser, person: { email: string; password: string }) {
  const context = await browser.newContext();
  await signInto(context, person, 'fr');
  return context.newPage();
}

/** Keeps a Python project in the account that the token is for. Its id. */
export async function keepProject(page: Page, token: string, code: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Pong', kind: 'python', files: { 'main.py': code } };
  const answer = await page.request.post('/api/projects', { headers, data });
  return (await answer.json()).id;
}
