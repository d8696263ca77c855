import type { Input } from '@codivia/contract/api/endpoint';
import { HELD_MESSAGES_MAX } from '@codivia/contract/api/mentor-profile';
import type * as contract from '@codivia/contract/api/mentoring';
import {
  type AuthorRole,
  MESSAGES_MAX,
  type Thread,
  VERSIONS_MAX,
} from '@codivia/contract/api/mentoring';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../services/jobs.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { doubtIn, doubtInFiles, doubtTogether } from './contents.ts';
import {
  AlreadyReviewed,
  EmptyMessage,
  MessageNotFound,
  NotCodeOfThread,
  OwnMessage,
  ProposalDecided,
  ThreadClosed,
  ThreadFull,
  ThreadNotFound,
} from './mentoring.errors.ts';
import type { mentoring_messages } from './mentoring.table.ts';
import { suspendFor } from './mentors.queries.ts';
import { notify } from './notices.ts';
import * as queries from './thread-messages.queries.ts';
import { viewOf } from './thread-view.ts';
import { lockThread, selectAnyThread, type ThreadRow, updateThread } from './threads.queries.ts';
import type { MentoringDeps } from './threads.service.ts';

type NewMessage = Input<typeof contract.sendMessage>['body'];

export interface Opened {
  row: ThreadRow;
  viewer: AuthorRole;
  now: Date;
}

/**
 * Does something in a thread of the caller's, whose row is locked meanwhile: where mentoring is closed to the learner,
 * so is the thread before or after. Throws ThreadNotFound, or, unless `closed` is allowed, ThreadClosed or what
 * expectAllowed throws.
 */
function inThread(
  { db, clock }: MentoringDeps,
  userId: string,
  id: string,
  act: (tx: Db, opened: Opened) => Promise<void>,
  { closed = false } = {},
): Promise<Thread> {
  return db.transaction(async (tx) => {
    const now = clock();
    const row = await lockThread(tx, userId, id, now);
    if (!row) throw ThreadNotFound();
    const viewer = row.learner_id === userId ? 'learner' : 'mentor';
    const asksMentor = viewer === 'learner' && row.class_id === null;
    if (asksMentor && !closed) await expectAllowed(tx, userId, 'mentoring');
    if (row.closed_at && !closed) throw ThreadClosed();
    await act(tx, { row, viewer, now });
    // The message may have suspended its mentor, who sees the thread once more.
    const after = await selectAnyThread(tx, id);
    if (!after) throw ThreadNotFound();
    return viewOf(tx, after, viewer, now);
  });
}

/**
 * Returns the changes of the thread by a message: an answer ends the mentor's duty, a message of the learner begins it.
 */
function turnOf({ row, viewer, now }: Opened): Partial<ThreadRow> {
  if (viewer === 'learner') {
    const isAwaited = row.mentor_id !== null || row.class_id !== null;
    return { updated_at: now, due_from: isAwaited ? (row.due_from ?? now) : null };
  }
  return { updated_at: now, due_from: null, first_answer_at: row.first_answer_at ?? now };
}

export type WrittenMessage = typeof mentoring_messages.$inferInsert;

/** Returns the texts of one side since the latest of its messages that an administrator has decided about. */
export function textsOf(
  messages: Awaited<ReturnType<typeof queries.selectMessages>>,
  side: AuthorRole,
): string[] {
  const own = messages.map(({ message }) => message).filter(({ author }) => author === side);
  const reviewed = own.findLastIndex(({ reviewed_at }) => reviewed_at !== null);
  return own.slice(reviewed + 1).flatMap(({ state, text }) => (state === 'shown' ? [text] : []));
}

/**
 * Holds a message back from the other side until an administrator has decided about it (docs/product.md#held-messages).
 * A mentor with as many as HELD_MESSAGES_MAX is suspended.
 */
