import type { Input } from '@codivia/contract/endpoint';
import {
  type AuthorRole,
  MESSAGES_MAX,
  type sendMessage,
  type Thread,
  VERSIONS_MAX,
} from '@codivia/contract/mentoring';
import type { Db } from '../../db/connect.ts';
import { checkFiles, refuseContacts } from './contents.ts';
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
import { notify } from './notices.ts';
import {
  insertAccess,
  insertMessage,
  insertVersion,
  selectMessage,
  selectMessages,
  selectVersions,
  updateMessage,
} from './thread-messages.queries.ts';
import { viewOf } from './thread-view.ts';
import { lockThread, type ThreadRow, updateThread } from './threads.queries.ts';
import type { MentoringDeps } from './threads.service.ts';

type NewMessage = Input<typeof sendMessage>['body'];

interface Opened {
  row: ThreadRow;
  viewer: AuthorRole;
  now: Date;
}

/** Does something in a thread of the caller's, whose row is locked meanwhile. Throws ThreadNotFound, or ThreadClosed unless `closed` is fine. */
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
    if (row.closed_at && !closed) throw ThreadClosed();
    const viewer = row.learner_id === userId ? 'learner' : 'mentor';
    await act(tx, { row, viewer, now });
    const after = await lockThread(tx, userId, id, now);
    if (!after) throw ThreadNotFound();
    return viewOf(tx, after, viewer, now);
  });
}

/** What a message makes of the thread: an answer ends the mentor's duty, a message of the learner begins it. */
function turnOf({ row, viewer, now }: Opened): Partial<ThreadRow> {
  if (viewer === 'learner') {
    return { updated_at: now, due_from: row.mentor_id === null ? null : (row.due_from ?? now) };
  }
  return { updated_at: now, due_from: null, first_answer_at: row.first_answer_at ?? now };
}

/**
 * Adds a message, a comment on a line, or code: a proposal when the mentor changes it, a new version when the
 * learner does. Throws ThreadNotFound, ThreadClosed, ThreadFull, EmptyMessage, NotCodeOfThread, CodeTooLarge or
 * ContactRefused.
 */
export function send(
  deps: MentoringDeps,
  userId: string,
  id: string,
  { text, version, place, files }: NewMessage,
): Promise<Thread> {
  return inThread(deps, userId, id, async (tx, opened) => {
    const { row, viewer, now } = opened;
    if (!text.trim() && !files) throw EmptyMessage();
    refuseContacts('text', text, deps.host);
    if (files) checkFiles(row.kind, files, deps.host);
    const versions = await selectVersions(tx, id);
    const about = versions.find(({ number }) => number === version);
    if (!about) throw NotCodeOfThread();
    if (place && (about.files[place.file]?.split('\n').length ?? 0) < place.line) {
      throw NotCodeOfThread();
    }
    const messages = await selectMessages(tx, id);
    const proposals = messages.filter(({ message }) => message.files).length;
    if (messages.length >= MESSAGES_MAX) throw ThreadFull();
    if (files && versions.length + proposals >= VERSIONS_MAX) throw ThreadFull();
    const number = versions.length + 1;
    const changed = viewer === 'learner' && files;
    if (changed) {
      await insertVersion(tx, { thread_id: id, number, files, origin: 'learner', created_at: now });
    }
    await insertMessage(tx, {
      ...{ thread_id: id, author_id: userId, author: viewer, text: text.trim(), created_at: now },
      ...{ version: changed ? number : version },
      ...{ file: place?.file ?? null, line: place?.line ?? null },
      ...(viewer === 'mentor' && files ? { files, proposal: 'open' as const } : {}),
    });
    const notice = await notify(tx, deps.jobs, row, viewer, now);
    await updateThread(tx, id, { ...turnOf(opened), ...notice });
    if (viewer === 'mentor') {
      await insertAccess(tx, {
        ...{ thread_id: id, actor_id: userId, role: viewer, action: 'answer', at: now },
      });
    }
  });
}

/**
 * Makes a proposal the next version of the code, or declines it. Throws ThreadNotFound, ThreadClosed,
 * MessageNotFound or ProposalDecided.
 */
export function decide(
  deps: MentoringDeps,
  userId: string,
  id: string,
  messageId: string,
  accept: boolean,
): Promise<Thread> {
  return inThread(deps, userId, id, async (tx, { viewer, now }) => {
    const message = await selectMessage(tx, id, messageId);
    if (viewer !== 'learner' || !message?.files) throw MessageNotFound();
    if (message.proposal !== 'open' || message.state !== 'shown') throw ProposalDecided();
    await updateMessage(tx, messageId, 'shown', { proposal: accept ? 'accepted' : 'declined' });
    if (accept) {
      const number = (await selectVersions(tx, id)).length + 1;
      const { files } = message;
      await insertVersion(tx, {
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
 * Hides a message of the other side until an administrator has looked at it; hidden again it stays so. Throws
 * ThreadNotFound, MessageNotFound, OwnMessage, or AlreadyReviewed for one that was found to be fine.
 */
export function report(
  deps: MentoringDeps,
  userId: string,
  id: string,
  messageId: string,
): Promise<Thread> {
  const act = async (tx: Db, { viewer, now }: Opened) => {
    const message = await selectMessage(tx, id, messageId);
    if (!message || message.state === 'removed') throw MessageNotFound();
    if (message.author === viewer) throw OwnMessage();
    if (message.reviewed_at) throw AlreadyReviewed();
    if (!(await updateMessage(tx, messageId, 'shown', { state: 'hidden' }))) return;
    await insertAccess(tx, {
      ...{ thread_id: id, actor_id: userId, role: viewer, action: 'report', at: now },
    });
  };
  return inThread(deps, userId, id, act, { closed: true });
}
