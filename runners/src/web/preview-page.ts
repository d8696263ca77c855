import { insideScript, insideStyle } from '../preview/inside-html.ts';
import { guardLoops } from '../preview/instrument.ts';
import { scriptName } from '../preview/script-names.ts';
import { guardInlineScripts } from './inline-scripts.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';
import type { WebProgram } from './web-program.ts';

const START = '<!doctype html><html><head><meta charset="utf-8"></head><body>';

/**
 * The page that a preview writes: the three files in one, loops guarded and scripts named. What comes
 * before the learner's HTML adds no line to it, so that its lines keep their numbers.
 */
export function previewPage({ html, css, js }: WebProgram): string {
  const guarded = guardInlineScripts(html);
  const page = isWholePage(html) ? guarded : START + guarded;
  const style = `<style>${insideStyle(css).replace(/\r?\n/g, ' ')}</style>`;
  const [above, below] = aroundScript(withStyle(page, style));
  const name = scriptName('js', 1, above.split('\n').length);
  const code = insideScript(guardLoops(js, { file: 'js', firstLine: 1 }));
  return `${above}<script>${code}\n//# sourceURL=${name}\n</script>${below}`;
}
