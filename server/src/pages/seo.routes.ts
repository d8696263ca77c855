import { ARTICLES, articlePath } from '@codivia/contract/api/blog';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { FastifyInstance } from 'fastify';

/** Paths that search engines should not visit. */
const CLOSED = ['/api/', '/admin', '/dashboard', '/dev/', '/verify', '/reset-password'];

const ONE_HOUR = 'public, max-age=3600';

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns the entry of one address, with its address in each language. */
function entryOf(publicUrl: string, path: string): string {
  const plain = xml(publicUrl + path);
  const versions = LANGUAGES.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${plain}?lang=${code}"/>`,
  );
  return `<url><loc>${plain}</loc>${versions.join('')}</url>`;
}

/** Returns the entries of articles, which are pages of their own in each language. */
function articleEntries(publicUrl: string): string[] {
  return ARTICLES.map(({ id }) => {
    const address = (code: Language) => xml(publicUrl + articlePath(id, code));
    const versions = LANGUAGES.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code)}"/>`,
    ).join('');
    return LANGUAGES.map((code) => `<url><loc>${address(code)}</loc>${versions}</url>`).join('');
  });
}

/** Returns the sitemap (https://www.sitemaps.org) of these paths and of the articles. */
export function sitemap(publicUrl: string, paths: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.map((path) => entryOf(publicUrl, path)),
    ...articleEntries(publicUrl),
    '</urlset>',
  ].join('\n');
}

/**
 * Serves the files that tell search engines where to look: the pages there are, and every course and path of
 * today.
 */
export function seoRoutes(app: FastifyInstance, pages: readonly string[], publicUrl: string): void {
  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) => {
    const courses = [...app.catalogue.courses.keys()].map((id) => `/course/${id}`);
    const paths = [...app.catalogue.paths.keys()].map((id) => `/path/${id}`);
    return reply
      .header('cache-control', ONE_HOUR)
      .type('application/xml; charset=utf-8')
      .send(sitemap(publicUrl, [...pages, ...courses, ...paths]));
  });

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) => {
    const rules = CLOSED.map((path) => `Disallow: ${path}`);
    return reply
      .header('cache-control', ONE_HOUR)
      .type('text/plain; charset=utf-8')
      .send(['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n'));
  });
}
