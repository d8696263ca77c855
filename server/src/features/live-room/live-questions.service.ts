import type { LiveQuestion, LiveQuestionState } from '@codivia/contract/api/live-room';
import { LIVE_OPEN_QUESTIONS_MAX } from '@codivia/contract/api/live-room';
import { BadRequest } from '../../errors.ts';
import type { SessionUser } from '../../plugins/session.ts';
import { lockPremiumGrounds } from '../accounts/premium.queries.ts';
import { lockForHost } from '../live-sessions/live-sessions.service.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { append, type LiveRoomDeps } from './live-log.service.ts';
import { latestPoll } from './live-polls.service.ts';
import * as queries from './live-questions.queries.ts';
import {
  LiveQuestionClosed,
  LiveQuestionDecided,
  LiveQuestionNotFound,
  LiveQuestionsLimit,
} from './live-room.errors.ts';
import { enter, enterAsParticipant, expectLive } from './room-access.ts';
import { refuseContacts, refuseOwnDetails } from './room-contacts.ts';

/** The questions of a room as its caller may see them, with the poll. Throws what enter throws. */
export async function listLiveQuestions(deps: LiveRoomDeps, user: SessionUser, sessionId: string) {
  const { db } = deps;
  const { role } = await enter(deps, user, sessionId);
  const host = role === 'host';
  const selectFor = host ? queries.selectForHost : queries.selectForParticipant;
  return {
    questions: await selectFor(db, sessionId, user.id),
    total: await queries.countVisible(db, sessionId, host ? 'host' : user.id),
    poll: await latestPoll(db, sessionId, { userId: user.id, host }),
  };
}

/**
 * Stores a question, which waits for a host (docs/product.md#live-questions). The room is locked while the waiting ones
 * are counted. Throws LiveQuestionsLimit, ContactRefused, or what enterAsParticipant and expectAllowed throw.
 */
export async function askLiveQuestion(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  written: string,
): Promise<LiveQuestion> {
  const { db, clock, host } = deps;
  const text = written.trim();
  await enterAsParticipant(deps, user, sessionId);
  refuseContacts('question', text, host);
  refuseOwnDetails(text);
  const id = await db.transaction(async (tx) => {
    await lockPremiumGrounds(tx, user.id);
    await expectAllowed(tx, user.id, 'live');
    await queries.reviseQuestions(tx, sessionId, 'hosts');
    const waiting = await queries.countPending(tx, sessionId, user.id);
    if (waiting >= LIVE_OPEN_QUESTIONS_MAX) throw LiveQuestionsLimit();
    return queries.insertQuestion(tx, {
      session_id: sessionId,
      user_id: user.id,
      text,
      created_at: clock(),
    });
  });
  return { id, text, state: 'pending', votes: 0, mine: true, voted: false };
}

async function read(deps: LiveRoomDeps, user: SessionUser, id: string): Promise<LiveQuestion> {
  const question = await queries.selectQuestion(deps.db, user.id, id);
  if (!question) throw LiveQuestionNotFound();
  return question;
}

/**
 * Adds a vote, or removes it; each member has one. Throws LiveQuestionNotFound, LiveQuestionClosed, or what
 * enterAsParticipant throws.
 */
export async function voteLiveQuestion(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  questionId: string,
  on: boolean,
): Promise<LiveQuestion> {
  await enterAsParticipant(deps, user, sessionId);
  await deps.db.transaction(async (tx) => {
    const question = await queries.lockQuestion(tx, sessionId, questionId);
    const shown = question && (question.user_id === user.id || isPublic(question.state));
    if (!shown) throw LiveQuestionNotFound();
    if (question.state !== 'approved') throw LiveQuestionClosed();
    const changed = await queries.setVote(tx, questionId, user.id, on);
    if (changed) await queries.reviseQuestions(tx, sessionId, 'everybody');
  });
  return read(deps, user, questionId);
}

const isPublic = (state: LiveQuestionState) => !['pending', 'refused'].includes(state);

/** The states to which a host may change a question, by its present state. */
const DECISIONS: Record<LiveQuestionState, readonly LiveQuestionState[]> = {
  pending: ['approved', 'refused', 'answering', 'answered'],
  approved: ['refused', 'answering', 'answered'],
  answering: ['approved', 'answered'],
  answered: ['answering'],
  refused: ['approved', 'answering'],
};

/** Throws LiveQuestionDecided for a state that cannot follow. */
function expectDecision(question: queries.QuestionRow, state: LiveQuestionState): void {
  if (!DECISIONS[question.state].includes(state)) throw LiveQuestionDecided();
}

/**
 * Records a host's decision about a question. A question that is answered in front of everybody becomes part of the
 * replay, without its author; the one before it then counts as answered. Throws LiveQuestionNotFound,
 * LiveQuestionDecided, or what lockForHost throws.
 */
export async function decideLiveQuestion(
  deps: LiveRoomDeps,
  user: SessionUser,
  sessionId: string,
  questionId: string,
  state: LiveQuestionState,
): Promise<LiveQuestion> {
  if (state === 'pending') {
    throw BadRequest(
      'Une question ne peut pas être remise en attente.',
      'A question cannot be made to wait again.',
    );
  }
  const { db, stages } = deps;
  const appended = await db.transaction(async (tx) => {
    const session = await lockForHost(tx, sessionId, user.id, deps.clock());
    expectLive(session);
    const question = await queries.lockQuestion(tx, sessionId, questionId);
    if (!question) throw LiveQuestionNotFound();
    if (question.state === state) return undefined;
    expectDecision(question, state);
    await queries.setQuestionState(tx, questionId, state);
    await queries.reviseQuestions(tx, sessionId, 'everybody');
    if (state !== 'answering') return undefined;
    await queries.finishAnswering(tx, sessionId, questionId);
    const { text } = question;
    return append(tx, deps, session, () => [{ type: 'question', question_id: questionId, text }]);
  });
  if (appended) stages.keep(sessionId, appended);
  return read(deps, user, questionId);
}
