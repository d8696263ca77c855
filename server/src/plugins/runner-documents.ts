import type { FastifyRequest } from 'fastify';
import type { RunnerSite } from './runner-site.ts';

/**
 * The walls around learners' programs: scripts run, everything else is closed. `sandbox` takes away
 * the origin, so that no storage and no document of any site is theirs; without `connect-src`,
 * `form-action` and pictures from elsewhere nothing they know leaves the frame. `unsafe-eval` gives
 * programs nothing that inline scripts do not have.
 */
function policyOf(request: FastifyRequest, site: RunnerSite): string {
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval'",
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${site.shownBy(request)}`,
  ].join(';');
}

const FIXED = {
  // The page that shows it is isolated from other origins, and loads only what agrees to that.
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), clipboard-read=(), clipboard-write=(), browsing-topics=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
};

/** The headers of everything below `/runner/`. */
export function runnerHeaders(request: FastifyRequest, site: RunnerSite): Record<string, string> {
  return { ...FIXED, 'content-security-policy': policyOf(request, site) };
}
