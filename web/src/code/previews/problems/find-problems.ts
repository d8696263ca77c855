import type { PageParts } from '@codivia/contract/exercises/base';
import { prepareSketch } from '@codivia/runners/p5/prepare-sketch';
import type { ConsoleEntry } from '@codivia/runners/preview/messages';
import { isModuleCode } from '@codivia/runners/preview/prepare-files';
import { preparePage } from '@codivia/runners/web/prepare-page';

/** Finds mistakes in a page or a sketch without running it, and code that was probably meant otherwise. */
export function findProblems(kind: 'web' | 'p5', parts: PageParts): ConsoleEntry[] {
  const { html = '', css = '', js = '' } = parts;
  const { problems, hints = [] } =
    kind === 'web' ? preparePage({ html, css, js }) : prepareSketch({ js });
  // A module is parsed as one once it runs with its files.
  const own = isModuleCode(js)
    ? problems.filter(({ position }) => position?.file !== 'js')
    : problems;
  return [...own, ...hints];
}
