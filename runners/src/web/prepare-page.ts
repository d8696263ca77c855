import { problemEntries } from '../preview/console-entries.ts';
import { insideScript, insideStyle } from '../preview/inside-html.ts';
import { guardLoops } from '../preview/instrument.ts';
import type { Prepared } from '../preview/preview.ts';
import { scriptName } from '../preview/script-names.ts';
import { guardInlineScripts } from './inline-scripts.ts';
import { aroundScript, isWholePage, withStyle } from './page-text.ts';

const START = '<!doctype html><html><head><meta charset="utf-8"></head><body>';

/** The three files of a web page. */
export interface WebProgram {
  html: string;
  css: string;
  js: string;
}

/** What a web frame is given to run. */
export interface PreparedPage {
  page: string;
}

/**
 * Makes a web page ready for its frame: the three files in one, loops guarded and scripts named. What
 * comes before the learner's HTML adds no line to it, so that its lines keep their numbers.
 */
export function preparePage({ html, css, js }: WebProgram): Prepared<PreparedPage> {
  const inline = guardInlineScripts(html);
  const whole = isWholePage(html) ? inline.html : START + inline.html;
  const style = `<style>${insideStyle(css).replace(/\r?\n/g, ' ')}</style>`;
  const [above, below] = aroundScript(withStyle(whole, style));
  const guarded = guardLoops(js, { file: 'js', firstLine: 1 });
  const name = scriptName('js', 1, above.split('\n').length);
  const script = `<script>${insideScript(guarded.code)}\n//# sourceURL=${name}\n</script>`;
  return {
    message: { page: above + script + below },
    problems: [...inline.problems, ...problemEntries(guarded, 'js')],
  };
}
