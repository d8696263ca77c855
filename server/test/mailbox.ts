import { vi } from 'vitest';
import { type LocalMail, listMails } from '../src/features/mails/mails.queries.ts';
import type { TestApp } from './build-app.ts';

/** Returns the mails to an address, newest first, once there are as many as expected. */
export function mailsTo(server: TestApp, recipient: string, count: number): Promise<LocalMail[]> {
  return vi.waitFor(async () => {
    const mails = await listMails(server.database.db);
    const theirs = mails.filter((mail) => mail.recipient === recipient);
    if (theirs.length < count) throw new Error(`${theirs.length} of ${count} mails arrived`);
    return theirs;
  });
}

/** Returns the newest mail to an address; waits for the first one. */
export async function nextMail(server: TestApp, recipient: string, count = 1): Promise<LocalMail> {
  const [mail] = await mailsTo(server, recipient, count);
  if (!mail) throw new Error('no mail arrived');
  return mail;
}

/** The token in the link of a mail. */
export function tokenOf(mail: { text: string }): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`there is no link in: ${mail.text}`);
  return token;
}
