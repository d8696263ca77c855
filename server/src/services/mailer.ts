import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { localMailer } from './local-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** A mail, ready to leave. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /** Hands a mail over. Throws when that failed; RecipientRefused when trying again is no use. */
  send(mail: Mail): Promise<void>;
  /** Ends deliveries under way at once. */
  close(): void;
}

/** SMTP when a server is set, else the mailbox that is shown at /dev/mailbox. */
export function createMailer(config: Config, db: Db, clock: Clock): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : localMailer(db, clock);
}
