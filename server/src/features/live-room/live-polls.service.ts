import type { Input } from '@codivia/contract/api/endpoint';
import type { LiveEventBody } from '@codivia/contract/api/live-events';
import type * as contract from '@codivia/contract/api/live-room';
import type { LivePoll } from '@codivia/contract/api/live-room';
import type { Db } from '../../db/connect.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { lockForHost } from '../live-sessions/live-sessions.service.ts';
import { append, type LiveRoomDeps } from './live-log.service.ts';
import * as queries from './live-polls.queries.ts';
import { reviseQuestions } from './live-questions.queries.ts';
import { LiveNoSuchOption, LivePollClosed, LivePollNotFound } from './live-room.errors.ts';
import { enterAsParticipant, expectLive } from './room-access.ts';
import { refuseContacts } from './room-contacts.ts';

interface Viewer {
  userId: string;
  host: boolean;
}

/** Returns the open poll, or else the last one; null before the first. */
export async function latestPoll(
  db: Db,
  sessionId: string,
  viewer: Viewer,
): Promise<LivePoll | null> {
  const poll = await queries.selectLatestPoll(db, sessionId);
  return poll ? queries.pollFor(db, poll, viewer) : null;
}

async function closedBody(tx: Db, poll: queries.PollRow): Promise<LiveEventBody> {
  return { type: 'poll-closed', poll_id: poll.id, counts: await queries.selectCounts(tx, poll) };
}

/** Opens a poll, and closes the one before. Throws ContactRefused, or what lockForHost and append throw. */
export async function openLivePoll(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  input: Input<typeof contract.openLivePoll>['body'],
): Promise<LivePoll> {
  const { db, clock, host, stages } = deps;
  const question = input.question.trim();
  const options = input.options.map((option) => option.trim());
  for (const text of [question, ...options]) refuseContacts('poll', text, host);
  const { poll, state } = await db.transaction(async (tx) => {
    const session = await lockForHost(tx, sessionId, user.id, deps.clock());
    expectLive(session);
    const now = clock();
    const before = await queries.closeOpenPoll(tx, sessionId, now);
    const bodies = before ? [await closedBody(tx, before)] : [];
    const poll = await queries.insertPoll(tx, {
      session_id: sessionId,
      question,
      options,
      created_at: now,
    });
    await reviseQuestions(tx, sessionId, 'everybody');
    const opened = { type: 'poll', poll_id: poll.id, question, options } as const;
    return { poll, state: await append(tx, deps, session, () => [...bodies, opened]) };
  });
  stages.keep(sessionId, state);
  return queries.pollFor(db, poll, { userId: user.id, host: true });
}

/** Closes a poll; repeating it changes nothing. Throws LivePollNotFound, or what lockForHost and append throw. */
export async function closeLivePoll(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  pollId: string,
): Promise<LivePoll> {
  const { db, clock, stages } = deps;
  const { poll, state } = await db.transaction(async (tx) => {
    const session = await lockForHost(tx, sessionId, user.id, deps.clock());
    expectLive(session);
    const found = await queries.lockPoll(tx, sessionId, pollId, 'no key update');
    if (!found) throw LivePollNotFound();
    const closed = found.closed_at
      ? undefined
      : await queries.closeOpenPoll(tx, sessionId, clock());
    if (!closed) return { poll: found, state: undefined };
    const body = await closedBody(tx, closed);
    await reviseQuestions(tx, sessionId, 'everybody');
    return { poll: closed, state: await append(tx, deps, session, () => [body]) };
  });
  if (state) stages.keep(sessionId, state);
  return queries.pollFor(db, poll, { userId: user.id, host: true });
}

/**
 * Records the choice of an option; the poll cannot be closed meanwhile, so every accepted answer is counted. Throws
 * LivePollNotFound, LivePollClosed, LiveNoSuchOption, or what enterAsParticipant throws.
 */
export async function answerLivePoll(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  pollId: string,
  option: number,
): Promise<LivePoll> {
  await enterAsParticipant(deps, user, sessionId);
  const poll = await deps.db.transaction(async (tx) => {
    const found = await queries.lockPoll(tx, sessionId, pollId, 'share');
    if (!found) throw LivePollNotFound();
    if (found.closed_at) throw LivePollClosed();
    if (option >= found.options.length) throw LiveNoSuchOption();
    await queries.setPollAnswer(tx, { poll_id: pollId, user_id: user.id, option });
    await reviseQuestions(tx, sessionId, 'hosts');
    return found;
  });
  return queries.pollFor(deps.db, poll, { userId: user.id, host: false });
}
