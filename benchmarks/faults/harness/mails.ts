import { setTimeout as delay } from 'node:timers/promises';
import type { TestSmtp } from '../../../server/test/smtp-server.ts';
import { sendRequest, type Tally } from './send-request.ts';

let signedUp = 0;

/** Registers a new person from a separate network; returns the address that gets a mail. */
export async function signUp(url: string, tally?: Tally): Promise<string> {
  signedUp += 1;
  const email = `person-${signedUp}@example.org`;
  const headers = { 'x-forwarded-for': `10.1.${signedUp % 250}.1` };
  const body = { email, password: 'blue kettle 42', name: 'Zoé', lang: 'fr' };
  const answer = await sendRequest(url, {
    method: 'POST',
    path: '/api/auth/register',
    headers,
    body,
  });
  tally?.add(answer);
  return email;
}

/** Counts the mails that an address has received. */
export const countMails = ({ mails }: TestSmtp, email: string): number =>
  mails.filter(({ to }) => to?.[0]?.address === email).length;

/** Waits until everybody has a mail, or until the timeout; returns the elapsed seconds. */
export async function waitForMails(
  smtp: TestSmtp,
  people: string[],
  timeoutSeconds: number,
): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  while (people.some((email) => countMails(smtp, email) === 0) && seconds() < timeoutSeconds) {
    await delay(100);
  }
  return seconds();
}
