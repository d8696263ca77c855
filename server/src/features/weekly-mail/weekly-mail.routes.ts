import * as contract from '@codivia/contract/api/weekly-mail';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { readSignedToken } from '../../services/signed-link.ts';
import { unsubscribeRoutes } from '../../services/unsubscribe/unsubscribe.routes.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { expectAllowed } from '../permissions/permissions.service.ts';
import { MEMBER_WORDS } from './unsubscribe.words.ts';
import { isOn, turnOff, turnOn } from './weekly-mail.queries.ts';

const SWITCHES: RouteLimit = { name: 'weekly-mail', per: 'user', limit: 60, seconds: 60 * 60 };
const LINKS: RouteLimit = { name: 'weekly-mail-links', per: 'ip', limit: 300, seconds: 15 * 60 };

interface WeeklyMailDeps extends Deps {
  /** The secret with which the tokens of links are signed. */
  tokenSecret: string;
}

/** Serves whether the member who calls wants the weekly mail, and the way out of it. */
export async function weeklyMailRoutes(app: FastifyInstance, deps: WeeklyMailDeps): Promise<void> {
  const { db, clock, tokenSecret } = deps;

  serve(app, contract.readWeeklyMail, async ({ user }) => ({ on: await isOn(db, user.id) }));

  serve(app, contract.setWeeklyMail, { limit: SWITCHES }, async ({ user, body }) => {
    if (body.on) await expectAllowed(db, user.id, 'own-account');
    await (body.on ? turnOn(db, user.id, clock()) : turnOff(db, user.id));
    return body;
  });

  await unsubscribeRoutes(app, {
    url: '/api/weekly-mail/unsubscribe',
    limit: LINKS,
    words: MEMBER_WORDS,
    read({ token = '' }) {
      const found = readSignedToken(tokenSecret, 'weekly-mail', token, clock());
      if (typeof found === 'string') return found;
      return {
        language: async () => (await recipientOf(db, found.id))?.language,
        end: () => turnOff(db, found.id),
      };
    },
  });
}