export async function hold(
  tx: Db,
  { row, viewer, now }: Opened,
  message: WrittenMessage,
): Promise<void> {
  await queries.insertMessage(tx, { ...message, state: 'held' });
  // A mentor who has answered keeps the request while an administrator reviews the answer.
  const turn = viewer === 'mentor' ? { due_from: null } : {};
  await updateThread(tx, row.id, { updated_at: now, ...turn });
  const actor_id = message.author_id ?? null;
  if (actor_id === null) return;
  await queries.insertAccess(tx, {
    thread_id: row.id,
    actor_id,
    role: viewer,
    action: 'hold',
    at: now,
  });
  if (viewer === 'mentor' && row.class_id === null)
    await suspendFor(tx, actor_id, HELD_MESSAGES_MAX, now);
}

/** Adds a message that both sides see; code of the learner is a version at once. */
export async function show(
  tx: Db,
  jobs: Jobs,
  opened: Opened,
  { files, ...message }: WrittenMessage,
): Promise<void> {
  const { row, viewer, now } = opened;
  const isVersion = viewer === 'learner' && files;
  const version = isVersion ? await addVersion(tx, row.id, files, now) : message.version;
  await queries.insertMessage(tx, { ...message, version, ...(isVersion ? {} : { files }) });
  const notice = await notify(tx, jobs, row, viewer, now);
  const seen = row.class_id === null ? {} : { held_at: null };
  await updateThread(tx, row.id, { ...turnOf(opened), ...notice, ...seen });
  if (viewer === 'mentor' && message.author_id) {
    await queries.insertAccess(tx, {
      thread_id: row.id,
      actor_id: message.author_id,
      role: viewer,
      action: 'answer',
      at: now,
    });
  }
}

/** Stores code of the learner as the next version of the thread, and returns its number. */
export async function addVersion(
  tx: Db,
  thread_id: string,
  files: ProgramFiles,
  now: Date,
): Promise<number> {
  const number = (await queries.selectVersions(tx, thread_id)).length + 1;
  await queries.insertVersion(tx, { thread_id, number, files, origin: 'learner', created_at: now });
  return number;
}

/**
 * Shows a held message as if it were written now: to be called within the decision of an administrator, whose changes
 * of the message it returns.
 */
export async function releaseHeld(
  tx: Db,
  jobs: Jobs,
  row: ThreadRow,
  message: queries.MessageRow,
  now: Date,
): Promise<Partial<queries.MessageRow>> {
  const { author, author_id, files } = message;
  const notice = await notify(tx, jobs, row, author, now);
  const isOthers = row.class_id === null && row.mentor_id !== author_id;
  const isLate = row.closed_at || (author === 'mentor' && isOthers);
  const turn = isLate ? { updated_at: now } : turnOf({ row, viewer: author, now });
  const asked = isQuestion(row, message) ? { held_at: null } : {};
  await updateThread(tx, row.id, { ...turn, ...notice, ...asked });
  if (author === 'mentor' || !files) return {};
  return { files: null, version: await addVersion(tx, row.id, files, now) };
}

/** Tells whether a message is the question that the thread began with. */
const isQuestion = (row: ThreadRow, { created_at }: queries.MessageRow): boolean =>
  created_at.getTime() === row.created_at.getTime();

/**
 * Returns the changes of a thread whose question is removed: it is closed. A thread of a class that began with it stays
 * unseen, and goes on where other comments have followed.
 */
function withoutQuestion({ class_id, held_at, closed_at }: ThreadRow, now: Date) {
  if (class_id === null) return { held_at: null, closed_at: closed_at ?? now };
  return held_at === null ? {} : { closed_at: closed_at ?? now };
}

/** Changes the thread of a held message that is removed. */
export async function dropHeld(
  tx: Db,
  row: ThreadRow,
  message: queries.MessageRow,
  now: Date,
): Promise<void> {
  const { mentor_id, closed_at } = row;
  const owes = message.author_id !== null && mentor_id === message.author_id && !closed_at;
  await updateThread(tx, row.id, {
    updated_at: now,
    ...(isQuestion(row, message) ? withoutQuestion(row, now) : {}),
    ...(owes ? { due_from: now } : {}),
  });
}

/** The number of lines of a file; 0 for a name that no file has. */
export const linesOf = (files: ProgramFiles, name: string): number =>
  Object.hasOwn(files, name) ? (files[name] ?? '').split('\n').length : 0;

