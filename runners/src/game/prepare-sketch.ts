import type { ProgramFiles } from '@codivia/contract/programs/program';
import { problemEntries } from '../preview/console-entries.ts';
import type { FrameFile } from '../preview/frame/file-table.ts';
import { guardScript } from '../preview/instrument.ts';
import type { Prepared } from '../preview/preview.ts';
import { scriptName } from '../preview/script-names.ts';
import { sketchHints } from './sketch-hints.ts';

/** The sketch that a frame is given to run. */
export interface PreparedSketch {
  code: string;
  files?: FrameFile[];
  /** Scripts of the project, which run before the sketch, by their names in this order. */
  scripts?: string[];
  /** The code of p5.sound, for sketches that use it. */
  sound?: string;
}

/** Makes a sketch ready for its frame. */
export function prepareSketch(program: ProgramFiles): Prepared<PreparedSketch> {
  const { 'sketch.js': sketch = '' } = program;
  const guarded = guardScript(sketch, { file: 'sketch.js', firstLine: 1 });
  const code = `${guarded.code}\n//# sourceURL=${scriptName('sketch.js', 1, 1)}`;
  const problems = problemEntries(guarded, 'sketch.js');
  return { message: { code }, problems, hints: sketchHints(sketch) };
}
