import type { FastifyRequest } from 'fastify';

/**
 * Addresses that any site may show in a frame: a room with the code that the address carries, and a published project.
 * They are answered with a document of its own, which knows no account (docs/decisions/0293).
 */
const EMBEDDED = /^\/embed\/(?:playground|webtraining|gametraining|p\/[\w-]{1,100})(?:\?|$)/;

/** Whether a request is for a page that other sites may show. */
export function isEmbedded({ url }: Pick<FastifyRequest, 'url'>): boolean {
  return EMBEDDED.test(url);
}

/** The file of the web app's build that answers these addresses. */
export const EMBED_FILE = 'embed.html';

/** What the headers of documents become, so that any site may show them, one that is isolated too. */
export function embeddedHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'x-frame-options': _dropped, ...rest } = headers;
  const policy = rest['content-security-policy'] ?? '';
  return {
    ...rest,
    'content-security-policy': policy.replace("frame-ancestors 'none'", 'frame-ancestors *'),
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  };
}
