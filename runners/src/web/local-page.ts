import { pageOf } from '../preview/page-of.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';

const LINKS_STYLE = /<link\b[^>]*\bhref\s*=\s*["']?(\.\/)?style\.css/i;
const LINKS_SCRIPT = /<script\b[^>]*\bsrc\s*=\s*["']?(\.\/)?script\.js/i;

/** What belongs into the body of a page, as a page of its own. */
export function wrappedPage(html: string, title: string, language: string): string {
  return pageOf({ title, language, body: html.trimEnd() });
}

/**
 * The page as it lies beside `style.css` and `script.js`: it links them, unless it does so already.
 *
 * @param isModule the script is a module, which the link has to say
 */
export function localPage(html: string, title: string, language: string, isModule = false): string {
  const page = isWholePage(html) ? html : wrappedPage(html, title, language);
  const style = LINKS_STYLE.test(page) ? '' : '<link rel="stylesheet" href="style.css">\n';
  const open = isModule ? '<script type="module"' : '<script';
  // Of two types the browser takes the first.
  const linked = page.replace(LINKS_SCRIPT, (tag) => open + tag.slice('<script'.length));
  const [above, below] = aroundScript(style ? withStyle(linked, style) : linked);
  return LINKS_SCRIPT.test(page)
    ? above + below
    : `${above}${open} src="script.js"></script>\n${below}`;
}
