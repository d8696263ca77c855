import {
  HELP_CODE_MAX_LENGTH,
  HELP_RESPONSES_MIN,
  type HelpMessage,
  type HelpQuestion,
  type HelpThread,
  type HelpThreadSummary,
  type OwnHelpThread,
} from '@codivia/contract/api/help';
import type { Db } from '../../db/connect.ts';
import type { JobDeps } from '../../deps.ts';
import { hashOf } from '../../secrets.ts';
import type { JobKind } from '../../services/jobs.ts';
import { HelpCodeTooLong, HelpLinkOver, HelpThreadNotFound } from './help.errors.ts';
import * as queries from './help.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The period over which response times are measured, in milliseconds. */
const MEASURED = 30 * DAY;
/** Time in which a visitor has to confirm a question, and lifetime of a link afterwards, in milliseconds. */
const CONFIRMATION_TIME = DAY;
const LINK_TIME = 90 * DAY;

/** A mail about a question. It names the member, so that the job is deleted with the account. */
export interface HelpMail {
  thread_id: string;
  user_id: string | null;
  kind: 'confirm' | 'answer';
}

export const helpMail: JobKind<HelpMail> = { name: 'help-mail', concurrency: 4 };

/** Returns the moment until which a new link to a thread works. */
export function linkEnd({ state, created_at }: queries.ThreadRow, now: Date): Date {
  return state === 'unconfirmed'
    ? new Date(created_at.getTime() + CONFIRMATION_TIME)
    : new Date(now.getTime() + LINK_TIME);
}

