import { examplesOf, hasPictures, type LabProject } from '../project/lab-project.ts';

/** A weakness of a project, with the class that it is about where there is one. */
export type LabWarning =
  | { type: 'few'; name: string; count: number }
  | { type: 'unbalanced'; name: string; most: string }
  /** Equal pictures, or equal texts and rows. */
  | { type: 'alike' | 'repeated'; name: string };

const FEW = 10;
const UNBALANCED = 3;
const OVERFIT = 0.2;
/** With fewer tests, one mistake more or less is chance. */
const FEW_TESTS = 5;

/** Warnings about the examples: too few, unbalanced, or all alike in a class. */
export function warningsAbout(project: LabProject): LabWarning[] {
  const classes = project.classes.map(({ id, name }) => ({
    name,
    examples: examplesOf(project, id),
  }));
  const largest = classes.reduce((a, b) => (b.examples.length > a.examples.length ? b : a), {
    name: '',
    examples: [] as ReturnType<typeof examplesOf>,
  });
  return classes.flatMap(({ name, examples }): LabWarning[] => {
    const count = examples.length;
    const found: LabWarning[] = [];
    if (count < FEW) found.push({ type: 'few', name, count });
    else if (count * UNBALANCED < largest.examples.length) {
      found.push({ type: 'unbalanced', name, most: largest.name });
    }
    const first = JSON.stringify(examples[0]?.input);
    const isAlike = examples.every(({ input }) => JSON.stringify(input) === first);
    if (count > 2 && isAlike) {
      found.push({ type: hasPictures(project.kind) ? 'alike' : 'repeated', name });
    }
    return found;
  });
}

/** Warns when a model knows its own examples far better than `tests` new ones; both are shares from 0 to 1. */
export function warnsOfOverfit(
  training: number | null,
  test: number | null,
  tests: number,
): boolean {
  if (training === null || test === null || tests < FEW_TESTS) return false;
  return training - test > OVERFIT;
}
