import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connect.ts';
import { NotFound } from '../../errors.ts';
import { mailboxPage, mailPage } from './mailbox.page.ts';
import { findMail, listMails } from './mails.queries.ts';

/** No script runs and nothing is fetched here; mails bring their own style. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function send(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .send(html);
}

/** Serves `/dev/mailbox`: the mails of a server that has no mail server. It does not exist on others. */
export function mailboxRoutes(
  app: FastifyInstance,
  { db, config }: { db: Db; config: Config },
): void {
  if (config.smtpUrl) return;
  app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    send(reply, mailboxPage(await listMails(db), config.publicUrl)),
  );
  app.get<{ Params: { id: string } }>(
    '/dev/mailbox/:id',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const mail = UUID.test(params.id) ? await findMail(db, params.id) : undefined;
      if (!mail) throw NotFound();
      return send(reply, mailPage(mail));
    },
  );
}
