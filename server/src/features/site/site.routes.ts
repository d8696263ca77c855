import * as contract from '@codivia/contract/api/site';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { type Db, ping } from '../../db/connect.ts';
import { Stopping } from '../../errors.ts';
import type { RunnerSite } from '../../plugins/runner-site.ts';
import { serve } from '../../serve.ts';

/** Serves the requests of the web app and of the operators about the server itself. */
export function siteRoutes(
  app: FastifyInstance,
  db: Db,
  config: Config,
  runnerSite: RunnerSite,
): void {
  serve(app, contract.readSiteConfig, ({ request, reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return {
      public_url: config.publicUrl,
      community_url: config.communityUrl,
      contact_email: config.contactEmail,
      ai_chat_url: config.aiChatUrl,
      python_packages_url: config.pythonPackagesUrl,
      runner_origin: runnerSite.originFor(request),
      local_mailbox: config.smtpUrl === undefined,
      publisher_name: config.publisherName ?? '',
      publisher_address: config.publisherAddress ?? '',
      hosting_provider: config.hostingProvider ?? '',
    };
  });

  serve(app, contract.readLiveness, () => ({ status: 'alive' }));

  serve(app, contract.readHealth, async () => {
    if (app.draining) throw Stopping();
    await ping(db);
    return { status: 'ok' };
  });
}
