import * as contract from '@codivia/contract/api/live-room';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as log from './live-log.service.ts';
import * as polls from './live-polls.service.ts';
import * as questions from './live-questions.service.ts';
import * as room from './live-room.service.ts';
import { Selections } from './selections.ts';

/** Room for a paste of a megabyte: it must be refused as too long, and not as unreadable. */
const EDITS_BODY_LIMIT = { bodyLimit: 2 * 1024 * 1024 };

const QUESTIONS: RouteLimit = { name: 'live-questions', per: 'user', limit: 20, seconds: 10 * 60 };
const VOTES: RouteLimit = { name: 'live-votes', per: 'user', limit: 120, seconds: 5 * 60 };
const SIGNALS: RouteLimit = { name: 'live-signals', per: 'user', limit: 60, seconds: 5 * 60 };
const POLLS: RouteLimit = { name: 'live-polls', per: 'user', limit: 60, seconds: 10 * 60 };

const DONE = { message: { fr: 'C’est noté.', en: 'Noted.' } };

type Deps = log.LiveRoomDeps & { videoUrl: string | undefined };

/**
 * Serves the actions of hosts and participants in a room. Edits have no rate limit: LIVE_EVENTS_MAX bounds them, and
 * they are frequent.
 */
export function liveRoomRoutes(app: FastifyInstance, deps: Deps): void {
  const selections = new Selections();

  serve(app, contract.startLiveSession, ({ user, params }) =>
    room.startLiveSession(deps, user, params.id),
  );

  serve(app, contract.endLiveSession, ({ user, params }) =>
    room.endLiveSession(deps, user, params.id),
  );

  serve(app, contract.readLiveRoom, ({ user, params }) => room.readLiveRoom(deps, user, params.id));

  serve(app, contract.pushLiveEdits, EDITS_BODY_LIMIT, async ({ user, params, body }) => {
    const seq = await log.pushLiveEdits(deps, user, params.id, body.edits);
    for (const { client } of body.edits)
      selections.supersede(`${params.id} ${user.id} ${client}`, seq);
    return { seq };
  });

  serve(app, contract.publishLive, async ({ user, params, body }) => {
    const store = () => log.publishLive(deps, user, params.id, body);
    const seq =
      body.type === 'select'
        ? selections.publish(`${params.id} ${user.id} ${body.client}`, store)
        : store();
    return { seq: await seq };
  });

  serve(app, contract.signalTooFast, { limit: SIGNALS }, async ({ user, params, body }) => {
    await room.signalTooFast(deps, user, params.id, body.on);
    return DONE;
  });
  liveQuestionRoutes(app, deps);
}

/** Questions and polls. */
function liveQuestionRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listLiveQuestions, ({ user, params }) =>
    questions.listLiveQuestions(deps, user, params.id),
  );

  serve(app, contract.askLiveQuestion, { limit: QUESTIONS }, ({ user, params, body }) =>
    questions.askLiveQuestion(deps, user, params.id, body.text),
  );

  serve(app, contract.voteLiveQuestion, { limit: VOTES }, ({ user, params, body }) =>
    questions.voteLiveQuestion(deps, user, params.id, params.question_id, body.on),
  );

  serve(app, contract.decideLiveQuestion, ({ user, params, body }) =>
    questions.decideLiveQuestion(deps, user, params.id, params.question_id, body.state),
  );

  serve(app, contract.openLivePoll, { limit: POLLS }, ({ user, params, body }) =>
    polls.openLivePoll(deps, user, params.id, body),
  );

  serve(app, contract.closeLivePoll, ({ user, params }) =>
    polls.closeLivePoll(deps, user, params.id, params.poll_id),
  );

  serve(app, contract.answerLivePoll, { limit: VOTES }, ({ user, params, body }) =>
    polls.answerLivePoll(deps, user, params.id, params.poll_id, body.option),
  );
}
