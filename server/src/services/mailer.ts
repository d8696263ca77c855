import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { localMailer } from './local-mailer.ts';
import type { Mailer } from './mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Returns the SMTP mailer when a server is set, else the mailbox that is shown at /dev/mailbox. */
export function createMailer(config: Config, db: Db, clock: Clock): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : localMailer(db, clock);
}
