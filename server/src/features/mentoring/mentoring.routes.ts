import * as profile from '@codivia/contract/api/mentor-profile';
import * as contract from '@codivia/contract/api/mentoring';
import * as queue from '@codivia/contract/api/mentoring-queue';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { RateLimit, RateLimits } from '../../services/rate-limits.ts';
import * as mentors from './mentors.service.ts';
import * as messages from './messages.service.ts';
import * as threads from './threads.service.ts';

/** JSON writes a character in six bytes at worst; whatever fits is weighed by the service. */
const CODE_BODY_LIMIT = { bodyLimit: 6 * contract.CODE_MAX_BYTES + 20_000 };

const REQUESTS: RateLimit = { name: 'mentoring-requests', limit: 30, seconds: 60 * 60 };
const MESSAGES: RateLimit = { name: 'mentoring-messages', limit: 120, seconds: 15 * 60 };
const CLAIMS: RateLimit = { name: 'mentoring-claims', limit: 60, seconds: 60 * 60 };
const PROFILES: RateLimit = { name: 'mentor-profiles', limit: 60, seconds: 60 * 60 };

const RELEASED = {
  message: { fr: 'Demande remise dans la file.', en: 'The request is back in the queue.' },
};

/** Mentoring, for the member who calls: as a learner, as a mentor, or both. */
export function mentoringRoutes(
  app: FastifyInstance,
  deps: threads.MentoringDeps & { limits: RateLimits },
): void {
  const { limits } = deps;

  serve(app, contract.readMentoring, ({ user }) => threads.overview(deps, user));

  serve(app, profile.setMentorProfile, async ({ user, body }) => {
    await limits.spend(PROFILES, user.id);
    return mentors.setProfile(deps, user.id, body);
  });

  serve(app, profile.acceptConduct, async ({ user, body }) => {
    await limits.spend(PROFILES, user.id);
    return mentors.acceptConduct(deps, user.id, body.version);
  });

  serve(
    app,
    contract.createThread,
    async ({ user, body }) => {
      await limits.spend(REQUESTS, user.id);
      return threads.create(deps, user, body);
    },
    CODE_BODY_LIMIT,
  );

  serve(app, contract.readThread, ({ user, params }) => threads.read(deps, user.id, params.id));

  serve(app, contract.readThreadFiles, async ({ user, params }) => ({
    files: await threads.givenFiles(deps, user.id, params.id),
  }));

  serve(
    app,
    contract.sendMessage,
    async ({ user, params, body }) => {
      await limits.spend(MESSAGES, user.id);
      return messages.send(deps, user.id, params.id, body);
    },
    CODE_BODY_LIMIT,
  );

  serve(app, contract.decideProposal, async ({ user, params, body }) => {
    await limits.spend(MESSAGES, user.id);
    return messages.decide(deps, user.id, params.id, params.message_id, body.accept);
  });

  serve(app, contract.reportMessage, async ({ user, params }) => {
    await limits.spend(MESSAGES, user.id);
    return messages.report(deps, user.id, params.id, params.message_id);
  });

  serve(app, contract.closeThread, ({ user, params }) => threads.close(deps, user.id, params.id));

  serve(app, queue.listQueue, ({ user, query }) => threads.queue(deps, user.id, query));

  serve(app, queue.claimThread, async ({ user, params }) => {
    await limits.spend(CLAIMS, user.id);
    return threads.claimOne(deps, user.id, params.id);
  });

  serve(app, queue.releaseThread, async ({ user, params }) => {
    await threads.release(deps, user.id, params.id);
    return RELEASED;
  });
}
