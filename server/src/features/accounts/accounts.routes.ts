import * as accounts from '@codivia/contract/accounts';
import { endOneSession, endOtherSessions, listSessions } from '@codivia/contract/sessions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import { deleteAccountOf } from './account-deletion.service.ts';
import { LINKS, MAILS_PER_NETWORK, REFRESHES } from './account-limits.ts';
import type { AccountDeps } from './accounts.deps.ts';
import * as said from './accounts.messages.ts';
import { callerOf, setDeviceCookie } from './devices.ts';
import { logIn } from './login.service.ts';
import { mailLinkTo } from './mail-links.service.ts';
import { memberOf } from './members.ts';
import { endOtherSessionsOf, endSessionOf, sessionsOf } from './open-sessions.service.ts';
import { resetPasswordWith } from './password-reset.service.ts';
import { admitHashing } from './passwords.ts';
import { changePasswordOf, changeProfileOf } from './profile.service.ts';
import { registerMember } from './registration.service.ts';
import { endSession, refreshSession } from './sessions.service.ts';
import { verifyAddress } from './verification.service.ts';

function from(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** The devices a member is signed in on. */
function sessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  serve(app, listSessions, ({ user }) => sessionsOf(deps, user));

  serve(app, endOneSession, async ({ params, user }) => {
    await endSessionOf(deps, user, params.id);
    return { message: said.SESSION_ENDED };
  });

  serve(app, endOtherSessions, async ({ user }) => {
    await endOtherSessionsOf(deps, user);
    return { message: said.OTHERS_ENDED };
  });
}

/** Signing up, in and out, links from mails, and one's own profile. */
export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { limits } = deps;
  sessionRoutes(app, deps);

  serve(app, accounts.register, ({ body, query, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      const session = await registerMember(deps, body, query.token, caller);
      if (!session) return { message: said.REGISTERED };
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      return { message: said.WELCOME, ...session };
    }),
  );

  serve(app, accounts.login, ({ body, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      const session = await logIn(deps, body, caller);
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      return session;
    }),
  );

  serve(app, accounts.refresh, async ({ body, request }) => {
    await limits.spend(REFRESHES, from(request));
    return refreshSession(deps, body.refresh_token);
  });

  serve(app, accounts.logout, async ({ body, request }) => {
    await limits.spend(REFRESHES, from(request));
    await endSession(deps, body.refresh_token);
    return { message: said.SIGNED_OUT };
  });

  serve(app, accounts.verify, async ({ body, request }) => {
    await limits.spend(LINKS, from(request));
    const isNew = await verifyAddress(deps, body.token);
    return { message: isNew ? said.VERIFIED : said.ALREADY_VERIFIED };
  });

  serve(app, accounts.resendVerification, async ({ body, request }) => {
    await limits.spend(MAILS_PER_NETWORK, from(request));
    await mailLinkTo(deps, 'verify', body.email, body.lang);
    return { message: said.VERIFICATION_SENT };
  });

  serve(app, accounts.forgotPassword, async ({ body, request }) => {
    await limits.spend(MAILS_PER_NETWORK, from(request));
    await mailLinkTo(deps, 'reset', body.email, body.lang);
    return { message: said.RESET_SENT };
  });

  serve(app, accounts.resetPassword, ({ body, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      await limits.spend(LINKS, caller.network);
      await resetPasswordWith(deps, body.token, body.new_password, caller);
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      return { message: said.PASSWORD_RESET };
    }),
  );

  serve(app, accounts.me, ({ user }) => memberOf(user));

  serve(app, accounts.changePassword, ({ body, user, request }) =>
    admitHashing(() => changePasswordOf(deps, user, body, callerOf(request))),
  );

  serve(app, accounts.deleteAccount, ({ body, user }) =>
    admitHashing(async () => {
      await deleteAccountOf(deps, user.id, body.password);
      return { message: said.DELETED };
    }),
  );

  serve(app, accounts.profile, ({ user: { name, email, language } }) => ({
    name,
    email,
    language,
  }));

  serve(app, accounts.updateProfile, ({ body, user }) => changeProfileOf(deps, user.id, body));
}
