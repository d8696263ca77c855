import {
  MAX_MODEL_BYTES,
  type ModelFile,
  type ModelKind,
} from '@codivia/contract/models/model-file';
import { ModelFault, readModel } from '@codivia/contract/models/read-model';
import { judge } from '../trained-model.ts';
import { checkedInput } from './checked-input.ts';
import { BROKEN_MODEL, FOREIGN_MODEL, LARGE_MODEL, ProgramError } from './program-error.ts';

/** A model as programs use it, with the words of Python's `codivia.Model`. */
export interface ProgramModel {
  kind: ModelKind;
  /** The names of its classes. */
  labels: string[];
  /** The label that fits an example best. */
  predict(example: unknown): string;
  /** The model's confidence in each label, from 0 to 1. */
  confidences(example: unknown): Record<string, number>;
}

/** Places in a file that is no model at all. */
const FOREIGN = ['file', 'format'];

function readFile(name: string, text: string): ModelFile {
  if (text.length > MAX_MODEL_BYTES) throw new ProgramError(LARGE_MODEL, name);
  try {
    return readModel(JSON.parse(text));
  } catch (error) {
    const isBroken = error instanceof ModelFault && !FOREIGN.includes(error.place);
    throw new ProgramError(isBroken ? BROKEN_MODEL : FOREIGN_MODEL, name);
  }
}

/**
 * Reads the model in the text of a file.
 *
 * @param name of the file, for errors
 * @throws ProgramError where the text is no model, a damaged one, or too long
 */
export function programModel(name: string, text: string): ProgramModel {
  const model = readFile(name, text);
  const verdict = (example: unknown) => judge(model, checkedInput(model, example));
  return {
    kind: model.kind,
    labels: [...model.labels],
    predict: (example) => verdict(example).label,
    confidences(example) {
      const { confidences } = verdict(example);
      // An own property each, whatever the learner has called the class.
      return Object.fromEntries(model.labels.map((label, i) => [label, confidences[i] ?? 0]));
    },
  };
}
