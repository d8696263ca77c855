import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config.ts';
import { NotFound } from '../errors.ts';
import { isLoopback, isPublic } from '../local-trial.ts';

/** Pages that replace outside services for the people at this machine: mails, payments, figures. */
const LOCAL_PAGES = /^\/(?:dev|sandbox|metrics)(?:[/?]|$)/;

/** Returns the name to which the browser has connected, without its port; a proxy's header for it does not count. */
function nameOf({ headers }: FastifyRequest): string {
  return (headers.host ?? '').replace(/:\d+$/, '');
}

/**
 * Answers local pages of a server that others cannot reach only by names of this machine: a page of another site whose
 * name was made to lead here could read them in the browser of somebody at this machine (DNS rebinding). With
 * METRICS_TOKEN, the figures are protected by their token.
 */
export const localPages = plugin<{ config: Config }>(async (app, { config }) => {
  if (isPublic(config)) return;
  app.addHook('onRequest', async (request) => {
    if (!LOCAL_PAGES.test(request.url)) return;
    if (config.metricsToken !== undefined && request.url.startsWith('/metrics')) return;
    if (!isLoopback(nameOf(request))) throw NotFound();
  });
});
