import type { Language } from '@codivia/contract/api/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countWith, type RouteLimit } from '../../route-limits.ts';
import {
  UNSUBSCRIBE_POLICY,
  type UnsubscribeState,
  type UnsubscribeWords,
  unsubscribePage,
} from './unsubscribe.page.ts';

const STATUS: Record<UnsubscribeState, number> = { ask: 200, done: 200, forged: 400, expired: 410 };

/** The reader of a mail whose link is genuine. */
interface Reader {
  /** Unknown when the reader is gone. */
  language: () => Promise<Language | undefined>;
  end: () => Promise<void>;
}

/** The way out of one kind of regular mail. */
export interface WayOut {
  url: string;
  limit: RouteLimit;
  words: UnsubscribeWords;
  /** Returns for whom a link works. */
  read(query: Record<string, string>): Reader | 'forged' | 'expired';
}

type LinkRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** Returns the parameters of a link; one that comes twice is no text of ours. */
const queryOf = ({ query }: LinkRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Serves the link of a regular mail, and the requests of mail programs to it (RFC 8058). */
export async function unsubscribeRoutes(app: FastifyInstance, way: WayOut): Promise<void> {
  async function answer(request: LinkRequest, reply: FastifyReply, state: 'ask' | 'done') {
    const found = way.read(queryOf(request));
    const isKnown = typeof found !== 'string';
    if (isKnown && state === 'done') await found.end();
    const outcome = isKnown ? state : found;
    const language = isKnown ? await found.language() : undefined;
    return reply
      .status(STATUS[outcome])
      .type('text/html; charset=utf-8')
      .header('content-security-policy', UNSUBSCRIBE_POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .send(unsubscribePage(way.words, outcome, language));
  }

  await app.register(async (scope) => {
    // The link contains everything: the body that a mail program sends is not read.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    const options = { schema: { hide: true }, preHandler: countWith(app, way.limit) };
    scope.get(way.url, options, (request: LinkRequest, reply) => answer(request, reply, 'ask'));
    scope.post(way.url, options, (request: LinkRequest, reply) => answer(request, reply, 'done'));
  });
}
