import * as contract from '@codivia/contract/api/help';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { MAILS_PER_ADDRESS, MAILS_PER_NETWORK } from '../accounts/accounts.limits.ts';
import * as help from './help.service.ts';

/** Questions of a member. */
const QUESTIONS: RouteLimit = { name: 'help-questions', per: 'user', limit: 10, seconds: 60 * 60 };
/** Rate limit of messages and changes of state in one's own questions. */
const MESSAGES: RouteLimit = { name: 'help-messages', per: 'user', limit: 60, seconds: 60 * 60 };
/** Rate limit of links of mails and of messages with them, from one network. */
const HELP_LINKS: RouteLimit = { name: 'help-links', per: 'ip', limit: 200, seconds: 15 * 60 };

type RouteDeps = help.HelpDeps & { limits: RateLimits };

const ASKED = {
  message: {
    fr: 'Regarde ta boîte mail : le lien de notre e-mail envoie ta question.',
    en: 'Check your mailbox: the link in our mail sends your question.',
  },
};

function memberRoutes(app: FastifyInstance, deps: RouteDeps): void {
  serve(app, contract.listHelpThreads, ({ user }) => help.listHelpThreads(deps, user.id));

  serve(app, contract.askForHelp, ({ user, body }) => help.askForHelp(deps, user, body), {
    limit: QUESTIONS,
  });

  serve(app, contract.readHelpThread, ({ user, params }) =>
    help.readHelpThread(deps, help.ownThread(user.id, params.id)),
  );

  serve(
    app,
    contract.writeHelpMessage,
    ({ user, params, body }) =>
      help.writeHelpMessage(deps, help.ownThread(user.id, params.id), body.text),
    { limit: MESSAGES },
  );

  serve(
    app,
    contract.setHelpThreadState,
    ({ user, params, body }) =>
      help.setHelpThreadState(deps, help.ownThread(user.id, params.id), body.state),
    { limit: MESSAGES },
  );
}

function visitorRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { limits, clock } = deps;

  serve(
    app,
    contract.askForHelpByMail,
    async ({ body }) => {
      // An address that has reached its limit gets no mail, and the answer is the same.
      const mayMail = await limits.trySpend(MAILS_PER_ADDRESS, body.email.trim().toLowerCase());
      if (mayMail) await help.askForHelpByMail(deps, body);
      return ASKED;
    },
    { limit: MAILS_PER_NETWORK },
  );

  serve(app, contract.openHelpLink, ({ body }) => help.openHelpLink(deps, body.token), {
    limit: HELP_LINKS,
  });

  serve(
    app,
    contract.writeHelpMessageByLink,
    ({ body }) => help.writeHelpMessage(deps, help.linkedThread(body.token, clock()), body.text),
    { limit: HELP_LINKS },
  );

  serve(
    app,
    contract.setHelpThreadStateByLink,
    ({ body }) => help.setHelpThreadState(deps, help.linkedThread(body.token, clock()), body.state),
    { limit: HELP_LINKS },
  );
}

/** Serves questions to the team, by members and by visitors. */
export function helpRoutes(app: FastifyInstance, deps: RouteDeps): void {
  serve(app, contract.readHelpResponseTime, () => help.readHelpResponseTime(deps));
  memberRoutes(app, deps);
  visitorRoutes(app, deps);
}
