import type { FilesBeside } from '../files/program-file.ts';
import { problemEntries } from '../preview/console-entries.ts';
import type { FrameFile } from '../preview/frame/file-table.ts';
import { guardScript } from '../preview/instrument.ts';
import type { Prepared } from '../preview/preview.ts';
import { scriptName } from '../preview/script-names.ts';
import { sketchHints } from './sketch-hints.ts';

/** A p5 sketch. */
export interface P5Program {
  js: string;
}

/** A p5 sketch and the files of its project. */
export interface P5Project extends P5Program {
  /** The files of its project; if left out, the sketch is alone, as in a lesson, and no file is missing. */
  files?: FilesBeside | undefined;
}

/** The sketch that a p5 frame is given to run. */
export interface PreparedSketch {
  code: string;
  files?: FrameFile[];
  /** Scripts of the project, which run before the sketch, by their names in this order. */
  scripts?: string[];
  /** The code of p5.sound, for sketches that use it. */
  sound?: string;
}

/** Makes a sketch ready for its frame. */
export function prepareSketch({ js }: P5Program): Prepared<PreparedSketch> {
  const guarded = guardScript(js, { file: 'js', firstLine: 1 });
  const code = `${guarded.code}\n//# sourceURL=${scriptName('js', 1, 1)}`;
  const problems = problemEntries(guarded, 'js');
  return { message: { code }, problems, hints: sketchHints(js) };
}
