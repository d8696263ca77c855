import * as contract from '@codivia/contract/admin-users';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../serve.ts';
import type { AdminUserService } from './admin-users.service.ts';

const DELETED = {
  message: {
    fr: 'Compte supprimé, avec tout ce qui s’y rattachait.',
    en: 'Account deleted, with everything that went with it.',
  },
};

/** Accounts in the admin panel. */
export function adminUserRoutes(app: FastifyInstance, users: AdminUserService): void {
  serve(app, contract.listAdminUsers, ({ query }) => users.list(query));

  serve(app, contract.countAdminUsers, async ({ query }) => ({ total: await users.count(query) }));

  serve(app, contract.readAdminUser, ({ params }) => users.read(params.id));

  serve(app, contract.createAdminUser, ({ user, body }) => users.create(user.id, body));

  serve(app, contract.updateAdminUser, ({ user, params, body }) =>
    users.update(user.id, params.id, body),
  );

  serve(app, contract.previewUserDeletion, ({ params }) => users.deletion(params.id));

  serve(app, contract.deleteAdminUser, async ({ user, params }) => {
    await users.remove(user.id, params.id);
    return DELETED;
  });
}
