import type { FastifyInstance } from 'fastify';
import { receiveEvent, type WebhookDeps } from './webhook.service.ts';

/**
 * Serves the webhook for the provider's events. Their signature covers every byte of the body, so it is read as bytes.
 */
export async function webhookRoutes(app: FastifyInstance, deps: WebhookDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/stripe/webhook', { schema: { hide: true } }, async ({ headers, body }) => {
      const signature = headers['stripe-signature'];
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      await receiveEvent(deps, rawBody, typeof signature === 'string' ? signature : undefined);
      return { received: true };
    });
  });
}
