import * as contract from '@codivia/contract/api/accounts';
import type { Language } from '@codivia/contract/api/language';
import * as sessionContract from '@codivia/contract/api/sessions';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import { answerAge } from '../permissions/age.service.ts';
import { expectAllowed, standingOf } from '../permissions/permissions.service.ts';
import { checkCodeOf } from '../second-factor/second-factor.limits.ts';
import * as deletion from './account-deletion.service.ts';
import {
  admitAddress,
  admitRegistration,
  DELETIONS,
  EMAIL_CHANGES,
  EMAIL_PASSWORDS,
  LINKS,
  type LimitedAccountDeps,
  LOGIN_PER_ACCOUNT,
  MAILS_PER_ADDRESS,
  MAILS_PER_NETWORK,
  PASSWORD_CHANGES,
  REFRESHES,
} from './accounts.limits.ts';
import * as messages from './accounts.messages.ts';
import type { MailTokenPurpose } from './accounts.table.ts';
import { callerOf, setDeviceCookie } from './devices.ts';
import { askForEmailChange, expectOtherEmail } from './email-change.service.ts';
import { clearWrongPasswords, limitedLogIn } from './login.limits.ts';
import * as passwords from './password-change.service.ts';
import { admitHashing, checkPasswordOf } from './passwords.service.ts';
import * as profiles from './profile.service.ts';
import { checkRegistration, mailLinkTo, registerMember } from './registration.service.ts';
import * as sessions from './sessions.service.ts';
import * as verification from './verification.service.ts';

const VERIFICATIONS = {
  confirmed: messages.VERIFIED,
  'confirmed before': messages.ALREADY_VERIFIED,
  changed: messages.EMAIL_CHANGED,
  leaving: messages.SCHOOL_LEAVING,
  'parent missing': messages.PARENT_MISSING,
};

/** Mails a link. An address that has reached its limit gets none, and the answer is the same. */
async function mailLink(
  deps: LimitedAccountDeps,
  purpose: MailTokenPurpose,
  { email: typedEmail, lang }: { email: string; lang?: Language },
): Promise<void> {
  const email = profiles.cleanEmail(typedEmail);
  const mayMail = await deps.limits.trySpend(MAILS_PER_ADDRESS, email.toLowerCase());
  await mailLinkTo(deps, purpose, email, { lang, mayMail });
}

/** Serves the list of devices on which a member is signed in. */
function sessionRoutes(app: FastifyInstance, deps: LimitedAccountDeps): void {
  serve(app, sessionContract.listSessions, ({ user }) => sessions.listSessions(deps, user));

  serve(app, sessionContract.endOneSession, async ({ params, user }) => {
    await sessions.endOneSession(deps, user, params.id);
    return { message: messages.SESSION_ENDED };
  });

  serve(app, sessionContract.endOtherSessions, async ({ user }) => {
    await sessions.endOtherSessions(deps, user);
    return { message: messages.OTHERS_ENDED };
  });
}

/** Serves signing up, in and out, links from mails, and one's own profile. */
export function accountRoutes(app: FastifyInstance, deps: LimitedAccountDeps): void {
  const { db, jobs, limits, clock } = deps;
  sessionRoutes(app, deps);

  serve(app, contract.register, ({ body, query, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      const registration = checkRegistration(body);
      await admitRegistration(deps, registration.email, query.token, caller.network);
      const session = await registerMember(deps, registration, query.token, caller);
      // Confirming the address on this device asks for no password.
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      if (!session) return { message: messages.REGISTERED };
      return { message: messages.WELCOME, ...session };
    }),
  );

  serve(app, contract.login, ({ body, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      const session = await limitedLogIn(deps, body, caller);
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      return session;
    }),
  );

  serve(app, contract.refresh, { limit: REFRESHES }, ({ body }) =>
    sessions.refresh(deps, body.refresh_token),
  );

  serve(app, contract.logout, { limit: REFRESHES }, async ({ body }) => {
    await sessions.logout(deps, body.refresh_token);
    return { message: messages.SIGNED_OUT };
  });

  serve(app, contract.verify, ({ body, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      await limits.spend(LINKS, caller.network);
      const { outcome, session } = await verification.verify(deps, body, caller);
      if (!session) return { message: VERIFICATIONS[outcome] };
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      return { message: messages.SIGNED_IN, ...session };
    }),
  );

  serve(app, contract.resendVerification, { limit: MAILS_PER_NETWORK }, async ({ body }) => {
    await mailLink(deps, 'verify', body);
    return { message: messages.VERIFICATION_SENT };
  });

  serve(app, contract.forgotPassword, { limit: MAILS_PER_NETWORK }, async ({ body }) => {
    await mailLink(deps, 'reset', body);
    return { message: messages.RESET_SENT };
  });

  serve(app, contract.resetPassword, ({ body, request, reply }) =>
    admitHashing(async () => {
      const caller = callerOf(request);
      await limits.spend(LINKS, caller.network);
      const owner = await passwords.ownerOfReset(deps, body.token);
      if (owner) await checkCodeOf(deps, owner, body.code);
      const userId = await passwords.resetPassword(deps, body.token, body.new_password, caller);
      await limits.clear(LOGIN_PER_ACCOUNT, userId);
      await clearWrongPasswords(deps, userId, caller.device);
      setDeviceCookie(reply, caller.device, deps.publicUrl);
      return { message: messages.PASSWORD_RESET };
    }),
  );

  serve(app, contract.me, async ({ user }) =>
    profiles.memberOf(user, await standingOf(deps.db, user.id, deps.clock())),
  );

  serve(app, contract.answerAge, ({ body, user }) => answerAge(deps, user, body.over_15));

  serve(app, contract.changePassword, ({ body, user, request }) =>
    admitHashing(async () => {
      await expectAllowed(db, user.id, 'own-account');
      await limits.spend(PASSWORD_CHANGES, user.id);
      await checkCodeOf(deps, user, body.code);
      return passwords.changePassword(deps, user, body, callerOf(request));
    }),
  );

  serve(app, contract.changeEmail, ({ body, user, request }) =>
    admitHashing(async () => {
      await expectAllowed(db, user.id, 'own-account');
      const email = expectOtherEmail(user, body.email);
      await limits.attempt(EMAIL_PASSWORDS, user.id, () =>
        checkPasswordOf(db, user.id, body.password),
      );
      await checkCodeOf(deps, user, body.code);
      await limits.spend(EMAIL_CHANGES, user.id);
      await admitAddress(deps, email, networkOf(request.ip));
      await limits.spend(MAILS_PER_ADDRESS, email.toLowerCase());
      await askForEmailChange(deps, user, email);
      return { message: messages.EMAIL_CHANGE_ASKED };
    }),
  );

  serve(app, contract.deleteAccount, ({ body, user }) =>
    admitHashing(async () => {
      await expectAllowed(db, user.id, 'own-account');
      await limits.attempt(DELETIONS, user.id, () => checkPasswordOf(db, user.id, body.password));
      await db.transaction((tx) => deletion.deleteAccount(tx, { jobs, now: clock() }, user.id));
      return { message: messages.DELETED };
    }),
  );

  serve(app, contract.profile, ({ user }) => profiles.profileOf(user));

  serve(app, contract.updateProfile, async ({ body, user }) => {
    if (body.name !== undefined) await expectAllowed(db, user.id, 'own-account');
    return profiles.updateProfile(deps, user.id, body);
  });
}
