import type { ProgramFiles } from '@codivia/contract/programs/program';
import { fetchAlive } from '../fetch-alive.ts';
import { isScript } from '../files/program-file.ts';
import { pageScripts } from '../files/worker-scripts.ts';
import { modelScriptFor } from '../models/program/model-script.ts';
import { problemEntries } from '../preview/console-entries.ts';
import type { FrameFile } from '../preview/frame/file-table.ts';
import { guardScript } from '../preview/instrument.ts';
import { prepareFiles } from '../preview/prepare-files.ts';
import type { Prepared } from '../preview/preview.ts';
import type { PreviewProgram } from '../preview/preview-program.ts';
import { scriptName } from '../preview/script-names.ts';
import { usesHand } from './hand/uses-hand.ts';
import { sketchHints } from './sketch-hints.ts';
import { usesSound } from './uses-sound.ts';

/** The sketch that a frame is given to run. */
export interface PreparedSketch {
  code: string;
  files?: FrameFile[];
  /** Scripts of the project, which run before the sketch, by their names in this order. */
  scripts?: string[];
  /** The code of p5.sound, for sketches that use it. */
  sound?: string;
  /** The script that loads models of the AI lab, for sketches that use it. */
  models?: string;
  /** It uses the hand before the camera. */
  hand?: boolean;
}

/** Makes a sketch ready for its frame. */
export function prepareSketch(program: ProgramFiles): Prepared<PreparedSketch> {
  const { 'sketch.js': sketch = '' } = program;
  const guarded = guardScript(sketch, { file: 'sketch.js', firstLine: 1 });
  const code = `${guarded.code}\n//# sourceURL=${scriptName('sketch.js', 1, 1)}`;
  const problems = problemEntries(guarded, 'sketch.js');
  const hand = usesHand(sketch);
  return { message: { code, hand }, problems, hints: sketchHints(sketch), usesHand: hand };
}

async function soundFor(code: string): Promise<{ sound?: string }> {
  if (!usesSound(code)) return {};
  const { default: address } = await import('p5/lib/addons/p5.sound.min.js?url');
  const answer = await fetchAlive(address);
  if (!answer.ok) throw new Error(`p5.sound did not come: ${answer.status}`);
  return { sound: await answer.text() };
}

/** Makes a sketch ready with the files of its project, and with p5.sound where it uses that. */
export async function prepareGame(program: PreviewProgram): Promise<Prepared<PreparedSketch>> {
  const prepared = prepareSketch(program.files);
  const { message, problems } = prepared;
  const besideFiles = await program.beside;
  if (!besideFiles) return prepared;
  const { files, problems: more } = await prepareFiles(besideFiles);
  const scripts = besideFiles.filter(isScript).map(({ name }) => name);
  const codes = files.filter(({ name }) => scripts.includes(name)).map(({ data }) => data.text());
  const all = [program.files['sketch.js'] ?? '', ...(await Promise.all(codes))];
  const code = all.join('\n');
  const hand = usesHand(code);
  return {
    ...prepared,
    message: {
      ...message,
      hand,
      files,
      scripts: pageScripts(scripts, all),
      ...(await soundFor(code)),
      ...(await modelScriptFor(code)),
    },
    problems: [...problems, ...more],
    usesHand: hand,
  };
}
