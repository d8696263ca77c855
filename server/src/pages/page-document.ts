import type { Language } from '@codivia/contract/api/language';

/** A page as the web app renders it for anyone who is not signed in (web/src/server/render.tsx). */
export interface Rendered {
  status: 200 | 404;
  head: string;
  body: string;
  data: readonly unknown[];
  hydrated: boolean;
}

const ROOT = /(<div id="root")(>)([\s\S]*?)(<!--\/root-->\s*<\/div>)/;
const NO_SCRIPT = /<noscript>[\s\S]*?<\/noscript>/;
const OWN_HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;

/** The elements that load the app's scripts. */
const SCRIPTS =
  /(?<!\s)\s*(?:<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)/g;
/** The style sheet of the fonts, as page-template.ts has set it apart. */
const FONTS = /<style data-fonts>[\s\S]*?<\/style>/;

/** Returns JSON for a document: nothing in it ends the element around it. */
function inDocument(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns the web app's own document, in the reader's language but without a page in it. */
export function emptyDocument(template: string, language: Language): string {
  return template
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}" data-served="${language}"`)
    .replace(/\/manifest\.\w+\.webmanifest/, () => `/manifest.${language}.webmanifest`);
}

/**
 * Puts scripts and fonts into an inert template: a page with its text is painted before they are loaded, then the last
 * script of web/index.html inserts them. Without scripts, the fonts are loaded at once.
 */
function afterThePaint(template: string): string {
  const fonts = template.match(FONTS)?.[0] ?? '';
  const scripts = template.match(SCRIPTS)?.join('') ?? '';
  return `<template id="after-paint">${fonts}${scripts}</template><noscript>${fonts}</noscript>`;
}

/** Returns the web app's document with a rendered page in it. */
export function pageDocument(template: string, language: Language, page: Rendered): string {
  const document = emptyDocument(template, language).replace(OWN_HEAD, () => page.head);
  const data =
    page.data.length > 0
      ? `<script type="application/json" id="page-data">${inDocument(page.data)}</script>`
      : '';
  if (!page.hydrated) {
    return document.replace(NO_SCRIPT, () => `${data}<noscript>${page.body}</noscript>`);
  }
  return (
    document
      .replace(SCRIPTS, '')
      .replace(FONTS, '')
      .replace(NO_SCRIPT, () => data + afterThePaint(template))
      // This replacement is the last: the page may contain the texts that are replaced above.
      .replace(ROOT, (_, start) => `${start} data-rendered>${page.body}</div>`)
  );
}
