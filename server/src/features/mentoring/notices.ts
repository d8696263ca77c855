import type { AuthorRole } from '@codivia/contract/api/mentoring';
import type { Db } from '../../db/connect.ts';
import type { JobKind, Jobs } from '../../services/jobs.ts';
import { stateOf } from './thread-view.ts';
import type { ThreadRow } from './threads.queries.ts';

/** A mail to one side of a thread. It names the member, so that the job is deleted with the account. */
export interface MentoringMail {
  thread_id: string;
  user_id: string;
  role: AuthorRole;
}

export const mentoringMail: JobKind<MentoringMail> = { name: 'mentoring-mail', concurrency: 4 };

/** Returns the columns of a thread that a side has read. */
export const readBy = (role: AuthorRole) => ({ [`${role}_unread_since`]: null });

/** Returns the person on a side of a thread at a moment; null while it waits for a mentor. */
export function personOf(thread: ThreadRow, role: AuthorRole, now: Date): string | null {
  if (role === 'learner') return thread.learner_id;
  return stateOf(thread, now) === 'waiting' ? null : thread.mentor_id;
}

/**
 * Notifies the other side of something to read: by a mark in their list, and by a mail, once until they have read it
 * (docs/product.md#mentoring-notices). Returns the changes of the thread, which the writer has read.
 */
export async function notify(
  tx: Db,
  jobs: Jobs,
  thread: ThreadRow,
  writer: AuthorRole,
  now: Date,
): Promise<Partial<ThreadRow>> {
  const role = writer === 'learner' ? 'mentor' : 'learner';
  const userId = personOf(thread, role, now);
  const unread = `${role}_unread_since` as const;
  if (thread[unread]) return readBy(writer);
  // Comments of a class are marked as unread, and announced in lessons: nobody is sent a mail.
  if (thread.class_id !== null) return { ...readBy(writer), [unread]: now };
  if (userId === null) return readBy(writer);
  await jobs.enqueue(tx, mentoringMail, { thread_id: thread.id, user_id: userId, role });
  return { ...readBy(writer), [unread]: now };
}
