import { PROGRAM_FILES } from '@codivia/contract/programs/program';

const OWN: readonly string[] = [...PROGRAM_FILES.web, ...PROGRAM_FILES.game];

/**
 * Returns the displayed name of a file; undefined for the only file of a program, which needs none.
 *
 * @param fileName names the files of a program that has several
 */
export const fileLabel = (file: string, fileName?: ((file: string) => string) | null) =>
  fileName?.(file) ?? (OWN.includes(file) ? undefined : file);
