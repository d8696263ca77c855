import * as contract from '@codivia/contract/api/family-child';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import { serve } from '../../serve.ts';
import { timeZoneOf } from '../../services/caller-time.ts';
import { type AskingDeps, askParent, endParent } from './asking.service.ts';
import { OWN_FAMILY, spendMail } from './families.limits.ts';
import * as messages from './families.messages.ts';
import { objectToDeletion } from './family-deletion.service.ts';
import { turnFifteen } from './fifteen.service.ts';
import { readOwnFamily } from './own-family.service.ts';

type FamilyChildDeps = JobDeps & Pick<AskingDeps, 'tokenSecret'>;

/** Serves the parents of the calling member. */
export function familyChildRoutes(app: FastifyInstance, deps: FamilyChildDeps): void {
  serve(app, contract.readOwnFamily, ({ user, query }) =>
    readOwnFamily(deps, user.id, timeZoneOf(query)),
  );

  serve(app, contract.askParent, { limit: OWN_FAMILY }, async ({ user, body }) => {
    await askParent({ ...deps, spendMail }, user, body);
    return { message: messages.PARENT_ASKED };
  });

  serve(app, contract.endParent, { limit: OWN_FAMILY }, async ({ user, params }) => {
    await endParent(deps, user.id, params.parent_id);
    return { message: messages.PARENT_REMOVED };
  });

  serve(app, contract.turnFifteen, { limit: OWN_FAMILY }, ({ user }) => turnFifteen(deps, user));

  serve(app, contract.objectToDeletion, { limit: OWN_FAMILY }, async ({ user }) => {
    await objectToDeletion(deps, user.id);
    return { message: messages.OBJECTED };
  });
}
