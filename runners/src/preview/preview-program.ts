import type { ProgramFiles } from '@codivia/contract/programs/program';
import type { FilesBeside } from '../files/program-file.ts';

/** A page or a sketch. */
export interface PreviewProgram {
  files: ProgramFiles;
  /** The files beside it; if left out, it is alone, as in a lesson, and no file is missing. */
  beside?: FilesBeside | undefined;
  /** Another page of the project that is shown, by its name, perhaps with `#` and a place in it. */
  page?: string;
}
