import { cleanClassCode } from '@codivia/contract/api/class-codes';
import * as contract from '@codivia/contract/api/school-sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countWith, type RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import type { LimitedAccountDeps } from '../accounts/accounts.limits.ts';
import { callerOf, openProvedSession, setDeviceCookie } from '../accounts/login.limits.ts';
import { classOfCode, shownClassOfCode } from '../classes/class-sign-in.limits.ts';
import { clearSchoolCookie, readSchoolCookie, setSchoolCookie } from './school-cookie.ts';
import { findOpenAccount } from './school-identities.queries.ts';
import type { SchoolProvider } from './school-provider.ts';
import { SchoolSignInOver } from './school-sign-in.errors.ts';
import { beginSchoolSignIn, classCodeIn, returnFromSchool } from './school-sign-in.service.ts';

/** Three steps for each sign-in; a whole school must fit in. */
const STEPS: RouteLimit = { name: 'school-sign-ins', per: 'ip', limit: 3000, seconds: 15 * 60 };

const CALLBACK = '/api/auth/school/callback';

type Returned = FastifyRequest<{ Querystring: { state?: unknown } }>;

/** Serves signing in through the provider of a school; undefined where there is none. */
export function schoolSignInRoutes(
  app: FastifyInstance,
  deps: LimitedAccountDeps,
  provider: SchoolProvider | undefined,
): void {
  const { publicUrl } = deps;

  serve(app, contract.startSchoolSignIn, { limit: STEPS }, async ({ body, request, reply }) => {
    const code = cleanClassCode(body.code);
    const begun = await beginSchoolSignIn(provider, `${publicUrl}${CALLBACK}`, code, () =>
      shownClassOfCode(deps, code, networkOf(request.ip)),
    );
    setSchoolCookie(deps, reply, 'flow', begun.flow);
    return { url: begun.url };
  });

  app.get(
    CALLBACK,
    { schema: { hide: true }, preHandler: countWith(app, STEPS) },
    async (request: Returned, reply) => {
      reply.header('cache-control', 'no-store');
      const code = classCodeIn(request.query.state);
      const flow = readSchoolCookie(deps, request, 'flow');
      clearSchoolCookie(reply);
      // Without the state of a sign-in nobody knows which class it was.
      if (code === undefined) return reply.redirect(`${publicUrl}/`, 303);
      const returned = { flow, url: new URL(request.url, publicUrl), log: request.log };
      const outcome = await returnFromSchool(deps, provider, returned, () =>
        classOfCode(deps, code, networkOf(request.ip)),
      );
      if ('userId' in outcome) setSchoolCookie(deps, reply, 'pass', outcome);
      const reason = 'refusal' in outcome ? `=${outcome.refusal}` : '';
      const page = `${publicUrl}/class/${code}#${contract.SCHOOL_RETURN}${reason}`;
      return reply.redirect(page, 303);
    },
  );

  serve(app, contract.openSchoolSession, { limit: STEPS }, async ({ request, reply }) => {
    const pass = readSchoolCookie(deps, request, 'pass');
    clearSchoolCookie(reply);
    const user = pass && (await findOpenAccount(deps.db, pass.userId));
    if (!user) throw SchoolSignInOver();
    const caller = callerOf(request);
    const session = await openProvedSession(deps, user, caller);
    setDeviceCookie(reply, caller.device, publicUrl);
    return session;
  });
}
