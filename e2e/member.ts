import type { Page } from '@playwright/test';
import { expect, type newPerson } from './fixtures.ts';

type Person = ReturnType<typeof newPerson>;

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(`/api${path}`, { data });
  expect(answer.ok(), `POST ${path}`).toBe(true);
  return answer.json();
}

/** The token of the newest verification mail to `email`. */
export async function verificationToken(page: Page, email: string): Promise<string> {
  let token = '';
  await expect(async () => {
    const mailbox = await (await page.request.get('/dev/mailbox')).text();
    const mail = mailbox.split('<li').find((item) => item.includes(email));
    token = mail?.match(/verify\?token=([\w-]+)/)?.[1] ?? '';
    expect(token).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return token;
}

/** Gives a person an account that is ready to log in, without the pages that other tests walk through. */
export async function createMember(page: Page, person: Person, lang: 'fr' | 'en'): Promise<void> {
  const { name, email, password } = person;
  await post(page, '/auth/register', { name, email, password, lang });
  await post(page, '/auth/verify', { token: await verificationToken(page, email) });
}
