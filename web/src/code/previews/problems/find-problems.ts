import type { PreviewKind, ProgramFiles } from '@codivia/contract/programs/program';
import { prepareSketch } from '@codivia/runners/game/prepare-game';
import type { ConsoleEntry } from '@codivia/runners/preview/messages';
import { isModuleCode } from '@codivia/runners/preview/prepare-files';
import { preparePage } from '@codivia/runners/web/prepare-page';

/** Finds mistakes in a page or a sketch without running it, and code that was probably meant otherwise. */
export function findProblems(kind: PreviewKind, files: ProgramFiles): ConsoleEntry[] {
  const { problems, hints = [] } = kind === 'web' ? preparePage(files) : prepareSketch(files);
  const script = kind === 'web' ? 'script.js' : 'sketch.js';
  // A module is parsed as one once it runs with its files.
  const own = isModuleCode(files[script] ?? '')
    ? problems.filter(({ position }) => position?.file !== script)
    : problems;
  return [...own, ...hints];
}
