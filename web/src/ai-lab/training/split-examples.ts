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
 * long as none before it is removed. Answers to verdicts are always learned: whoever shows one wants the model to know it.
 */
export function splitExamples(project: LabProject): Split {
  const split: Split = { training: [], test: [] };
  for (const { id } of project.classes) {
    let count = 0;
    for (const example of examplesOf(project, id)) {
      if (!example.isAnswer) count++;
      const isForTest = !example.isAnswer && count % TEST_EVERY === 0;
      split[isForTest ? 'test' : 'training'].push(example);
    }
  }
  return split;
}
