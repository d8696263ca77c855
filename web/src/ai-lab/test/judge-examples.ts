import type { ModelFile } from '@codivia/contract/models/model-file';
import { judge } from '@codivia/runners/models/trained-model';
import { modelInput } from '../kinds/model-input.ts';
import type { LabExample } from '../project/lab-project.ts';

/** The verdict of a model on an example whose class is known. */
export interface JudgedExample {
  example: LabExample;
  /** Places among the labels. */
  expected: number;
  found: number;
  /** The model's confidence in the expected label, from 0 to 1. */
  confidence: number;
}

/** The verdicts on examples, in their order. @param classIds - The classes in the order of the model's labels. */
export function judgeExamples(
  model: ModelFile,
  classIds: readonly string[],
  examples: readonly LabExample[],
): JudgedExample[] {
  return examples.map((example) => {
    const { label, confidences } = judge(model, modelInput(model.kind, example.input));
    const expected = classIds.indexOf(example.classId);
    const found = model.labels.indexOf(label);
    return { example, expected, found, confidence: confidences[expected] ?? 0 };
  });
}

/** Share of right verdicts from 0 to 1; null without any. */
export function accuracyOf(judged: readonly JudgedExample[]): number | null {
  if (judged.length === 0) return null;
  return judged.filter(({ expected, found }) => expected === found).length / judged.length;
}

/** The verdicts by expected and found label: `table[expected][found]`. */
export function confusionOf(judged: readonly JudgedExample[], labels: number): JudgedExample[][][] {
  const table = Array.from({ length: labels }, () =>
    Array.from({ length: labels }, (): JudgedExample[] => []),
  );
  for (const one of judged) table[one.expected]?.[one.found]?.push(one);
  return table;
}
