import { createPreview, type PreviewPlace } from '../preview/create-preview.ts';
import { guardLoops } from '../preview/instrument.ts';
import type { Preview } from '../preview/preview.ts';
import { scriptName } from '../preview/script-names.ts';
import type { GameProgram } from './game-program.ts';

/** What a p5 frame is given to run. */
export interface PreparedSketch {
  code: string;
}

/** Previews of p5 sketches. */
export function createGamePreview(place: PreviewPlace): Preview<GameProgram> {
  return createPreview(place, ({ js }: GameProgram): PreparedSketch => {
    const code = guardLoops(js, { file: 'js', firstLine: 1 });
    return { code: `${code}\n//# sourceURL=${scriptName('js', 1, 1)}` };
  });
}
