import * as contract from '@codivia/contract/api/help';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { MAILS_PER_ADDRESS, MAILS_PER_NETWORK } from '../accounts/accounts.limits.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import * as help from './help.service.ts';

/** Questions of a member. */
const QUESTIONS: RouteLimit = { name: 'help-questions', per: 'user', limit: 10, seconds: 60 * 60 };
/** Rate limit of messages and changes of state in one's own questions. */
const MESSAGES: RouteLimit = { name: 'help-messages', per: 'user', limit: 60, seconds: 60 * 60 };
/** Rate limit of links of mails and of messages with them, from one network. */
const HELP_LINKS: RouteLimit = { name: 'help-links', per: 'ip', limit: 200, seconds: 15 * 60 };

type RouteDeps = JobDeps & { limits: RateLimits };

const ASKED = {
  message: {
    fr: 'Regarde ta boîte mail : le lien de notre e-mail envoie ta question.',
    en: 'Check your mailbox: the link in our mail sends your question.',
  },
};

function memberRoutes(app: FastifyInstance, deps: RouteDeps): void {
  serve(app, contract.listHelpThreads, ({ user }) => help.listHelpThreads(deps, user.id));

  serve(app, contract.askForHelp, { limit: QUESTIONS }, async ({ user, body }) => {
    await expectAllowed(deps.db, user.id, 'own-account');
    return help.askForHelp(deps, user, body);
  });

  serve(app, contract.readHelpThread, ({ user, params }) =>
    help.readHelpThread(deps, help.ownThread(user.id, params.id)),
  );

  serve(app, contract.writeHelpMessage, { limit: MESSAGES }, ({ user, params, body }) =>
    help.writeHelpMessage(deps, help.ownThread(user.id, params.id), body.text),
  );

  serve(app, contract.setHelpThreadState, { limit: MESSAGES }, ({ user, params, body }) =>
    help.setHelpThreadState(deps, help.ownThread(user.id, params.id), body.state),
  );
}

function visitorRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { limits, clock } = deps;

  serve(app, contract.askForHelpByMail, { limit: MAILS_PER_NETWORK }, async ({ body }) => {
    // An address that has reached its limit gets no mail, and the answer is the same.
    const mayMail = await limits.trySpend(MAILS_PER_ADDRESS, body.email.trim().toLowerCase());
    if (mayMail) await help.askForHelpByMail(deps, body);
    return ASKED;
  });

  serve(app, contract.openHelpLink, { limit: HELP_LINKS }, ({ body }) =>
    help.openHelpLink(deps, body.token),
  );

  serve(app, contract.writeHelpMessageByLink, { limit: HELP_LINKS }, ({ body }) =>
    help.writeHelpMessage(deps, help.linkedThread(body.token, clock()), body.text),
  );

  serve(app, contract.setHelpThreadStateByLink, { limit: HELP_LINKS }, ({ body }) =>
    help.setHelpThreadState(deps, help.linkedThread(body.token, clock()), body.state),
  );
}

/** Serves questions to the team, by members and by visitors. */
export function helpRoutes(app: FastifyInstance, deps: RouteDeps): void {
  serve(app, contract.readHelpResponseTime, () => help.readHelpResponseTime(deps));
  memberRoutes(app, deps);
  visitorRoutes(app, deps);
}
