import * as accounts from '@codivia/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import { deleteAccountOf } from './account-deletion.service.ts';
import { LINKS, MAILS_PER_NETWORK, REFRESHES } from './account-limits.ts';
import * as said from './accounts.messages.ts';
import type { AccountsWorld } from './accounts.world.ts';
import { logIn } from './login.service.ts';
import { mailLinkTo } from './mail-links.service.ts';
import { memberOf } from './members.ts';
import { resetPasswordWith } from './password-reset.service.ts';
import { changePasswordOf, changeProfileOf } from './profile.service.ts';
import { registerMember } from './registration.service.ts';
import { endSession, refreshSession } from './sessions.service.ts';
import { verifyAddress } from './verification.service.ts';

function from(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** Signing up, in and out, links from mails, and one's own profile. */
export function accountRoutes(app: FastifyInstance, world: AccountsWorld): void {
  const { limits } = world;

  serve(app, accounts.register, async ({ body, query, request }) => {
    const session = await registerMember(world, body, query.token, from(request));
    return session ? { message: said.WELCOME, ...session } : { message: said.REGISTERED };
  });

  serve(app, accounts.login, ({ body, request }) => logIn(world, body, from(request)));

  serve(app, accounts.refresh, async ({ body, request }) => {
    await limits.spend(REFRESHES, from(request));
    return refreshSession(world, body.refresh_token);
  });

  serve(app, accounts.logout, async ({ body, request }) => {
    await limits.spend(REFRESHES, from(request));
    await endSession(world, body.refresh_token);
    return { message: said.SIGNED_OUT };
  });

  serve(app, accounts.verify, async ({ body, request }) => {
    await limits.spend(LINKS, from(request));
    const isNew = await verifyAddress(world, body.token);
    return { message: isNew ? said.VERIFIED : said.ALREADY_VERIFIED };
  });

  serve(app, accounts.resendVerification, async ({ body, request }) => {
    await limits.spend(MAILS_PER_NETWORK, from(request));
    await mailLinkTo(world, 'verify', body.email, body.lang);
    return { message: said.VERIFICATION_SENT };
  });

  serve(app, accounts.forgotPassword, async ({ body, request }) => {
    await limits.spend(MAILS_PER_NETWORK, from(request));
    await mailLinkTo(world, 'reset', body.email, body.lang);
    return { message: said.RESET_SENT };
  });

  serve(app, accounts.resetPassword, async ({ body, request }) => {
    await limits.spend(LINKS, from(request));
    await resetPasswordWith(world, body.token, body.new_password, from(request));
    return { message: said.PASSWORD_RESET };
  });

  serve(app, accounts.me, ({ user }) => memberOf(user));

  serve(app, accounts.changePassword, ({ body, user }) =>
    changePasswordOf(world, user.id, body.password),
  );

  serve(app, accounts.deleteAccount, async ({ body, user }) => {
    await deleteAccountOf(world, user.id, body.password);
    return { message: said.DELETED };
  });

  serve(app, accounts.profile, ({ user: { name, email, language } }) => ({
    name,
    email,
    language,
  }));

  serve(app, accounts.updateProfile, ({ body, user }) => changeProfileOf(world, user.id, body));
}
