import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Returns a page that the server renders whole: it has no scripts, and search engines do not list it. */
export function htmlPage(lang: string, title: string, style: string, ...body: ReactNode[]): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('title', null, `${title} · Codivia`),
    h('style', null, style),
  );
  const document = h('html', { lang }, head, h('body', null, ...body));
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
