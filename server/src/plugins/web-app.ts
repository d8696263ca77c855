import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  EMBED_FILE,
  isEmbeddedAddress,
  isPlayedAddress,
} from '@codivia/contract/programs/embedded-pages';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { NotFound } from '../errors.ts';
import { languageOfAddress, pageLanguage } from '../pages/page-language.ts';
import { PageRenderer, type PageRequest } from '../pages/page-renderer.ts';
import { seoRoutes } from '../pages/seo.routes.ts';
import { mediaFolders } from '../services/media-folders.ts';
import { sendReady } from '../services/ready-answer.ts';
import { type SiteAddresses, servePages } from './serve-pages.ts';
import { unregisterServiceWorker } from './unregister-service-worker.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const ONE_HOUR = 'public, max-age=3600';
/** Folders in which a missing file is an error, and not a page of the web app. */
const FILE_FOLDERS = /^\/(api|assets|python|python-input|runner|media|dev|sandbox)\//;

/** Returns `'sha256-…'` of every script written into the page itself, for the content security policy. */
export function inlineScriptHashes(webFolder: string): string[] {
  const page = join(webFolder, 'index.html');
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, 'utf8').matchAll(
    /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );
}

function cacheControlOf(path: string): string {
  if (/\/(assets|python|runner)\//.test(path)) return IMMUTABLE;
  return /\.(html|js|webmanifest)(\.br|\.gz)?$/.test(path) ? REVALIDATE : ONE_HOUR;
}

async function serveMedia(app: FastifyInstance, coursesFolder: string): Promise<void> {
  for (const { name, folder } of mediaFolders(coursesFolder)) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: `/media/${name}/`,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', ONE_HOUR),
    });
  }
}

/** Pages that only those who were given the address should find. */
const UNLISTED = /^\/[pu]\//i;

/**
 * Tells whether a request is for a page. Links to articles and examples end in `.html`; every other ending is that of a
 * file.
 */
function isPage({ method, url }: FastifyRequest): boolean {
  const [pathname = '/'] = url.split('?');
  const isFile = /\.(?!html$)[a-z0-9]{2,5}$/i.test(pathname);
  return ['GET', 'HEAD'].includes(method) && !FILE_FOLDERS.test(pathname) && !isFile;
}

function pageRequestOf(request: FastifyRequest): PageRequest {
  const [pathname = '/'] = request.url.split('?');
  return {
    pathname,
    language: pageLanguage(request),
    named: languageOfAddress(request) !== undefined,
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Prepares everything that the first visitor would have to wait for. To be called when the server is ready, before it
     * listens.
     */
    warmUp(): Promise<void>;
  }
}

interface Served extends SiteAddresses {
  webFolder: string;
  coursesFolder: string;
  /** True if pages may keep files for offline use. */
  offline: boolean;
}

/** Serves the built web app: its files compressed beforehand, and its page for every other address. */
export const webApp = plugin<Served>(async (app, served) => {
  const { webFolder, coursesFolder, publicUrl, offline } = served;
  const built = existsSync(join(webFolder, 'index.html'));
  await serveMedia(app, coursesFolder);
  if (built) {
    await servePages(app, join(webFolder, 'blog'), '/blog/', served);
    const asBuilt: FastifyStaticOptions = {
      root: webFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', cacheControlOf(path)),
    };
    await app.register(fastifyStatic, {
      ...asBuilt,
      prefix: '/',
      globIgnore: ['blog/*.html*', 'python/**', ...(offline ? [] : ['sw.js*'])],
    });
    // Browsers continue a file that broke off by its date, and not by a tag as weak as these are.
    const python = { root: join(webFolder, 'python'), prefix: '/python/', etag: false };
    if (existsSync(python.root))
      await app.register(fastifyStatic, { ...asBuilt, ...python, decorateReply: false });
  }
  const pages = built ? await PageRenderer.open(app, { webFolder, publicUrl }) : undefined;
  if (pages) {
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    seoRoutes(app, pages.indexablePaths, publicUrl);
  }
  app.decorate('warmUp', async () => pages?.warmUp());
  if (!offline) unregisterServiceWorker(app);
  app.setNotFoundHandler(async (request, reply: FastifyReply) => {
    if (!built || !isPage(request)) {
      const missing = NotFound();
      return reply.status(404).header('cache-control', 'no-store').send(missing.answer());
    }
    if (isEmbeddedAddress(request.url)) return reply.sendFile(EMBED_FILE);
    if (isPlayedAddress(request.url)) {
      return reply.header('x-robots-tag', 'noindex').sendFile(EMBED_FILE);
    }
    if (!pages) return reply.sendFile('index.html');
    const { status, document } = await pages.page(pageRequestOf(request));
    if (UNLISTED.test(request.url)) reply.header('x-robots-tag', 'noindex');
    return sendReady(request, reply.status(status), document);
  });
});
