import * as adminContract from '@codivia/contract/api/admin-classes';
import * as rosterContract from '@codivia/contract/api/class-roster';
import * as contract from '@codivia/contract/api/classes';
import type { FastifyInstance } from 'fastify';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import type { RateLimits } from '../../services/rate-limits.ts';
import { admitHashing } from '../accounts/passwords.service.ts';
import { countAdminClasses } from './admin-classes.queries.ts';
import * as admin from './admin-classes.service.ts';
import * as accounts from './class-accounts.service.ts';
import * as archive from './class-archive.service.ts';
import * as roster from './class-roster.service.ts';
import * as teachers from './class-teachers.service.ts';
import { renewWordsAndTries } from './class-words.limits.ts';
import * as classes from './classes.service.ts';

const HOUR = 60 * 60;
const CHANGES: RouteLimit = { name: 'class-changes', per: 'user', limit: 120, seconds: HOUR };
/** The answers reveal whose accounts are teachers'. */
const TEACHERS: RouteLimit = { name: 'class-teachers', per: 'user', limit: 30, seconds: HOUR };
const ROSTERS: RouteLimit = { name: 'class-rosters', per: 'user', limit: 20, seconds: HOUR };
const WORDS: RouteLimit = { name: 'class-words', per: 'user', limit: 120, seconds: HOUR };

const DELETED = { message: { fr: 'La classe est supprimée.', en: 'The class is deleted.' } };
const REMOVED = {
  message: {
    fr: 'Cette personne n’enseigne plus dans la classe.',
    en: 'This person no longer teaches the class.',
  },
};

type Deps = classes.ClassDeps & { limits: RateLimits };

/** Serves rosters to the teachers of a class. */
function rosterRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, rosterContract.addClassAccounts, { limit: ROSTERS }, ({ user, params, body }) =>
    admitHashing(() => accounts.addClassAccounts(deps, user.id, params.id, body.names)),
  );

  serve(app, rosterContract.renewClassWords, { limit: WORDS }, ({ user, params, body }) =>
    admitHashing(() => renewWordsAndTries(deps, user.id, params.id, body.member_ids)),
  );

  serve(app, rosterContract.renameClassMember, { limit: CHANGES }, ({ user, params, body }) => {
    const call = { userId: user.id, id: params.id, memberId: params.member_id };
    return roster.renameClassMember(deps, call, body.name);
  });

  serve(app, rosterContract.removeClassMember, { limit: CHANGES }, ({ user, params }) => {
    const call = { userId: user.id, id: params.id, memberId: params.member_id };
    return roster.removeClassMember(deps, call);
  });

  serve(app, rosterContract.restoreClassMember, { limit: CHANGES }, ({ user, params }) => {
    const call = { userId: user.id, id: params.id, memberId: params.member_id };
    return roster.restoreClassMember(deps, call);
  });
}

/** Serves classes to administrators. */
function adminRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  serve(app, adminContract.listAdminClasses, ({ query }) => admin.listAdminClasses(deps, query));

  serve(app, adminContract.countAdminClasses, async ({ query }) => ({
    total: await countAdminClasses(db, query, clock()),
  }));

  serve(app, adminContract.readAdminClass, ({ params }) =>
    admin.readAdminClass(db, params.id, clock()),
  );

  serve(app, adminContract.addAdminClassTeacher, ({ user, params, body }) =>
    admin.addAdminClassTeacher(deps, user.id, params.id, body.user_id),
  );
}

/** Serves classes to their teachers and to administrators. */
export function classRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, contract.listClasses, ({ user }) => classes.listClasses(deps, user.id));

  serve(app, contract.createClass, { limit: CHANGES }, ({ user, body }) =>
    classes.createClass(deps, user.id, body),
  );

  serve(app, contract.readClass, ({ user, params }) =>
    classes.readClass(deps.db, user.id, params.id),
  );

  serve(app, contract.updateClass, { limit: CHANGES }, ({ user, params, body }) =>
    classes.updateClass(deps, user.id, params.id, body),
  );

  serve(app, contract.renewClassCode, { limit: CHANGES }, ({ user, params }) =>
    classes.renewClassCode(deps, user.id, params.id),
  );

  serve(app, contract.archiveClass, { limit: CHANGES }, ({ user, params }) =>
    archive.archiveClass(deps, user.id, params.id),
  );

  serve(app, contract.restoreClass, { limit: CHANGES }, ({ user, params }) =>
    archive.restoreClass(deps, user.id, params.id),
  );

  serve(app, contract.deleteClass, { limit: CHANGES }, async ({ user, params, body }) => {
    await archive.deleteClass(deps, user.id, params.id, body.name);
    return DELETED;
  });

  serve(app, contract.addClassTeacher, { limit: TEACHERS }, ({ user, params, body }) =>
    teachers.addClassTeacher(deps, user.id, params.id, body.email),
  );

  serve(app, contract.removeClassTeacher, { limit: CHANGES }, async ({ user, params }) => {
    await teachers.removeClassTeacher(deps, user.id, params.id, params.user_id);
    return REMOVED;
  });

  rosterRoutes(app, deps);
  adminRoutes(app, deps);
}
