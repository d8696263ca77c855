/** The names of errors about models, as the console has them; explained in ../../preview/model-rules.ts. */
export const FOREIGN_MODEL = 'ForeignModel';
export const BROKEN_MODEL = 'BrokenModel';
export const LARGE_MODEL = 'LargeModel';
export const MODEL_NOT_READY = 'ModelNotReady';
export const MODEL_INPUT = 'ModelInput';
export const MODEL_COLUMNS = 'ModelColumns';

/** An error of a program that has to do with a model. */
export class ProgramError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}
