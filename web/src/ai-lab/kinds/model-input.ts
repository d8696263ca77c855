import type { ModelInput } from '@codivia/runners/models/trained-model';
import { type LabPicture, pointsOf } from '../picture/lab-picture.ts';
import type { LabKind } from '../project/lab-project.ts';

/** An example as models take it: of a picture, which is kept small, its points. */
export const modelInput = (kind: LabKind, input: ModelInput): ModelInput =>
  kind === 'picture' ? pointsOf(input as LabPicture) : input;
