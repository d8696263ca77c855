import { createHash } from 'node:crypto';
import { type LoadedExample, loadExamples } from '@codivia/content/load-examples';
import plugin from 'fastify-plugin';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * An example runs its own script and nothing else, and no directive lets it connect to anywhere. The
 * sandbox gives it an origin of its own, so our storage is out of its reach; but for an example that keeps
 * something itself, and whose script is ours to the last letter (docs/decisions/0151).
 */
function policyOf({ style, script }: LoadedExample): string {
  const keeps = script.includes('localStorage');
  return [
    `sandbox allow-scripts${keeps ? ' allow-same-origin' : ''}`,
    "default-src 'none'",
    `script-src ${hashed(script)}`,
    `style-src ${hashed(style)}`,
    // The little picture of its tab.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** Serves the examples of the gallery, each a page of its own. */
export const examplePages = plugin(async (app) => {
  for (const example of loadExamples()) {
    const etag = `"${createHash('sha256').update(example.page).digest('base64url')}"`;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(example),
      'cache-control': 'no-cache',
      etag,
    };
    app.get(`/examples/${example.filename}`, { schema: { hide: true } }, (request, reply) => {
      // A sandboxed document may not ask for an opener policy: the browser would refuse to show it.
      reply.removeHeader('cross-origin-opener-policy').headers(headers);
      const known = request.headers['if-none-match'] === etag;
      return known ? reply.status(304).send() : reply.send(example.page);
    });
  }
});
