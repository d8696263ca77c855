import { PREVIEW_CONNECTIONS, PREVIEW_POLICY } from '@codivia/contract/programs/preview-policy';
import type { FastifyRequest } from 'fastify';
import type { RunnerSite } from './runner-site.ts';

/** The address of a document that may be in a page that other sites embed: then all ancestors have to be allowed. */
const EMBEDDED = /\?embed$/;

function policyOf(request: FastifyRequest, site: RunnerSite): string {
  const ancestors = EMBEDDED.test(request.url) ? '*' : site.shownBy(request);
  return [...PREVIEW_POLICY, `frame-ancestors ${ancestors}`].join(';');
}

const FIXED = {
  'connection-allowlist': PREVIEW_CONNECTIONS,
  // The page that shows it is isolated from other origins, and loads only files that allow that.
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), clipboard-read=(), clipboard-write=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
};

/** Returns the headers of everything below `/runner/`. */
export function runnerHeaders(request: FastifyRequest, site: RunnerSite): Record<string, string> {
  return { ...FIXED, 'content-security-policy': policyOf(request, site) };
}
