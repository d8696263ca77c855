import { join } from 'node:path';
import { COURSES_FOLDER } from '@codivia/content/load-courses';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { siteRoutes } from './features/site/site.routes.ts';
import { logSerializers } from './log-serializers.ts';
import { openServices, type ServiceDeps } from './open-services.ts';
import { drain } from './plugins/drain.ts';
import { errorAnswers } from './plugins/error-answers.ts';
import { examplePages } from './plugins/example-pages.ts';
import { localPages } from './plugins/local-pages.ts';
import { metrics } from './plugins/metrics.ts';
import { plainText } from './plugins/plain-text.ts';
import { pythonPackages } from './plugins/python-packages.ts';
import { nameRequests, requestIds } from './plugins/request-ids.ts';
import { requestLog } from './plugins/request-log.ts';
import { runnerSite, runnerSiteAlone } from './plugins/runner-site.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { session } from './plugins/session.ts';
import { unreadableRequests } from './plugins/unreadable-requests.ts';
import { validation } from './plugins/validation.ts';
import { inlineScriptHashes, webApp } from './plugins/web-app.ts';
import { registerFeatures } from './register-features.ts';

/** Largest request body, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** Maximum time for a request to arrive, in milliseconds: 5 MB over a line of 340 kbit/s. */
const REQUEST_TIMEOUT = 120_000;
/** Maximum time for the head of a request to arrive, in milliseconds. */
const HEAD_TIMEOUT = 30_000;

/**
 * Maximum time for the start of a part of the server, in milliseconds; Fastify's ten seconds are too few on a busy
 * machine.
 */
const START_TIME = 120_000;

/** The dependencies of the server; tests pass their own. */
export interface AppDeps extends ServiceDeps {
  webFolder?: string;
  /** Destination of log lines; unset: standard output. */
  logStream?: { write(line: string): void };
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
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, clock, config, webFolder = WEB_FOLDER, logStream } = deps;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      ...(logStream ? { stream: logStream } : {}),
    },
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: nameRequests(config.trustProxy),
    childLoggerFactory: requestLog,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    pluginTimeout: START_TIME,
    http: { headersTimeout: HEAD_TIMEOUT },
    forceCloseConnections: 'idle',
    // Requests that arrive at the last moment are served like all before.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ...unreadableRequests,
  });

  await app.register(requestIds);
  if (config.otlpEndpoint) {
    const { tracing } = await import('./tracing/tracing.ts');
    const behindProxy = config.trustProxy.length > 0;
    await app.register(tracing, { endpoint: config.otlpEndpoint, database, behindProxy });
  }
  await app.register(drain);
  await app.register(validation);
  await app.register(errorAnswers);
  await app.register(plainText);
  await app.register(localPages, { config });
  await app.register(metrics, { config });
  const previews = runnerSite(config);
  await app.register(runnerSiteAlone, { site: previews, publicUrl: config.publicUrl });
  await app.register(securityHeaders, {
    inlineScripts: inlineScriptHashes(webFolder),
    pythonPackagesUrl: config.pythonPackagesUrl,
    runnerSite: previews,
    publicUrl: config.publicUrl,
  });
  await app.register(swagger, openApi(config.publicUrl));
  await app.register(session, { db: database.db, clock, tokenSecret: config.tokenSecret });

  siteRoutes(app, database.db, config, previews);
  await registerFeatures(app, await openServices(app, deps));
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());

  await app.register(examplePages);
  if (config.pythonPackagesFolder) {
    await app.register(pythonPackages, { folder: config.pythonPackagesFolder });
  }
  await app.register(webApp, {
    webFolder,
    coursesFolder: COURSES_FOLDER,
    publicUrl: config.publicUrl,
    communityUrl: config.communityUrl,
    offline: config.offline,
  });
  return app;
}
