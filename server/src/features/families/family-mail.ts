import type { Db } from '../../db/connect.ts';
import type { JobKind, Jobs } from '../../services/jobs.ts';

/** The subject of a mail to a parent. Only `link` is about no child. */
export type ParentMailKind =
  | 'consent'
  | 'reminder'
  | 'accepted'
  | 'link'
  | 'fifteen'
  | 'ended'
  | 'objected'
  | 'deleted';

/** A mail to a parent. */
export interface ParentMail {
  parent_id: string;
  kind: ParentMailKind;
  /** Absent in a mail about a child who is deleted. */
  child_id?: string;
  /** The first name; empty where the name may not be one. */
  child?: string;
  /** The names of what an acceptance allows. */
  allowed?: string[];
}

export const parentMail: JobKind<ParentMail> = { name: 'parent-mail', concurrency: 2 };

/** The news about a parent for a child. `own`: with the acceptance the class account has become a personal one. */
export type ChildMailKind = 'accepted' | 'own' | 'refused' | 'left' | 'deletion' | 'kept';

/** A mail to a child. */
export interface ChildMail {
  user_id: string;
  kind: ChildMailKind;
  /** The moment of a deletion, as an ISO date. */
  on?: string;
}

export const childMail: JobKind<ChildMail> = { name: 'child-mail', concurrency: 2 };

/** Queues mails of one kind about a child to some parents, within the transaction of what happened. */
export function mailParents(
  tx: Db,
  jobs: Jobs,
  parentIds: readonly string[],
  mail: Omit<ParentMail, 'parent_id'>,
): Promise<void> {
  const mails = parentIds.map((parent_id) => ({ ...mail, parent_id }));
  return jobs.enqueueAll(tx, parentMail, mails);
}
