import * as profileContract from '@codivia/contract/api/mentor-profile';
import * as contract from '@codivia/contract/api/mentoring';
import * as queueContract from '@codivia/contract/api/mentoring-queue';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import * as mentors from './mentors.service.ts';
import * as messages from './messages.service.ts';
import * as threads from './threads.service.ts';

/** JSON writes a character in at most six bytes; the service checks the exact size. */
export const CODE_BODY_LIMIT = { bodyLimit: 6 * contract.CODE_MAX_BYTES + 20_000 };

const REQUESTS: RouteLimit = {
  name: 'mentoring-requests',
  per: 'user',
  limit: 30,
  seconds: 60 * 60,
};
export const MESSAGES: RouteLimit = {
  name: 'mentoring-messages',
  per: 'user',
  limit: 120,
  seconds: 15 * 60,
};
const CLAIMS: RouteLimit = { name: 'mentoring-claims', per: 'user', limit: 60, seconds: 60 * 60 };
const PROFILES: RouteLimit = { name: 'mentor-profiles', per: 'user', limit: 60, seconds: 60 * 60 };

const RELEASED = {
  message: { fr: 'Demande remise dans la file.', en: 'The request is back in the queue.' },
};

/** Serves mentoring to the calling member: as a learner, as a mentor, or both. */
export function mentoringRoutes(app: FastifyInstance, deps: threads.MentoringDeps): void {
  serve(app, contract.readMentoring, ({ user }) => threads.readMentoring(deps, user));

  serve(app, profileContract.setMentorProfile, { limit: PROFILES }, ({ user, body }) =>
    mentors.setMentorProfile(deps, user.id, body),
  );

  serve(app, profileContract.acceptConduct, { limit: PROFILES }, ({ user, body }) =>
    mentors.acceptConduct(deps, user.id, body.version),
  );

  serve(app, contract.createThread, { ...CODE_BODY_LIMIT, limit: REQUESTS }, ({ user, body }) =>
    threads.createThread(deps, user, body),
  );

  serve(app, contract.readThread, ({ user, params }) =>
    threads.readThread(deps, user.id, params.id),
  );

  serve(app, contract.readThreadFiles, async ({ user, params }) => ({
    files: await threads.readThreadFiles(deps, user.id, params.id),
  }));

  serve(
    app,
    contract.sendMessage,
    { ...CODE_BODY_LIMIT, limit: MESSAGES },
    ({ user, params, body }) => messages.sendMessage(deps, user.id, params.id, body),
  );

  serve(app, contract.decideProposal, { limit: MESSAGES }, ({ user, params, body }) =>
    messages.decideProposal(deps, user.id, params.id, params.message_id, body.accept),
  );

  serve(app, contract.reportMessage, { limit: MESSAGES }, ({ user, params }) =>
    messages.reportMessage(deps, user.id, params.id, params.message_id),
  );

  serve(app, contract.closeThread, ({ user, params }) =>
    threads.closeThread(deps, user.id, params.id),
  );

  serve(app, queueContract.listQueue, ({ user, query }) => threads.listQueue(deps, user.id, query));

  serve(app, queueContract.claimThread, { limit: CLAIMS }, ({ user, params }) =>
    threads.claimThread(deps, user.id, params.id),
  );

  serve(app, queueContract.releaseThread, async ({ user, params }) => {
    await threads.releaseThread(deps, user.id, params.id);
    return RELEASED;
  });
}
