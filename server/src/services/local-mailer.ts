import type { Clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { deleteOldMails, insertMail } from '../features/mails/mails.queries.ts';
import type { Mailer } from './mail.ts';

/** Maximum number of mails that the local mailbox keeps. */
export const MAILBOX_SIZE = 200;

/** Stores mails in the database, where /dev/mailbox shows them. */
export function localMailer(db: Db, clock: Clock): Mailer {
  return {
    async send({ to, headers: _, html, pictures = [], ...mail }) {
      const shown = pictures.reduce(
        (page, { cid, type, base64 }) =>
          page.replace(`cid:${cid}`, `data:${type};base64,${base64}`),
        html,
      );
      await insertMail(db, { recipient: to, ...mail, html: shown, created_at: clock() });
      await deleteOldMails(db, MAILBOX_SIZE);
    },
    close() {},
  };
}
