import * as contract from '@codivia/contract/api/help';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import { networkOf } from '../../services/network.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { admitQuestionByMail, HELP_LINKS, MESSAGES, QUESTIONS } from './help.limits.ts';
import * as help from './help.service.ts';

type RouteDeps = help.HelpDeps & { limits: RateLimits };

const ASKED = {
  message: {
    fr: 'Regarde ta boîte mail : le lien de notre e-mail envoie ta question.',
    en: 'Check your mailbox: the link in our mail sends your question.',
  },
};

function memberRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { limits } = deps;

  serve(app, contract.listHelpThreads, ({ user }) => help.list(deps, user.id));

  serve(app, contract.askForHelp, async ({ user, body }) => {
    await limits.spend(QUESTIONS, user.id);
    return help.askAsMember(deps, user, body);
  });

  serve(app, contract.readHelpThread, ({ user, params }) =>
    help.read(deps, help.ownThread(user.id, params.id)),
  );

  serve(app, contract.writeHelpMessage, async ({ user, params, body }) => {
    await limits.spend(MESSAGES, user.id);
    return help.write(deps, help.ownThread(user.id, params.id), body.text);
  });

  serve(app, contract.setHelpThreadState, async ({ user, params, body }) => {
    await limits.spend(MESSAGES, user.id);
    return help.setState(deps, help.ownThread(user.id, params.id), body.state);
  });
}

function visitorRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { limits, clock } = deps;

  serve(app, contract.askForHelpByMail, async ({ body, request }) => {
    if (await admitQuestionByMail(limits, request.ip, body.email)) {
      await help.askByMail(deps, body);
    }
    return ASKED;
  });

  serve(app, contract.openHelpLink, async ({ body, request }) => {
    await limits.spend(HELP_LINKS, networkOf(request.ip));
    return help.openLink(deps, body.token);
  });

  serve(app, contract.writeHelpMessageByLink, async ({ body, request }) => {
    await limits.spend(HELP_LINKS, networkOf(request.ip));
    return help.write(deps, help.linkedThread(body.token, clock()), body.text);
  });

  serve(app, contract.setHelpThreadStateByLink, async ({ body, request }) => {
    await limits.spend(HELP_LINKS, networkOf(request.ip));
    return help.setState(deps, help.linkedThread(body.token, clock()), body.state);
  });
}

/** Questions to the team, by members and by visitors. */
export function helpRoutes(app: FastifyInstance, deps: RouteDeps): void {
  serve(app, contract.readHelpResponseTime, () => help.responseTime(deps));
  memberRoutes(app, deps);
  visitorRoutes(app, deps);
}
