import type { ModelFile } from '@codivia/contract/models/model-file';
import { type Drawing, drawingFeatures } from './drawing-features.ts';
import { type HandPoint, handFeatures } from './hand-features.ts';
import { type Picture, pictureFeatures } from './picture-features.ts';
import { type Row, tableFeatures } from './table-features.ts';
import { textFeatures } from './text-features.ts';
import { confidencesOf } from './verdict.ts';

/** One example as programs pass it to a model, depending on the model's kind. */
export type ModelInput = Drawing | readonly HandPoint[] | Picture | string | Row;

/** An example as the numbers that a model of this kind and method looks at. */
export function featuresOf(
  {
    kind,
    words,
    columns,
    learned,
  }: Pick<ModelFile, 'kind' | 'words' | 'columns'> & {
    learned: Pick<ModelFile['learned'], 'method'>;
  },
  input: ModelInput,
): number[] {
  switch (kind) {
    case 'drawing':
      return drawingFeatures(input as Drawing);
    case 'hand':
      return handFeatures(input as HandPoint[]);
    case 'picture':
      return pictureFeatures(input as Picture);
    case 'text':
      return textFeatures(String(input), words);
    case 'table':
      return tableFeatures(input as Row, columns, learned.method !== 'tree');
  }
}

/** The model's verdict on one example: the label, and how sure the model is of each label. */
export function judge(model: ModelFile, input: ModelInput) {
  const confidences = confidencesOf(model.learned, featuresOf(model, input), model.labels.length);
  const best = confidences.indexOf(Math.max(...confidences));
  return { label: model.labels[best] as string, confidences };
}
