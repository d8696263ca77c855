import type { ProgramFiles } from '@codivia/contract/programs/program';
import type { RunFile } from '@codivia/runners/runner';

/** The modules of a Python program as files of its folder. */
export function moduleFiles(modules: ProgramFiles): RunFile[] {
  return Object.entries(modules).map(([name, text]) => ({
    name,
    data: new TextEncoder().encode(text),
  }));
}
