import type { JobKind } from '../../services/jobs.ts';
import { type MailDeps, sendUnlessRefused } from '../../services/mail-delivery.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { archivedFrom } from './class-year.queries.ts';
import { classEndMail } from './classes.email.ts';
import { selectClass, selectOrphanedClass } from './classes.queries.ts';

/**
 * The notice to a teacher, or to an administrator if there is none, before a class is archived because its year is over, or
 * before an archived one is deleted.
 */
export interface ClassMail {
  about: 'archive' | 'deletion';
  class_id: string;
  user_id: string;
}

export const classMail: JobKind<ClassMail> = { name: 'class-mail', concurrency: 2 };

/** Does a class-mail job, unless the class is no longer about to end like this, or is not that person's any more. */
export async function deliverClassMail(
  { db, mailer, publicUrl, log }: MailDeps,
  { about, class_id, user_id }: ClassMail,
): Promise<void> {
  const taught = await selectClass(db, user_id, class_id);
  const row = taught ?? (await selectOrphanedClass(db, user_id, class_id));
  const person = await recipientOf(db, user_id);
  if (!row || !person) return;
  const { email, language } = person;
  const { school_year, time_zone, archived_at, delete_after, archive_noticed_at: noticed } = row;
  const archive = !archived_at && noticed ? archivedFrom({ school_year, noticed }) : null;
  const end = about === 'archive' ? archive : delete_after;
  if (!end) return;
  const page = taught
    ? `classes/${class_id}`
    : 'admin?section=schools&view=classes&choice=orphaned';
  const link = `${publicUrl}/${page}`;
  const letter = {
    name: row.name,
    school_year,
    end,
    time_zone,
    link,
    language,
    publicUrl,
    taught: taught !== undefined,
  };
  const mail = await classEndMail(about, letter);
  await sendUnlessRefused(log, { class: class_id }, () => mailer.send({ to: email, ...mail }));
}