/** Returns a thread as lists show it; `unconfirmed` ones are shown to nobody. */
export function summaryOf(thread: queries.ThreadRow): HelpThreadSummary {
  const { id, category, subject, state, created_at, updated_at } = thread;
  return {
    id,
    category,
    subject,
    state: state === 'unconfirmed' ? 'open' : state,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** A message without its author. */
export function messageOf(message: queries.MessageRow): HelpMessage {
  const { id, kind, text, attachment, created_at } = message;
  return {
    id,
    text,
    attachment,
    from_team: kind !== 'question',
    created_at: created_at.toISOString(),
  };
}

async function threadOf(db: Db, thread: queries.ThreadRow): Promise<HelpThread> {
  const messages = await queries.selectMessages(db, thread.id);
  const shown = messages.filter(({ kind }) => kind !== 'note');
  return { ...summaryOf(thread), messages: shown.map(messageOf) };
}

/** Throws HelpCodeTooLong. */
function checkAttachment({ attachment }: HelpQuestion): void {
  const length = (attachment?.files ?? []).reduce((sum, { code }) => sum + code.length, 0);
  if (length > HELP_CODE_MAX_LENGTH) throw HelpCodeTooLong();
}

type Asker = { user: { id: string; is_premium: boolean } } | { email: string };

/** Stores a question. Throws HelpCodeTooLong. */
async function ask(deps: JobDeps, asker: Asker, question: HelpQuestion) {
  checkAttachment(question);
  const { category, subject, text, language, attachment } = question;
  const now = deps.clock();
  const moments = { waiting_since: now, created_at: now, updated_at: now };
  const member = 'user' in asker ? asker.user : null;
  const userId = member?.id ?? null;
  return deps.db.transaction(async (tx) => {
    const thread = await queries.insertThread(tx, {
      user_id: userId,
      language,
      category,
      subject: subject.trim(),
      ...moments,
      email: 'email' in asker ? asker.email.trim() : null,
      state: member ? 'open' : 'unconfirmed',
      queue_rank: member?.is_premium ? 0 : 1,
    });
    const message = { thread_id: thread.id, user_id: userId, text, attachment, created_at: now };
    await queries.insertMessage(tx, { ...message, kind: 'question' });
    if (!member) {
      await deps.jobs.enqueue(tx, helpMail, {
        thread_id: thread.id,
        user_id: userId,
        kind: 'confirm',
      });
    }
    return thread;
  });
}

/** A question of a member. Throws HelpCodeTooLong. */
export async function askForHelp(
  deps: JobDeps,
  user: { id: string; is_premium: boolean },
  question: HelpQuestion,
): Promise<HelpThread> {
  return threadOf(deps.db, await ask(deps, { user }, question));
}

/** A question of a visitor, who is mailed a link to confirm it. Throws HelpCodeTooLong. */
export async function askForHelpByMail(
  deps: JobDeps,
  { email, ...question }: HelpQuestion & { email: string },
): Promise<void> {
  await ask(deps, { email }, question);
}

/** Finds a thread for the person who has asked: by account, or by the secret of a link. */
export type Finder = (db: Db) => Promise<queries.ThreadRow>;

/** Throws HelpThreadNotFound. */
export const ownThread =
  (userId: string, id: string): Finder =>
  async (db) => {
    const found = await queries.selectOwnThread(db, userId, id);
    if (!found) throw HelpThreadNotFound();
    return found;
  };

/** Throws HelpLinkOver. */
export const linkedThread =
  (token: string, now: Date): Finder =>
  async (db) => {
    const found = await queries.selectLinkedThread(db, hashOf(token), now);
    if (!found) throw HelpLinkOver();
    return found;
  };

export async function listHelpThreads({ db }: JobDeps, userId: string): Promise<OwnHelpThread[]> {
  const own = await queries.selectOwnThreads(db, userId);
  return own.map((thread) => ({ ...summaryOf(thread), unread: thread.unread_since !== null }));
}

/** Returns a thread with its messages, which count as read from now on. Throws HelpThreadNotFound or HelpLinkOver. */
export async function readHelpThread({ db }: JobDeps, find: Finder): Promise<HelpThread> {
  const thread = await find(db);
  if (thread.unread_since) await queries.updateThread(db, thread.id, { unread_since: null });
  return threadOf(db, thread);
}

/**
 * Returns the moment from which the thread is unread after a new answer, and whether a mail is sent: no further one
 * until it was read, or the link of the last mail is over.
 */
export function unreadFrom(now: Date, { unread_since }: queries.ThreadRow) {
  const mailed = unread_since !== null && now.getTime() - unread_since.getTime() < LINK_TIME;
  return { unread_since: mailed ? unread_since : now, mailed };
}

/** Returns the columns of a thread that waits for the team from now on. One that waits already keeps its time. */
export function waitingFrom(now: Date, { state, waiting_since }: queries.ThreadRow) {
  const since = state === 'open' ? waiting_since : now;
  return { state: 'open', waiting_since: since, closed_at: null, updated_at: now } as const;
}

/** Returns the columns of a thread that is closed now. */
export const closedAt = (now: Date) =>
  ({ state: 'closed', closed_at: now, updated_at: now }) as const;

/** Changes a thread of the caller, which nobody else changes meanwhile. */
function change(
  { db, clock }: JobDeps,
  find: Finder,
  work: (tx: Db, thread: queries.ThreadRow, now: Date) => Promise<void>,
): Promise<HelpThread> {
  return db.transaction(async (tx) => {
    const { id } = await find(tx);
    const thread = await queries.lockThread(tx, id);
    if (!thread) throw HelpThreadNotFound();
    await work(tx, thread, clock());
    return threadOf(tx, await find(tx));
  });
}

/** Returns the question behind a link; the first time it is confirmed and enters the queue. Throws HelpLinkOver. */
export function openHelpLink(deps: JobDeps, token: string): Promise<HelpThread> {
  return change(deps, linkedThread(token, deps.clock()), async (tx, thread, now) => {
    if (thread.unread_since) await queries.updateThread(tx, thread.id, { unread_since: null });
    if (thread.state !== 'unconfirmed') return;
    await queries.updateThread(tx, thread.id, {
      state: 'open',
      waiting_since: now,
      created_at: now,
      updated_at: now,
    });
    await queries.extendLinks(tx, thread.id, new Date(now.getTime() + LINK_TIME));
  });
}

/** Adds a message, which puts the thread back into the queue. Throws HelpThreadNotFound or HelpLinkOver. */
export function writeHelpMessage(deps: JobDeps, find: Finder, text: string): Promise<HelpThread> {
  return change(deps, find, async (tx, thread, now) => {
    const { id: thread_id, user_id } = thread;
    await queries.insertMessage(tx, {
      thread_id,
      user_id,
      text,
      kind: 'question',
      created_at: now,
    });
    const read = { unread_since: null };
    await queries.updateThread(tx, thread_id, { ...waitingFrom(now, thread), ...read });
  });
}

/** Closes a thread or opens it again. Throws HelpThreadNotFound or HelpLinkOver. */
export function setHelpThreadState(
  deps: JobDeps,
  find: Finder,
  state: 'open' | 'closed',
): Promise<HelpThread> {
  return change(deps, find, async (tx, thread, now) => {
    if ((thread.state === 'closed') === (state === 'closed')) return;
    await queries.updateThread(
      tx,
      thread.id,
      state === 'closed' ? closedAt(now) : waitingFrom(now, thread),
    );
  });
}

/** The measured median time to a first answer (docs/product.md#help-questions). */
export async function readHelpResponseTime({ db, clock }: JobDeps) {
  const since = new Date(clock().getTime() - MEASURED);
  const { answers, median } = await queries.selectResponseTime(db, since);
  return { answers, median_minutes: answers < HELP_RESPONSES_MIN ? null : median };
}