/**
 * Adds a message, a comment on a line, or code: a proposal when the mentor changes it, a new version when the learner
 * does. A doubtful message is held. Throws ThreadNotFound, ThreadClosed, ThreadFull, EmptyMessage, NotCodeOfThread,
 * CodeTooLarge or ContactRefused.
 */
export function sendMessage(
  deps: MentoringDeps,
  userId: string,
  id: string,
  { text, version, place, files }: NewMessage,
): Promise<Thread> {
  return inThread(deps, userId, id, async (tx, opened) => {
    const { row, viewer, now } = opened;
    if (!text.trim() && !files) throw EmptyMessage();
    const versions = await queries.selectVersions(tx, id);
    const about = versions.find(({ number }) => number === version);
    if (!about) throw NotCodeOfThread();
    const doubt =
      doubtIn('text', text, deps.host) ??
      (files ? doubtInFiles(row.kind, files, deps.host, about.files) : null);
    if (place && linesOf(about.files, place.file) < place.line) throw NotCodeOfThread();
    const messages = await queries.selectMessages(tx, id);
    const proposals = messages.filter(({ message }) => message.files).length;
    if (messages.length >= MESSAGES_MAX) throw ThreadFull();
    if (files && versions.length + proposals >= VERSIONS_MAX) throw ThreadFull();
    const message = {
      thread_id: id,
      author_id: userId,
      author: viewer,
      text: text.trim(),
      created_at: now,
      version,
      file: place?.file ?? null,
      line: place?.line ?? null,
      ...(files ? { files, ...(viewer === 'mentor' && { proposal: 'open' as const }) } : {}),
    };
    const held_for = doubt ?? doubtTogether(textsOf(messages, viewer), text, deps.host);
    if (held_for) await hold(tx, opened, { ...message, held_for });
    else await show(tx, deps.jobs, opened, message);
  });
}

/**
 * Makes a proposal the next version of the code, or declines it. Throws ThreadNotFound, ThreadClosed, MessageNotFound
 * or ProposalDecided.
 */
export function decideProposal(
  deps: MentoringDeps,
  userId: string,
  id: string,
  messageId: string,
  accept: boolean,
): Promise<Thread> {
  return inThread(deps, userId, id, async (tx, { viewer, now }) => {
    const message = await queries.selectMessage(tx, id, messageId);
    if (viewer !== 'learner' || !message?.files) throw MessageNotFound();
    if (message.proposal !== 'open' || message.state !== 'shown') throw ProposalDecided();
    await queries.updateMessage(tx, messageId, 'shown', {
      proposal: accept ? 'accepted' : 'declined',
    });
    if (accept) {
      const number = (await queries.selectVersions(tx, id)).length + 1;
      const { files } = message;
      await queries.insertVersion(tx, {
        thread_id: id,
        number,
        files,
        origin: 'proposal',
        created_at: now,
      });
    }
    await updateThread(tx, id, { updated_at: now });
  });
}

/**
 * Hides a message of the other side until an administrator has reviewed it; repeating it changes nothing. Throws
 * ThreadNotFound, MessageNotFound, OwnMessage, or AlreadyReviewed for one that was approved.
 */
export function reportMessage(
  deps: MentoringDeps,
  userId: string,
  id: string,
  messageId: string,
): Promise<Thread> {
  const act = async (tx: Db, { viewer, now }: Opened) => {
    const message = await queries.selectMessage(tx, id, messageId);
    const isUnseen = message?.state === 'held' && message.author !== viewer;
    if (!message || message.state === 'removed' || isUnseen) throw MessageNotFound();
    if (message.author === viewer) throw OwnMessage();
    if (message.reviewed_at) throw AlreadyReviewed();
    if (!(await queries.updateMessage(tx, messageId, 'shown', { state: 'hidden' }))) return;
    await queries.insertAccess(tx, {
      thread_id: id,
      actor_id: userId,
      role: viewer,
      action: 'report',
      at: now,
    });
  };
  return inThread(deps, userId, id, act, { closed: true });
}
