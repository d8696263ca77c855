import { setTimeout as delay } from 'node:timers/promises';
import type { TestSmtp } from '../../../server/test/smtp-server.ts';
import { ask, type Tally } from './ask.ts';

let signedUp = 0;

/** Signs somebody up, from a network of their own; answers whom a mail is for then. */
export async function signUp(url: string, tally?: Tally): Promise<string> {
  signedUp += 1;
  const email = `person-${signedUp}@example.org`;
  const headers = { 'x-forwarded-for': `10.1.${signedUp % 250}.1` };
  const body = { email, password: 'blue kettle 42', name: 'Zoé', lang: 'fr' };
  const answer = await ask(url, { method: 'POST', path: '/api/auth/register', headers, body });
  tally?.add(answer);
  return email;
}

/** How many mails came for somebody. */
export const mailsFor = ({ mails }: TestSmtp, person: string): number =>
  mails.filter(({ to }) => to?.[0]?.address === person).length;

/** Waits until everybody has a mail, or for so many seconds; answers how many it were. */
export async function allArrived(smtp: TestSmtp, people: string[], most: number): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  while (people.some((person) => mailsFor(smtp, person) === 0) && seconds() < most) {
    await delay(100);
  }
  return seconds();
}
