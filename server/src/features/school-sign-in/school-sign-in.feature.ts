import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../open-services.ts';
import { schoolSignInRoutes } from './school-sign-in.routes.ts';

/** Registers signing in through a school; the client of its provider is loaded only where there is one. */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { oidc } = services.config;
  const provider = oidc && (await import('./school-provider.ts')).openIdProvider(oidc);
  await app.register(async (scope) => {
    await scope.register(cookie);
    schoolSignInRoutes(scope, { ...services, signAccess: app.session.sign }, provider);
  });
}
