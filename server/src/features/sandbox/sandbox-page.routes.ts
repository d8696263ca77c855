import type { Language } from '@codivia/contract/api/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownOrigins } from '../subscriptions/return-address.service.ts';
import { messagePage } from './checkout.page.ts';
import { isOwnForm, openPageTo, ownerToken } from './sandbox-browser.ts';
import type { SandboxDeps } from './sandbox-events.ts';
import { sendPage } from './sandbox-layout.ts';

/** The facts that every kind of page has. */
interface Page {
  id: string;
  language: Language;
}

/** One visit to a page, by its own browser. */
export interface Visit<P extends Page> {
  page: P;
  /** For the page's forms. */
  token: string;
  query: Record<string, string | undefined>;
  reply: FastifyReply;
  /** Sends the page. */
  show(html: string, status?: number): FastifyReply;
}

interface Kind<P extends Page> {
  path: string;
  find(id: string): Promise<P | undefined>;
  show(visit: Visit<P>): Promise<FastifyReply>;
  /** Performs the action of a button. `isStale`: the form was not sent from this page, so nothing may be done. */
  act(visit: Visit<P>, form: URLSearchParams): Promise<FastifyReply>;
  /** Shows the page again when its form did not come from it. */
  refuse(visit: Visit<P>): Promise<FastifyReply>;
}

type Request = FastifyRequest<{
  Params: { id: string };
  Querystring: Record<string, string | undefined>;
}>;

function preferred(request: FastifyRequest): Language {
  return /^fr/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';
}

/** Serves one kind of page to the browsers they belong to, and takes their forms. */
export function servePages<P extends Page>(
  scope: FastifyInstance,
  { db, publicUrl }: SandboxDeps,
  kind: Kind<P>,
): void {
  const url = `/sandbox/${kind.path}/:id`;
  const origins = ownOrigins(publicUrl);
  const schema = { hide: true };

  async function visit(
    request: Request,
    reply: FastifyReply,
    work: (visit: Visit<P>) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const show = (html: string, status = 200) => sendPage(reply, origins, status, html);
    const page = await kind.find(request.params.id);
    const home = `${publicUrl}/`;
    if (!page) return show(messagePage(preferred(request), 'unknown', home), 404);
    const token = await ownerToken(db, request, page.id);
    if (!token) return show(messagePage(page.language, 'notYours', home), 403);
    return work({ page, token, query: request.query, reply, show });
  }

  scope.get(url, { schema }, async (request: Request, reply) => {
    const { params, query } = request;
    const { key } = query;
    if (typeof key === 'string' && (await openPageTo(db, request, reply, params.id, key))) {
      // The key has been used: the redirect keeps it out of the history.
      return reply
        .header('cache-control', 'no-store')
        .redirect(`/sandbox/${kind.path}/${params.id}`, 303);
    }
    return visit(request, reply, kind.show);
  });

  scope.post(url, { schema }, async (request: Request, reply) =>
    visit(request, reply, (visiting) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const isOwn = isOwnForm(form.get('token'), visiting.token);
      return isOwn ? kind.act(visiting, form) : kind.refuse(visiting);
    }),
  );
}
