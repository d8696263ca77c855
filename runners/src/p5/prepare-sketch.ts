import { problemEntries } from '../preview/console-entries.ts';
import { guardLoops } from '../preview/instrument.ts';
import type { Prepared } from '../preview/preview.ts';
import { scriptName } from '../preview/script-names.ts';

/** A p5 sketch. */
export interface P5Program {
  js: string;
}

/** What a p5 frame is given to run. */
export interface PreparedSketch {
  code: string;
}

/** Makes a sketch ready for its frame. */
export function prepareSketch({ js }: P5Program): Prepared<PreparedSketch> {
  const guarded = guardLoops(js, { file: 'js', firstLine: 1 });
  const code = `${guarded.code}\n//# sourceURL=${scriptName('js', 1, 1)}`;
  return { message: { code }, problems: problemEntries(guarded, 'js') };
}
