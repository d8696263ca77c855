import { importUsers } from '@codivia/contract/api/admin-user-imports';
import { readUserOverview } from '@codivia/contract/api/admin-user-overview';
import * as contract from '@codivia/contract/api/admin-users';
import type { FastifyInstance } from 'fastify';
import type { JobDeps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { countFoundUsers } from './admin-users.queries.ts';
import * as users from './admin-users.service.ts';
import { giveMemberPassword } from './temporary-passwords.service.ts';
import * as imports from './user-imports.service.ts';
import * as overview from './user-overview.service.ts';

const DELETED = {
  message: {
    fr: 'Compte supprimé, avec tout ce qui s’y rattachait.',
    en: 'Account deleted, with everything in it.',
  },
};

const RESET_LINK_SENT = {
  message: {
    fr: 'Le lien pour choisir un nouveau mot de passe est en route.',
    en: 'The link to choose a new password is on its way.',
  },
};

/** Rate limit of links that are mailed to one account. */
const RESET_LINKS: RouteLimit = {
  name: 'admin-reset-links',
  limit: 3,
  seconds: 60 * 60,
  per: ({ params }) => (params as { id: string }).id,
};

/** Rate limit of temporary passwords, each of which is hashed. */
const TEMPORARY_PASSWORDS: RouteLimit = {
  name: 'temporary-passwords',
  per: 'user',
  limit: 60,
  seconds: 60 * 60,
};

/** A thousand rows of four cells of 500 characters, most of which JSON writes in one byte each. */
const LIST_BODY_LIMIT = 3 * 1024 * 1024;

/** Rate limit of imports, dry runs among them. */
const IMPORTS: RouteLimit = { name: 'user-imports', per: 'user', limit: 30, seconds: 60 * 60 };

/** Serves the accounts of the admin panel. */
export function adminUserRoutes(app: FastifyInstance, deps: JobDeps): void {
  serve(app, contract.listAdminUsers, ({ query }) => users.listAdminUsers(deps, query));

  serve(app, contract.countAdminUsers, ({ query }) =>
    countFoundUsers(deps.db, query, deps.clock()),
  );

  serve(app, contract.readAdminUser, ({ params }) => users.readAdminUser(deps, params.id));

  serve(app, readUserOverview, ({ params }) => overview.readUserOverview(deps, params.id));

  serve(app, contract.createAdminUser, ({ user, body }) =>
    users.createAdminUser(deps, user.id, body),
  );

  serve(app, contract.updateAdminUser, ({ user, params, body }) =>
    users.updateAdminUser(deps, user.id, params.id, body),
  );

  serve(app, contract.sendUserResetLink, { limit: RESET_LINKS }, async ({ user, params }) => {
    await users.sendUserResetLink(deps, user.id, params.id);
    return RESET_LINK_SENT;
  });

  serve(
    app,
    contract.giveTemporaryPassword,
    { limit: TEMPORARY_PASSWORDS },
    ({ user, params, body }) => giveMemberPassword(deps, user.id, params.id, body.password),
  );

  serve(app, contract.previewUserDeletion, ({ params }) =>
    users.previewUserDeletion(deps, params.id),
  );

  serve(app, contract.deleteAdminUser, async ({ user, params }) => {
    await users.deleteAdminUser(deps, user.id, params.id);
    return DELETED;
  });

  serve(app, importUsers, { bodyLimit: LIST_BODY_LIMIT, limit: IMPORTS }, ({ user, body }) =>
    imports.importUsers(deps, user.id, body),
  );
}
