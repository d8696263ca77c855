import { examplesOf, type LabExample, type LabProject } from '../project/lab-project.ts';

/** Every fifth example of a class is for testing only. */
const TEST_EVERY = 5;

export interface Split {
  training: LabExample[];
  /** Examples that the model has never seen. */
  test: LabExample[];
}

/**
 * Parts the examples of each class: the fifth, tenth and so on are kept for the test. An example stays on its side as
 * long as none before it is removed.
 */
export function splitExamples(project: LabProject): Split {
  const split: Split = { training: [], test: [] };
  for (const { id } of project.classes) {
    examplesOf(project, id).forEach((example, i) => {
      split[(i + 1) % TEST_EVERY === 0 ? 'test' : 'training'].push(example);
    });
  }
  return split;
}
