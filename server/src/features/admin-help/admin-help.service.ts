import type { AuditAction } from '@codivia/contract/api/admin-audit';
import {
  type AdminHelpMessage,
  type AdminHelpThread,
  type AdminHelpThreadDetail,
  HELP_PRESENCE_SECONDS,
  type HelpListQuery,
} from '@codivia/contract/api/admin-help';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { namesOf } from '../accounts/users.queries.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { HelpThreadNotFound } from '../help/help.errors.ts';
import {
  insertMessage,
  lockThread,
  type MessageRow,
  selectMessages,
  type ThreadRow,
  updateThread,
} from '../help/help.queries.ts';
import {
  closedAt,
  helpMail,
  messageOf,
  summaryOf,
  unreadFrom,
  waitingFrom,
} from '../help/help.service.ts';
import { HelpNotMergeable, HelpNotStaff } from './admin-help.errors.ts';
import * as queries from './admin-help.queries.ts';

function listed(found: queries.FoundThread): AdminHelpThread {
  const { thread, member_name, member_email, assignee_name } = found;
  const { user_id, assigned_to, language, queue_rank, waiting_since, email } = thread;
  return {
    ...summaryOf(thread),
    language,
    premium: queue_rank === 0,
    waiting_since: waiting_since.toISOString(),
    member: user_id ? { id: user_id, name: member_name } : null,
    email: member_email ?? email ?? '',
    assignee: assigned_to ? { id: assigned_to, name: assignee_name } : null,
  };
}

async function adminMessages(db: Db, messages: MessageRow[]): Promise<AdminHelpMessage[]> {
  const names = await namesOf(db, [...new Set(messages.flatMap(({ staff_id }) => staff_id ?? []))]);
  return messages.map((message) => {
    const { staff_id, kind } = message;
    const author = staff_id ? { id: staff_id, name: names.get(staff_id) ?? null } : null;
    return { ...messageOf(message), note: kind === 'note', author };
  });
}

/** Throws HelpThreadNotFound. */
export async function readAdminHelpThread(db: Db, id: string): Promise<AdminHelpThreadDetail> {
  const found = await queries.selectListedThread(db, id);
  if (!found) throw HelpThreadNotFound();
  const [messages, related] = [
    await selectMessages(db, id),
    await queries.selectRelated(db, found.thread),
  ];
  return {
    ...listed(found),
    messages: await adminMessages(db, messages),
    related: related.map(summaryOf),
  };
}

export async function listAdminHelpThreads({ db }: JobDeps, adminId: string, query: HelpListQuery) {
  return (await queries.selectThreadList(db, query, adminId)).map(listed);
}

type Work = (tx: Db, thread: ThreadRow, now: Date) => Promise<void>;

/**
 * Changes a thread that nobody else changes meanwhile, and records the action without its texts. Returns the thread, or
 * the one named `shown`. Throws HelpThreadNotFound.
 */
function change(
  { db, clock }: JobDeps,
  adminId: string,
  id: string,
  action: AuditAction,
  work: Work,
  shown = id,
): Promise<AdminHelpThreadDetail> {
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, id);
    if (!thread || !(await queries.selectListedThread(tx, id))) throw HelpThreadNotFound();
    const now = clock();
    await work(tx, thread, now);
    await recordAudit(tx, adminId, now, { action, subject: 'help', subject_id: id, label: null });
    return readAdminHelpThread(tx, shown);
  });
}

/** Answers, and sends a mail about the answer, once until it is read. Throws HelpThreadNotFound. */
export function answerHelpThread(deps: JobDeps, adminId: string, id: string, text: string) {
  return change(deps, adminId, id, 'answer', async (tx, thread, now) => {
    const { user_id, first_answered_at } = thread;
    const { unread_since, mailed } = unreadFrom(now, thread);
    const message = { thread_id: id, user_id, staff_id: adminId, text, created_at: now };
    await insertMessage(tx, { ...message, kind: 'answer' });
    await updateThread(tx, id, {
      state: 'answered',
      closed_at: null,
      updated_at: now,
      unread_since,
      first_answered_at: first_answered_at ?? now,
    });
    if (!mailed) await deps.jobs.enqueue(tx, helpMail, { thread_id: id, user_id, kind: 'answer' });
  });
}

/** Adds a note for the team. Throws HelpThreadNotFound. */
export function noteHelpThread(deps: JobDeps, adminId: string, id: string, text: string) {
  return change(deps, adminId, id, 'note', async (tx, { user_id }, now) => {
    const message = { thread_id: id, user_id, staff_id: adminId, text, created_at: now };
    await insertMessage(tx, { ...message, kind: 'note' });
  });
}

/** Assigns a thread to an administrator or to nobody. Throws HelpThreadNotFound or HelpNotStaff. */
export function assignHelpThread(
  deps: JobDeps,
  adminId: string,
  id: string,
  userId: string | null,
) {
  return change(deps, adminId, id, 'assign', async (tx) => {
    const staff = await queries.selectStaff(tx);
    if (userId && !staff.some((one) => one.id === userId)) throw HelpNotStaff();
    await updateThread(tx, id, { assigned_to: userId });
  });
}

/** Closes a thread or opens it again. Throws HelpThreadNotFound. */
export function setAdminHelpThreadState(
  deps: JobDeps,
  adminId: string,
  id: string,
  state: 'open' | 'closed',
) {
  const action = state === 'closed' ? 'close' : 'reopen';
  return change(deps, adminId, id, action, async (tx, thread, now) => {
    await updateThread(tx, id, state === 'closed' ? closedAt(now) : waitingFrom(now, thread));
  });
}

/** Moves all messages into another thread of the same person. Throws HelpThreadNotFound or HelpNotMergeable. */
export function mergeHelpThread(deps: JobDeps, adminId: string, id: string, into: string) {
  const work: Work = async (tx, thread, now) => {
    const related = await queries.selectRelated(tx, thread);
    if (!related.some((one) => one.id === into)) throw HelpNotMergeable();
    const target = await lockThread(tx, into);
    if (!target) throw HelpThreadNotFound();
    await queries.moveThread(tx, id, into);
    if (thread.state === 'open') {
      const since = target.state === 'open' ? target.waiting_since : thread.waiting_since;
      await updateThread(tx, into, { ...waitingFrom(now, target), waiting_since: since });
    }
  };
  return change(deps, adminId, id, 'merge', work, into);
}

/** Records that an administrator is looking at a thread; returns the others who are. Throws HelpThreadNotFound. */
export async function showHelpPresence(
  { db, clock }: JobDeps,
  adminId: string,
  id: string,
  writing: boolean,
) {
  if (!(await queries.selectListedThread(db, id))) throw HelpThreadNotFound();
  const seen_at = clock();
  await queries.upsertPresence(db, { thread_id: id, user_id: adminId, writing, seen_at });
  const since = new Date(seen_at.getTime() - HELP_PRESENCE_SECONDS * 1000);
  return queries.selectPresences(db, id, adminId, since);
}
