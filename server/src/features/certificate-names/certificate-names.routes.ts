import * as contract from '@codivia/contract/api/certificate-names';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { deleteWaiting } from './certificate-names.queries.ts';
import * as names from './certificate-names.service.ts';

/** Rate limit of requests, higher than anybody needs to write their name. */
const REQUESTS: RouteLimit = {
  name: 'name-requests',
  per: 'user',
  limit: 10,
  seconds: 24 * 60 * 60,
};

const WITHDRAWN = {
  message: { fr: 'Ta demande est retirée.', en: 'Your request is withdrawn.' },
};
const DECIDED = {
  message: { fr: 'La demande est traitée.', en: 'The request is settled.' },
};

/** Serves the requests of members for another name on their certificates, and the decisions of administrators. */
export function certificateNameRoutes(app: FastifyInstance, deps: names.NameRequestDeps): void {
  serve(app, contract.readNameRequest, async ({ user }) => ({
    request: await names.readNameRequest(deps, user.id),
  }));

  serve(app, contract.requestName, { limit: REQUESTS }, async ({ user, body }) => {
    await expectAllowed(deps.db, user.id, 'own-account');
    return names.requestName(deps, user.id, body);
  });

  serve(app, contract.withdrawNameRequest, async ({ user }) => {
    await deleteWaiting(deps.db, user.id);
    return WITHDRAWN;
  });

  serve(app, contract.listNameRequests, () => names.listNameRequests(deps));

  serve(app, contract.decideNameRequest, async ({ user, params, body }) => {
    await names.decideNameRequest(deps, user.id, params.id, body);
    return DECIDED;
  });
}
