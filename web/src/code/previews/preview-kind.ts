import type { ProgramKind } from '@codivia/contract/programs/program';

/** The kinds of programs that run in a preview. */
export type PreviewKind = Exclude<ProgramKind, 'python'>;
