import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { local_mails } from './mails.table.ts';

/** Deletes what the local mailbox keeps for an address. */
export async function forgetMailsTo(db: Db, email: string): Promise<void> {
  await db.delete(local_mails).where(eq(sql`lower(${local_mails.recipient})`, email.toLowerCase()));
}
