import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Mailer } from './mail.ts';
import { RecipientRefused } from './smtp-mailer.ts';

/** The dependencies of jobs that build and send mails. */
export interface MailDeps extends Deps {
  mailer: Mailer;
  /** Base of every link. */
  publicUrl: string;
  /** Address that people write to. */
  contactEmail: string;
  log: FastifyBaseLogger;
}

/**
 * Returns the id of a mail, a UUID that is the same for the same text: a mail that is sent twice is recognised as one.
 * The text names the kind of mail, its receiver and its subject.
 */
export function mailIdOf(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Returns the headers by which mail programs end a regular mail in one press (RFC 8058). */
export const oneClickEnd = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Sends a mail. False when the recipient's server refused it permanently, which is logged with the subject of the mail:
 * trying again is useless. Throws on every other failure, so that the job is done again.
 */
export async function sendUnlessRefused(
  log: FastifyBaseLogger,
  about: Record<string, string>,
  send: () => Promise<void>,
): Promise<boolean> {
  try {
    await send();
    return true;
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    log.warn({ err: error, ...about }, 'a mail was refused for good');
    return false;
  }
}
