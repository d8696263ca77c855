import type {
  AdminThread,
  AdminThreadRow,
  AdminThreadsQuery,
} from '@codivia/contract/api/admin-mentoring';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { selectAccesses, selectAdminThread, selectAdminThreads } from './admin-threads.queries.ts';
import { AlreadyReviewed, MessageNotFound, ThreadNotFound } from './mentoring.errors.ts';
import { dropHeld, releaseHeld } from './messages.service.ts';
import {
  insertAccess,
  selectMessage,
  selectMessages,
  selectVersions,
  updateMessage,
} from './thread-messages.queries.ts';
import { summaryOf, versionOf, wholeMessage } from './thread-view.ts';
import { lockAnyThread } from './threads.queries.ts';

type Row = Awaited<ReturnType<typeof selectAdminThreads>>[number];

function rowOf(
  { thread, learner, mentor, class_name, reports, held, held_for }: Row,
  now: Date,
): AdminThreadRow {
  const { learner_id, mentor_id } = thread;
  return {
    ...summaryOf(thread, now),
    learner: { id: learner_id, name: learner },
    mentor: mentor_id ? { id: mentor_id, name: mentor } : null,
    ...(class_name !== null && { class_name }),
    reports,
    held,
    held_for,
  };
}

export async function listAdminThreads(
  { db, clock }: JobDeps,
  query: AdminThreadsQuery,
): Promise<AdminThreadRow[]> {
  const now = clock();
  return (await selectAdminThreads(db, query, now)).map((row) => rowOf(row, now));
}

async function whole(db: Db, id: string, now: Date): Promise<AdminThread> {
  const found = await selectAdminThread(db, id);
  if (!found) throw ThreadNotFound();
  const messages = await selectMessages(db, id);
  const accesses = await selectAccesses(db, id);
  return {
    ...rowOf(found, now),
    check: found.thread.check,
    own_files: found.thread.own_files,
    versions: (await selectVersions(db, id)).map(versionOf),
    messages: messages.map(({ message, name }) => ({
      ...wholeMessage(message, name),
      person: message.author_id ? { id: message.author_id, name } : null,
      held_for: message.held_for,
    })),
    accesses: accesses.map(({ access: { at, actor_id, role, action }, name }) => ({
      at: at.toISOString(),
      role,
      action,
      actor: actor_id ? { id: actor_id, name } : null,
    })),
  };
}

/** Returns a whole thread. The reading is recorded first (docs/product.md#mentoring-safety). Throws ThreadNotFound. */
export async function readAdminThread(
  { db, clock }: JobDeps,
  adminId: string,
  id: string,
): Promise<AdminThread> {
  const now = clock();
  if (!(await selectAdminThread(db, id))) throw ThreadNotFound();
  await insertAccess(db, {
    thread_id: id,
    actor_id: adminId,
    role: 'admin',
    action: 'read',
    at: now,
  });
  return whole(db, id, now);
}

/**
 * Shows a reported message again, or a held one for the first time, or deletes its contents, and records that in the
 * audit log. Throws ThreadNotFound, MessageNotFound, or AlreadyReviewed when it does not wait for a decision.
 */
export function reviewMessage(
  { db, clock, jobs }: JobDeps,
  adminId: string,
  id: string,
  messageId: string,
  decision: 'restore' | 'remove',
): Promise<AdminThread> {
  return db.transaction(async (tx) => {
    const now = clock();
    const row = await lockAnyThread(tx, id);
    if (!row) throw ThreadNotFound();
    const message = await selectMessage(tx, id, messageId);
    if (!message) throw MessageNotFound();
    const { state } = message;
    if (state !== 'hidden' && state !== 'held') throw AlreadyReviewed();
    const shown = { state: 'shown', reviewed_at: now } as const;
    const removed = { state: 'removed', text: '', files: null, proposal: null } as const;
    if (decision === 'remove') {
      await updateMessage(tx, messageId, state, { ...removed, reviewed_at: now });
      if (state === 'held') await dropHeld(tx, row, message, now);
    } else {
      const changes = state === 'held' ? await releaseHeld(tx, jobs, row, message, now) : {};
      await updateMessage(tx, messageId, state, { ...shown, ...changes });
    }
    await insertAccess(tx, {
      thread_id: id,
      actor_id: adminId,
      role: 'admin',
      action: decision,
      at: now,
    });
    await recordAudit(tx, adminId, now, {
      action: decision,
      subject: 'mentoring_message',
      subject_id: messageId,
      label: row.title,
      changes: [{ field: 'state', from: state, to: decision === 'restore' ? 'shown' : 'removed' }],
    });
    return whole(tx, id, now);
  });
}
