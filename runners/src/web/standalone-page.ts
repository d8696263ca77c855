import { insideScript, insideStyle } from '../preview/inside-html.ts';
import { wrappedPage } from './local-page.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';
import type { WebProgram } from './prepare-page.ts';

/** The three files as one page that opens anywhere, without us. */
export function standalonePage(
  { html, css, js }: WebProgram,
  title: string,
  language: string,
): string {
  const page = isWholePage(html) ? html : wrappedPage(html, title, language);
  const style = css.trim() === '' ? '' : `<style>\n${insideStyle(css.trimEnd())}\n</style>\n`;
  const script = js.trim() === '' ? '' : `<script>\n${insideScript(js.trimEnd())}\n</script>\n`;
  const [above, below] = aroundScript(withStyle(page, style));
  return above + script + below;
}
