import { join } from 'node:path';
import { COURSES_FOLDER } from '@codivia/content/load-courses';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { metrics } from './plugins/metrics.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { validation } from './plugins/validation.ts';
import { inlineScriptHashes, webApp } from './plugins/web-app.ts';

/** Largest request body, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** The world the server lives in; tests hand in another one. */
export interface World {
  database: Database;
  clock: Clock;
  config: Config;
  webFolder?: string;
}

const WEB_FOLDER = join(import.meta.dirname, '../../web/dist');

function openApi(publicUrl: string) {
  return {
    openapi: {
      info: { title: 'Codivia', version: '1' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http' as const, scheme: 'bearer' } },
      },
    },
  };
}

/** Builds the whole server, ready to listen or to be injected. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const { database, clock, config, webFolder = WEB_FOLDER } = world;
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });

  await app.register(validation);
  await app.register(errorAnswers);
  await app.register(metrics);
  await app.register(securityHeaders, {
    inlineScripts: inlineScriptHashes(webFolder),
    pythonPackagesUrl: config.pythonPackagesUrl,
  });
  await app.register(swagger, openApi(config.publicUrl));
  await app.register(session, { db: database.db, clock, tokenSecret: config.tokenSecret });

  siteRoutes(app, database.db, config);
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());

  await app.register(webApp, { webFolder, coursesFolder: COURSES_FOLDER });
  return app;
}
