import { desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { local_mails } from './mails.table.ts';

export type LocalMail = typeof local_mails.$inferSelect;

/** Stores a mail; one whose id is stored already is the same mail, and is stored once. */
export async function insertMail(db: Db, mail: typeof local_mails.$inferInsert): Promise<void> {
  await db.insert(local_mails).values(mail).onConflictDoNothing();
}

/** Newest first. */
export function listMails(db: Db): Promise<LocalMail[]> {
  return db.select().from(local_mails).orderBy(desc(local_mails.created_at));
}

export async function findMail(db: Db, id: string): Promise<LocalMail | undefined> {
  const [mail] = await db.select().from(local_mails).where(eq(local_mails.id, id));
  return mail;
}

/** Deletes all but the newest mails. */
export async function deleteOldMails(db: Db, keep: number): Promise<void> {
  const newest = db
    .select({ id: local_mails.id })
    .from(local_mails)
    .orderBy(desc(local_mails.created_at))
    .limit(keep);
  await db.delete(local_mails).where(notInArray(local_mails.id, newest));
}

/** Deletes the mails to an address from the local mailbox. */
export async function deleteMailsTo(db: Db, email: string): Promise<void> {
  await db.delete(local_mails).where(eq(sql`lower(${local_mails.recipient})`, email.toLowerCase()));
}
