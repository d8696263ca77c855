import type { Page } from '@playwright/test';
import { expect, type newPerson } from './fixtures.ts';

/** The administrator that playwright.config.ts sets the server up with. */
export const ADMIN = { email: 'admin@codivia.test', password: 'a password for tests' };

type Account = { is_premium?: boolean; role?: 'user' | 'admin' };

/** The sign-in of the administrator, one for all tests of a process. */
let authorization: Promise<string> | undefined;

async function signIn(page: Page): Promise<string> {
  const answer = await page.request.post('/api/auth/login', { data: ADMIN });
  expect(answer.ok(), 'sign-in of the administrator').toBe(true);
  return `Bearer ${(await answer.json()).access_token}`;
}

/** Calls the API in the name of the administrator. Returns the answer. */
export async function callAsAdmin(page: Page, method: string, path: string, data?: object) {
  authorization ??= signIn(page);
  const headers = { authorization: await authorization };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
  if (answer.status() === 401) {
    authorization = undefined;
    return callAsAdmin(page, method, path, data);
  }
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Gives a person an account that is ready to log in, without the pages that other tests walk through. */
export async function createMember(
  page: Page,
  person: ReturnType<typeof newPerson>,
  language: 'fr' | 'en',
  account: Account = {},
): Promise<{ id: string; revision: number }> {
  return callAsAdmin(page, 'POST', '/admin/users', { ...person, language, ...account });
}
