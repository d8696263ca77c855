import type { ModelInput } from '@codivia/runners/models/trained-model';

/** Ready examples, class by class; a table also has the columns that a model looks at. */
export interface ReadyExamples {
  classes: readonly { name: string; inputs: readonly ModelInput[] }[];
  columns?: readonly string[];
}
