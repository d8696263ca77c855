import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest, onResponseHookHandler } from 'fastify';
import plugin from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { AuthenticationRequired, NotFound } from '../errors.ts';
import { isPublic } from '../local-trial.ts';
import { shareFigures } from '../workers/siblings.ts';

/** Upper bounds of the duration buckets, in seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The metrics of this process that `/metrics` shows. The `aggregator` of a metric says how the figures of several
     * processes become one: `sum` for figures that each process has of its own, `max` or `min` for figures that all
     * read from the database.
     */
    metrics: Registry;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Figures of the process are measured once, however many servers it has: the measuring code cannot be stopped. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

/** Throws NotFound where nobody may read the figures, AuthenticationRequired without their token. */
function admit({ headers }: FastifyRequest, config: Config): void {
  const { metricsToken } = config;
  if (metricsToken === undefined) {
    if (isPublic(config)) throw NotFound();
    return;
  }
  const actual = digest(headers.authorization ?? '');
  if (!timingSafeEqual(actual, digest(`Bearer ${metricsToken}`))) throw AuthenticationRequired();
}

/**
 * Serves `/metrics` in Prometheus text: figures of the process, the time that each route takes, and the figures that
 * other parts add to `app.metrics`, of all workers together. For anyone who has the token of METRICS_TOKEN; without one,
 * only for this machine.
 */
export const metrics = plugin<{ config: Config }>(async (app, { config }) => {
  const register = Registry.merge([ofProcess]);
  app.decorate('metrics', register);
  new Gauge({
    name: 'codivia_workers',
    help: 'Processes whose figures these are.',
    registers: [register],
  }).set(1);
  const readFigures = shareFigures(register);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  /** Sends durations of one route to its series, which are looked up once for each status. */
  function observerOf(method: string, route: string): onResponseHookHandler {
    const series = new Map<number, { observe(seconds: number): void }>();
    return (_request, reply, next) => {
      const status = reply.statusCode;
      let found = series.get(status);
      if (!found) {
        found = durations.labels(method, route, String(status));
        series.set(status, found);
      }
      found.observe(reply.elapsedTime / 1000);
      next();
    };
  }

  app.addHook('onRoute', (route) => {
    const observe = observerOf(String(route.method), route.url);
    route.onResponse = [observe, ...[route.onResponse ?? []].flat()];
  });
  const observeUnknown = observerOf('any', 'none');
  app.addHook('onResponse', function (request, reply, next) {
    if (!request.is404) return next();
    observeUnknown.call(this, request, reply, next);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    admit(request, config);
    reply.type(register.contentType).header('cache-control', 'no-store');
    return readFigures();
  });
});
