import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config.ts';

/** The folder with all documents in which learners' programs are shown, and nothing else. */
export const RUNNER_FOLDER = '/runner/';

const LOOPBACK = ['localhost', '127.0.0.1'];
/** Host names as browsers send them, with or without a port. Any other text is never repeated in an answer. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

type SiteRequest = Pick<FastifyRequest, 'host' | 'protocol'>;

/** The site that serves previews. Programs run on another site than the app's where there is one. */
export interface RunnerSite {
  /** True when this request came to the name that serves previews and nothing else. */
  isOwn(request: SiteRequest): boolean;
  /** Returns the origin of previews for a page opened by this request; '' for the page's own. */
  originFor(request: SiteRequest): string;
  /** The origins that may show the previews of this request, for a content security policy. */
  shownBy(request: SiteRequest): string;
}

function fixedSite(runnerOrigin: string, publicUrl: string): RunnerSite {
  const { host, origin } = new URL(runnerOrigin);
  return {
    isOwn: (request) => request.host.toLowerCase() === host,
    originFor: () => origin,
    shownBy: () => new URL(publicUrl).origin,
  };
}

/** Returns the site of the same machine by its other name, which is another site to a browser. */
function loopbackSite(appName: string): RunnerSite {
  const runnerName = LOOPBACK.find((name) => name !== appName) ?? '';
  const parts = ({ host }: SiteRequest) => {
    const [name = '', port] = host.toLowerCase().split(':');
    return { name, port: port ? `:${port}` : '' };
  };
  // Called for every request, so it parses nothing.
  const isOwn = (request: SiteRequest) => {
    const host = request.host.toLowerCase();
    return host === runnerName || host.startsWith(`${runnerName}:`);
  };
  return {
    isOwn,
    originFor: (request) => {
      const { name, port } = parts(request);
      return name === appName ? `${request.protocol}://${runnerName}${port}` : '';
    },
    shownBy: (request) =>
      isOwn(request) ? `${request.protocol}://${appName}${parts(request).port}` : "'self'",
  };
}

const SAME_SITE: RunnerSite = {
  isOwn: () => false,
  originFor: () => '',
  shownBy: () => "'self'",
};

/** Determines the site that serves previews (setting RUNNER_ORIGIN). */
export function runnerSite({ runnerOrigin, publicUrl }: Config): RunnerSite {
  if (runnerOrigin) return fixedSite(runnerOrigin, publicUrl);
  const appName = new URL(publicUrl).hostname;
  return LOOPBACK.includes(appName) ? loopbackSite(appName) : SAME_SITE;
}

/** Returns the folder of previews on the site of a request, or on another one, as a policy names it. */
export function runnerSource(request: SiteRequest, origin: string): string {
  if (origin) return origin + RUNNER_FOLDER;
  return HOST.test(request.host)
    ? `${request.protocol}://${request.host}${RUNNER_FOLDER}`
    : "'none'";
}

const HEALTH = /^\/api\/health(?:\/live)?(?:\?|$)/;
/** The paths that are no page: calls, files of the app, and pages that exist for this machine alone. */
const NO_PAGE = /^\/(?:api|assets|runner|python|media|art|metrics|dev|sandbox)(?:[/?]|$)/;

/** Tells whether a person has opened the address of a page: a program of a preview asks for other things. */
function opensPage({ url, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return !NO_PAGE.test(url) && (destination === undefined || destination === 'document');
}

/**
 * Serves only previews on their own name. A page is answered with its address on the app's own name, health checks as
 * everywhere, and all other requests with a refusal before any further processing.
 */
export const runnerSiteAlone = plugin<{ site: RunnerSite; publicUrl: string }>(
  async (app, { site, publicUrl }) => {
    app.addHook('onRequest', (request, reply, next) => {
      if (!site.isOwn(request)) return next();
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (reads && (request.url.startsWith(RUNNER_FOLDER) || HEALTH.test(request.url))) {
        return next();
      }
      const isPage = reads && opensPage(request);
      if (isPage) reply.header('location', site.shownBy(request) + request.url);
      reply
        .status(isPage ? 307 : 421)
        .headers({
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .type('text/plain; charset=utf-8')
        .send(`This address serves previews only. Codivia is at ${publicUrl}\n`);
    });
  },
);
