import { insideHtml } from '../preview/inside-html.ts';
import { P5_VERSION, sketchPage } from './standalone-sketch.ts';
import { usesSound } from './uses-sound.ts';

const SOUND_CDN = `https://cdn.jsdelivr.net/npm/p5@${P5_VERSION}/lib/addons/p5.sound.min.js`;

/**
 * The page that shows a sketch which lies beside it as `sketch.js`; p5 comes from its public address.
 *
 * @param scripts names of the scripts that run before the sketch
 */
export function localGamePage(
  sketch: string,
  scripts: readonly string[],
  title: string,
  language: string,
): string {
  const sound = usesSound(sketch) ? `\n<script src="${SOUND_CDN}"></script>` : '';
  const more = scripts.map((name) => `<script src="${insideHtml(name)}"></script>\n`).join('');
  return sketchPage(`${more}<script src="sketch.js"></script>`, title, language, sound);
}
