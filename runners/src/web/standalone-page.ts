import { insideHtml, insideScript, insideStyle } from '../preview/inside-html.ts';
import { wrappedPage } from './local-page.ts';
import { type OwnTag, ownFilesIn, ownTags } from './own-files.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';
import type { WebProgram } from './prepare-page.ts';

const styleOf = (css: string, media = '') =>
  css.trim() === '' ? '' : `<style${media}>\n${insideStyle(css.trimEnd())}\n</style>\n`;
const scriptOf = (js: string, type = '') =>
  js.trim() === '' ? '' : `<script${type}>\n${insideScript(js.trimEnd())}\n</script>\n`;

/** Other scripts that wait until the page has been read, in their order. */
const DEFERRED = /<script\b[^>]*\sdefer\b[^>]*>/gi;

/** Returns the text that replaces a tag; null if it belongs at the end of the page. */
function inPlace(tag: OwnTag, { html, css, js }: WebProgram): string | null {
  const { attributes } = tag;
  if (tag.name === 'style.css') {
    const media = attributes.get('media');
    return styleOf(css, media === undefined ? '' : ` media="${insideHtml(media)}"`).trimEnd();
  }
  const type = attributes.get('type')?.toLowerCase();
  if (type === 'module') return scriptOf(js, ' type="module"').trimEnd();
  if (!attributes.has('defer') && !attributes.has('async')) return scriptOf(js).trimEnd();
  const isInOrder = attributes.has('defer') && (html.match(DEFERRED)?.length ?? 0) > 1;
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(js.toWellFormed())}`;
  // Only a script with an address of its own keeps its place among others that wait.
  return isInOrder ? `<script src="${address}" defer></script>` : null;
}

/** The three files as one page that opens anywhere, without us. */
export function standalonePage(program: WebProgram, title: string, language: string): string {
  const { css, js } = program;
  const html = isWholePage(program.html)
    ? program.html
    : wrappedPage(program.html, title, language);
  const named = ownFilesIn(html);
  let page = '';
  let from = 0;
  let isScriptIn = named.has('script.js');
  for (const tag of ownTags(html)) {
    const part = inPlace(tag, { ...program, html });
    if (part === null) isScriptIn = false;
    page += html.slice(from, tag.start) + (part ?? '');
    from = tag.end;
  }
  page += html.slice(from);
  const styled = named.has('style.css') ? page : withStyle(page, styleOf(css));
  const [above, below] = aroundScript(styled);
  return above + (isScriptIn ? '' : scriptOf(js)) + below;
}
