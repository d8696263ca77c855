import * as contract from '@codivia/contract/api/weekly-mail';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { countWith, type RouteLimit } from '../../route-limits.ts';
import { serve } from '../../serve.ts';
import { recipientOf } from '../accounts/users.queries.ts';
import { UNSUBSCRIBE_POLICY, type UnsubscribeState, unsubscribePage } from './unsubscribe.page.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';
import { isOn, turnOff, turnOn } from './weekly-mail.queries.ts';

const SWITCHES: RouteLimit = { name: 'weekly-mail', per: 'user', limit: 60, seconds: 60 * 60 };
const LINKS: RouteLimit = { name: 'weekly-mail-links', per: 'ip', limit: 300, seconds: 15 * 60 };

interface WeeklyMailDeps extends Deps {
  /** The secret with which the tokens of links are signed. */
  tokenSecret: string;
}

const STATUS: Record<UnsubscribeState, number> = { ask: 200, done: 200, forged: 400, expired: 410 };

type LinkRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** Serves `/api/weekly-mail/unsubscribe`: the link of a mail, and the requests of mail programs to it (RFC 8058). */
async function unsubscribeRoutes(app: FastifyInstance, deps: WeeklyMailDeps): Promise<void> {
  const { db, clock, tokenSecret } = deps;
  const url = '/api/weekly-mail/unsubscribe';

  async function answer(request: LinkRequest, reply: FastifyReply, state: 'ask' | 'done') {
    const found = readUnsubscribeToken(tokenSecret, String(request.query.token ?? ''), clock());
    const isKnown = typeof found !== 'string';
    if (isKnown && state === 'done') await turnOff(db, found.user_id);
    const outcome = isKnown ? state : found;
    const language = isKnown ? (await recipientOf(db, found.user_id))?.language : undefined;
    return reply
      .status(STATUS[outcome])
      .type('text/html; charset=utf-8')
      .header('content-security-policy', UNSUBSCRIBE_POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(unsubscribePage(outcome, language));
  }

  await app.register(async (scope) => {
    // The link contains everything: the body that a mail program sends is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    const options = { schema: { hide: true }, preHandler: countWith(app, LINKS) };
    scope.get(url, options, (request: LinkRequest, reply) => answer(request, reply, 'ask'));
    scope.post(url, options, (request: LinkRequest, reply) => answer(request, reply, 'done'));
  });
}

/** Serves whether the member who calls wants the weekly mail, and the way out of it. */
export async function weeklyMailRoutes(app: FastifyInstance, deps: WeeklyMailDeps): Promise<void> {
  const { db, clock } = deps;

  serve(app, contract.readWeeklyMail, async ({ user }) => ({ on: await isOn(db, user.id) }));

  serve(app, contract.setWeeklyMail, { limit: SWITCHES }, async ({ user, body }) => {
    await (body.on ? turnOn(db, user.id, clock()) : turnOff(db, user.id));
    return body;
  });

  await unsubscribeRoutes(app, deps);
}
