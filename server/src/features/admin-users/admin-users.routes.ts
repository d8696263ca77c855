import * as contract from '@codivia/contract/admin-users';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import * as users from './admin-users.service.ts';

const DELETED = {
  message: {
    fr: 'Compte supprimé, avec tout ce qui s’y rattachait.',
    en: 'Account deleted, with everything that went with it.',
  },
};

/** Accounts in the admin panel. */
export function adminUserRoutes(app: FastifyInstance, deps: users.AdminUserDeps): void {
  serve(app, contract.listAdminUsers, ({ query }) => users.list(deps, query));

  serve(app, contract.countAdminUsers, ({ query }) => users.count(deps, query));

  serve(app, contract.readAdminUser, ({ params }) => users.read(deps, params.id));

  serve(app, contract.createAdminUser, ({ user, body }) => users.create(deps, user.id, body));

  serve(app, contract.updateAdminUser, ({ user, params, body }) =>
    users.update(deps, user.id, params.id, body),
  );

  serve(app, contract.previewUserDeletion, ({ params }) => users.deletion(deps, params.id));

  serve(app, contract.deleteAdminUser, async ({ user, params }) => {
    await users.remove(deps, user.id, params.id);
    return DELETED;
  });
}
