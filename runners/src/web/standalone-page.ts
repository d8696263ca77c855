import type { ProgramFiles } from '@codivia/contract/programs/program';
import { insideHtml, insideScript, insideStyle } from '../preview/inside-html.ts';
import { wrappedPage } from './local-page.ts';
import { type OwnTag, ownFilesIn, ownTags } from './own-files.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';

const styleOf = (css: string, media = '') =>
  css.trim() === '' ? '' : `<style${media}>\n${insideStyle(css.trimEnd())}\n</style>\n`;
const scriptOf = (js: string, type = '') =>
  js.trim() === '' ? '' : `<script${type}>\n${insideScript(js.trimEnd())}\n</script>\n`;

/** Other scripts that wait until the page has been read, in their order. */
const DEFERRED = /<script\b[^>]*\sdefer\b[^>]*>/gi;

/** Returns the text that replaces a tag; null if it belongs at the end of the page. */
function inPlace(tag: OwnTag, files: ProgramFiles): string | null {
  const { 'index.html': html = '', 'style.css': css = '', 'script.js': script = '' } = files;
  const { attributes } = tag;
  if (tag.name === 'style.css') {
    const media = attributes.get('media');
    return styleOf(css, media === undefined ? '' : ` media="${insideHtml(media)}"`).trimEnd();
  }
  const type = attributes.get('type')?.toLowerCase();
  if (type === 'module') return scriptOf(script, ' type="module"').trimEnd();
  if (!attributes.has('defer') && !attributes.has('async')) return scriptOf(script).trimEnd();
  const isInOrder = attributes.has('defer') && (html.match(DEFERRED)?.length ?? 0) > 1;
  const address = `data:text/javascript;charset=utf-8,${encodeURIComponent(script.toWellFormed())}`;
  // Only a script with an address of its own keeps its place among others that wait.
  return isInOrder ? `<script src="${address}" defer></script>` : null;
}

/** The three files as one page that opens anywhere, without us. */
export function standalonePage(files: ProgramFiles, title: string, language: string): string {
  const { 'index.html': written = '', 'style.css': css = '', 'script.js': script = '' } = files;
  const html = isWholePage(written) ? written : wrappedPage(written, title, language);
  const named = ownFilesIn(html);
  let page = '';
  let from = 0;
  let isScriptIn = named.has('script.js');
  for (const tag of ownTags(html)) {
    const part = inPlace(tag, { ...files, 'index.html': html });
    if (part === null) isScriptIn = false;
    page += html.slice(from, tag.start) + (part ?? '');
    from = tag.end;
  }
  page += html.slice(from);
  const styled = named.has('style.css') ? page : withStyle(page, styleOf(css));
  const [above, below] = aroundScript(styled);
  return above + (isScriptIn ? '' : scriptOf(script)) + below;
}
