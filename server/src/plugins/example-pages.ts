import { createHash } from 'node:crypto';
import { type LoadedExample, loadExamples } from '@codivia/content/load-examples';
import type { Bilingual, Language } from '@codivia/contract/api/language';
import { galleryAddressOf } from '@codivia/contract/programs/examples';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the policy of an example: it runs its own script and nothing else, and no directive lets it connect to
 * anywhere. The sandbox gives it an origin of its own, so that it cannot read our storage; except for an example that
 * stores something itself, and whose script is ours to the last letter (docs/decisions/0075).
 */
function policyOf({ style, script }: LoadedExample): string {
  const keeps = script.includes('localStorage');
  return [
    `sandbox allow-scripts${keeps ? ' allow-same-origin' : ''}`,
    "default-src 'none'",
    `script-src ${hashed(script)}`,
    `style-src ${hashed(style + BACK_STYLE)}`,
    // The icon of its tab.
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}

const BACK: Bilingual = { fr: 'Tous les exemples', en: 'All examples' };
const BACK_STYLE =
  'nav[data-back]{position:relative;z-index:1;place-self:start}nav[data-back] a{display:inline-block;padding:.25rem 0;color:light-dark(#00735c,#4fe3b0)}';

/**
 * Returns the page with a link back to the gallery, which its code in a room does not have (web/src/training/examples).
 */
function withBack({ filename, page }: LoadedExample, language: Language): string {
  const address = galleryAddressOf(filename.replace('.html', ''));
  const link = `<a href="${address}">← ${BACK[language]}</a>`;
  const back = `<nav data-back lang="${language}">${link}</nav>`;
  return page
    .replace('</style>', () => `${BACK_STYLE}</style>`)
    .replace('<body>', () => `<body>${back}`);
}

const entityOf = (page: string) => ({
  page,
  etag: `"${createHash('sha256').update(page).digest('base64url')}"`,
});

/** Returns the language that the script of an example chooses: by the address, else by the browser. */
function languageOf({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { lang?: unknown };
  const wanted = typeof lang === 'string' && lang ? lang : (headers['accept-language'] ?? '');
  return /^fr/i.test(wanted) ? 'fr' : 'en';
}

/** Serves the examples of the gallery, each a page of its own. */
export const examplePages = plugin(async (app) => {
  for (const example of loadExamples()) {
    const policy = policyOf(example);
    const pages = { fr: entityOf(withBack(example, 'fr')), en: entityOf(withBack(example, 'en')) };
    app.get(`/examples/${example.filename}`, { schema: { hide: true } }, (request, reply) => {
      const { page, etag } = pages[languageOf(request)];
      // A sandboxed document may not ask for an opener policy: the browser would refuse to show it.
      reply.removeHeader('cross-origin-opener-policy').headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        vary: 'accept-language',
        etag,
      });
      const known = request.headers['if-none-match'] === etag;
      return known ? reply.status(304).send() : reply.send(page);
    });
  }
});
