import { typeOfFile } from '@codivia/contract/files/file-names';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import type { RunFile } from '@codivia/runners/runner';
import { loadFiles, readContent } from './file-store.ts';

/** The files of a work, as its program gets them. */
export async function readProgramFiles(place: string): Promise<ProgramFile[]> {
  const files: ProgramFile[] = [];
  for (const { name, format } of await loadFiles(place)) {
    const content = await readContent(place, name);
    if (content)
      files.push({ name, data: new Blob([content], { type: typeOfFile(name, format) }) });
  }
  return files;
}

/** The same as bytes, for programs that read them in their folder. */
export async function readRunFiles(place: string): Promise<RunFile[]> {
  const files: RunFile[] = [];
  for (const { name } of await loadFiles(place)) {
    const data = await readContent(place, name);
    if (data) files.push({ name, data });
  }
  return files;
}
