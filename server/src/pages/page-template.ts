import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g;

/** The rule of a font that is fetched; the stretched local ones have no address. */
const FETCHED_FONT = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** Returns a style sheet as elements of the document, the fonts to fetch in one of their own. */
function styleElements(css: string): string {
  const safe = css.replaceAll('</style', '<\\/style');
  const fonts = safe.match(FETCHED_FONT)?.join('') ?? '';
  return `<style data-fonts>${fonts}</style><style>${safe.replace(FETCHED_FONT, '')}</style>`;
}

/**
 * Returns the web app's document with its style sheets written into it: on a slow line the page is visible one round
 * trip earlier (they are about 8 kB compressed; see docs/decisions/0095).
 */
export function pageTemplate(webFolder: string): string {
  const html = readFileSync(join(webFolder, 'index.html'), 'utf8');
  return html.replace(STYLE_SHEET, (_, address: string) => {
    return styleElements(readFileSync(join(webFolder, address), 'utf8'));
  });
}
