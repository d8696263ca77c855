import type { ModelFile } from './model-file.ts';
import { readModel } from './read-model.ts';

/**
 * Reads the text of a model file which holds nothing but a model, letter for letter: what is stored in an account or
 * shown to others hides nothing beside it. Undefined for any other text.
 */
export function readBareModel(text: string): ModelFile | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const model = readModel(value);
    const written = JSON.stringify(value);
    // Numbers may be written shorter than they are read: their room would hide something.
    const isBare = written === text.trim() && JSON.stringify(model).length === written.length;
    return isBare ? model : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether a model consists of what the camera saw: nearest neighbours keep every example. */
export const keepsCamera = ({ kind, learned }: ModelFile): boolean =>
  (kind === 'hand' || kind === 'picture') && learned.method === 'neighbours';

/** The names that people have given within a model: of classes and columns, and the words in columns. */
export const namesIn = ({ labels, columns }: ModelFile): string[] => [
  ...labels,
  ...columns.flatMap((column) =>
    column.type === 'number' ? [column.name] : [column.name, ...column.values],
  ),
];
