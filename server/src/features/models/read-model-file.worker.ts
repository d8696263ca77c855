import { holdsExamples, isAccountKind } from '@codivia/contract/models/lab-examples';
import type { ModelFile } from '@codivia/contract/models/model-file';
import { keepsCamera, namesIn, readBareModel } from '@codivia/contract/models/shown-model';
import { isInsulting } from '../../services/insults.ts';
import { parser } from '../../services/parser.ts';
import {
  ExamplesRefused,
  ModelKeepsCamera,
  ModelNamesInsulting,
  ModelUnreadable,
} from './models.errors.ts';

/** A model file by its name, and perhaps the project with its examples. */
export interface SentModel {
  name: string;
  content: Uint8Array;
  examples?: Uint8Array | undefined;
  /** Others would see it. */
  isShown?: boolean;
}

/** The facts about a model: `names` are those that people gave, `words` what it looks for in texts. */
export type ReadModel = Pick<ModelFile, 'kind' | 'labels' | 'tested' | 'words'> & {
  names: string[];
};

const textOf = (content: Uint8Array): string => new TextDecoder().decode(content);

function expectExamples(content: Uint8Array, { kind }: ModelFile): void {
  if (!isAccountKind(kind)) throw ExamplesRefused();
  let value: unknown;
  try {
    value = JSON.parse(textOf(content));
  } catch {
    throw ExamplesRefused();
  }
  if (!holdsExamples(value, kind)) throw ExamplesRefused();
}

/** Reads a model that may leave its author's browser. */
function read({ name, content, examples, isShown = false }: SentModel): ReadModel {
  const model = readBareModel(textOf(content));
  if (!model) throw ModelUnreadable(name);
  if (keepsCamera(model)) throw ModelKeepsCamera();
  if (examples) expectExamples(examples, model);
  const { kind, labels, tested, words } = model;
  const names = namesIn(model);
  if (isShown && names.some(isInsulting)) throw ModelNamesInsulting(name);
  return { kind, labels, words, names, ...(tested && { tested }) };
}

export default parser(read);
