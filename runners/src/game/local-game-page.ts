import { insideHtml } from '../preview/inside-html.ts';
import { publicP5, sketchPage } from './standalone-sketch.ts';

/**
 * Makes a page that shows a sketch in the file `sketch.js` beside it; p5 comes from its public address.
 *
 * @param scripts names of the scripts that run before the sketch
 */
export function localGamePage(
  sketch: string,
  scripts: readonly string[],
  title: string,
  language: string,
): string {
  const more = scripts.map((name) => `<script src="${insideHtml(name)}"></script>\n`).join('');
  const body = `${more}<script src="sketch.js"></script>`;
  return sketchPage({ title, language, body, p5: publicP5(sketch), sketch });
}
