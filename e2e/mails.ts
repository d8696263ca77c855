import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Returns the first link of a form in the newest mail to an address that has one; waits for the mail. */
export async function mailedLink(page: Page, email: string, form: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const mailbox = await (await page.request.get('/dev/mailbox')).text();
    const mails = mailbox.split('<li').filter((item) => item.includes(email));
    link = form.exec(mails.join())?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}
