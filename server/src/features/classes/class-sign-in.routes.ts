import * as contract from '@codivia/contract/api/class-sign-in';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import type { LimitedAccountDeps } from '../accounts/accounts.limits.ts';
import { callerOf, setDeviceCookie } from '../accounts/login.limits.ts';
import { admitHashing } from '../accounts/passwords.service.ts';
import * as joining from './class-joining.service.ts';
import { shownClassOfCode, signInToClass } from './class-sign-in.limits.ts';
import { readClassDoor } from './class-sign-in.service.ts';

const JOININGS: RouteLimit = { name: 'class-joinings', per: 'user', limit: 30, seconds: 60 * 60 };

const LEFT = { message: { fr: 'Tu as quitté la classe.', en: 'You’ve left the class.' } };

/** Serves what a class code opens: signing in with a class account, and joining with one's own. */
export function classSignInRoutes(
  app: FastifyInstance,
  deps: LimitedAccountDeps & { config: Pick<Config, 'oidc'> },
): void {
  const classOf = (code: string, { ip }: FastifyRequest) =>
    shownClassOfCode(deps, code, networkOf(ip));

  serve(app, contract.readClassDoor, async ({ params, request }) =>
    readClassDoor(deps.db, await classOf(params.code, request), deps.config.oidc),
  );

  serve(app, contract.signInToClass, ({ params, body, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      const session = await signInToClass(deps, params.code, body, caller);
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      return session;
    }),
  );

  serve(app, contract.readClassJoining, async ({ user, params, request }) =>
    joining.readClassJoining(deps, user, await classOf(params.code, request)),
  );

  serve(app, contract.joinClass, { limit: JOININGS }, async ({ user, params, body, request }) =>
    joining.joinClass(deps, user, await classOf(params.code, request), body),
  );

  serve(app, contract.listOwnClasses, ({ user }) => joining.listOwnClasses(deps, user.id));

  serve(app, contract.leaveClass, async ({ user, params }) => {
    await joining.leaveClass(deps, user.id, params.id);
    return LEFT;
  });
}
