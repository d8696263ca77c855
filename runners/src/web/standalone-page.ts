import { insideHtml, insideScript, insideStyle } from '../preview/inside-html.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';
import type { WebProgram } from './prepare-page.ts';

function wrapped(html: string, title: string, language: string): string {
  return `<!doctype html>
<html lang="${insideHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${insideHtml(title)}</title>
</head>
<body>
${html.trimEnd()}
</body>
</html>
`;
}

/** The three files as one page that opens anywhere, without us. */
export function standalonePage(
  { html, css, js }: WebProgram,
  title: string,
  language: string,
): string {
  const page = isWholePage(html) ? html : wrapped(html, title, language);
  const style = css.trim() === '' ? '' : `<style>\n${insideStyle(css.trimEnd())}\n</style>\n`;
  const script = js.trim() === '' ? '' : `<script>\n${insideScript(js.trimEnd())}\n</script>\n`;
  const [above, below] = aroundScript(withStyle(page, style));
  return above + script + below;
}
