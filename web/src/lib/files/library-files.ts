import { LANGUAGES } from '@codivia/contract/api/language';
import type { PreviewFile } from '@codivia/contract/exercises/base';
import { typeOfFile } from '@codivia/contract/files/file-names';
import { fetchAlive } from '@codivia/runners/fetch-alive';
import type { ProgramFile } from '@codivia/runners/files/program-file';

/** A file of the library, by its name there and beside the program. */
export type LibraryReference = Extract<PreviewFile, { library: string }>;

/** Returns the address of a file of the library, by its name in either language; null where there is none. */
export async function libraryPath(name: string): Promise<string | null> {
  const { libraryItems } = await import('virtual:library');
  for (const file of libraryItems.flatMap(({ files }) => files)) {
    const language = LANGUAGES.find((one) => file.name[one] === name);
    if (language) return file.path[language];
  }
  return null;
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetchAlive(path);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  if (!answer.ok || (isPage && !path.endsWith('.html')))
    throw new Error(`the library has no ${path}`);
  return answer;
}

/** The text of a file of the library. Throws where it cannot be fetched. */
export const readTextFile = async (path: string): Promise<string> => (await fetched(path)).text();

async function readFile(file: PreviewFile): Promise<ProgramFile[]> {
  const { name } = file;
  const type = typeOfFile(name);
  if ('content' in file) return [{ name, data: new Blob([file.content], { type }) }];
  const path = await libraryPath(file.library);
  // Its name is then reported as missing, as any other.
  if (path === null) return [];
  return [{ name, data: new Blob([await (await fetched(path)).arrayBuffer()], { type }) }];
}

/** Returns the files of an exercise as its page or sketch receives them. Throws where one cannot be fetched. */
export async function readGivenFiles(files: readonly PreviewFile[]): Promise<ProgramFile[]> {
  return (await Promise.all(files.map(readFile))).flat();
}
