import type { PredictExercise } from './predict.ts';
import { trimmedLines } from './predictions.ts';

/** The key of a program whose output differs from the author's. */
export const OTHER_OUTPUT = 'other-output';

/** A check that accepts a program which prints just this (content/README.md, "A prediction"). */
export function outputCheck(language: PredictExercise['language'], output: string): string {
  const expected = JSON.stringify(trimmedLines(output));
  if (language === 'javascript') {
    return [
      "const lines = logs.join('\\n').split('\\n').map((line) => line.trimEnd());",
      "while (lines[0] === '') lines.shift();",
      "while (lines.at(-1) === '') lines.pop();",
      `expect(JSON.stringify(lines) === JSON.stringify(${expected}), '${OTHER_OUTPUT}');`,
    ].join('\n');
  }
  return [
    'lines = [line.rstrip() for line in run().output.split("\\n")]',
    'while lines and not lines[0]: lines.pop(0)',
    'while lines and not lines[-1]: lines.pop()',
    `expect(lines == ${expected}, "${OTHER_OUTPUT}")`,
  ].join('\n');
}
