import { pageOf } from '../preview/page-of.ts';
import { ownFilesIn } from './own-files.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';

/** Returns the contents of a page's body, as a page of its own. */
export function wrappedPage(html: string, title: string, language: string): string {
  return pageOf({ title, language, body: html.trimEnd() });
}

/** A page that `localPage` has made from the contents of a body, and nobody has changed since. */
const WRAPPED =
  /^<!doctype html>\n<html lang="[^"]*">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>[^<]*<\/title>\n(?:<link rel="stylesheet" href="style\.css">\n)?<\/head>\n<body>\n([\s\S]*?)(?:<script(?: type="module")? src="script\.js"><\/script>\n)?<\/body>\n<\/html>\n$/;

/** Returns the HTML from which `localPage` made a page; any other page stays as it is. */
export function unwrappedPage(page: string): string {
  const [, body] = WRAPPED.exec(page) ?? [];
  if (body === undefined || isWholePage(body)) return page;
  return body.trim() === '' ? '' : body;
}

/**
 * Returns the page for a folder with `style.css` and `script.js`: it links them, unless it contains the links itself.
 *
 * @param isModule true if the script is a module, which the link has to declare
 */
export function localPage(html: string, title: string, language: string, isModule = false): string {
  const page = isWholePage(html) ? html : wrappedPage(html, title, language);
  const named = ownFilesIn(page);
  const style = '<link rel="stylesheet" href="style.css">\n';
  const styled = named.has('style.css') ? page : withStyle(page, style);
  if (named.has('script.js')) return styled;
  const [above, below] = aroundScript(styled);
  const open = isModule ? '<script type="module"' : '<script';
  return `${above}${open} src="script.js"></script>\n${below}`;
}
