import type { PublishedProject, ViewedProject } from '@codivia/contract/api/published-projects';
import { typeOfFile } from '@codivia/contract/files/file-names';
import { readPublishedFile, viewPublishedFile } from '@codivia/contract/files/project-files';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import type { RunFile } from '@codivia/runners/runner';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

type WithFiles = Pick<PublishedProject, 'id' | 'assets'>;
type Endpoint = typeof readPublishedFile | typeof viewPublishedFile;

async function readOne(
  endpoint: Endpoint,
  id: string,
  { name, hash, format }: WithFiles['assets'][number],
): Promise<ProgramFile> {
  const content = (await call(endpoint, { params: { id, hash } })) as Blob;
  return { name, data: new Blob([content], { type: typeOfFile(name, format) }) };
}

const readAll = (endpoint: Endpoint, { id, assets }: WithFiles) =>
  Promise.all(assets.map((asset) => readOne(endpoint, id, asset)));

/**
 * Returns the function that fetches the files beside a published project's code, as the reader may see them; undefined
 * where it has none. It throws ApiError, as calls do.
 */
export function useLoadFiles(project: ViewedProject) {
  const { signedIn } = useSession();
  const endpoint = signedIn ? viewPublishedFile : readPublishedFile;
  return project.assets?.length ? () => readAll(endpoint, project) : undefined;
}

/**
 * Reads the files beside a published project's code as every reader may, one at a time. Throws ApiError, as calls do.
 */
export async function* readPublishedFiles({ id, assets }: WithFiles): AsyncGenerator<ProgramFile> {
  for (const asset of assets) yield await readOne(readPublishedFile, id, asset);
}

/** All of them at once, for a preview. */
export const filesOf = (project: WithFiles) => readAll(readPublishedFile, project);

/** The same as bytes, for a program that reads them in its folder. */
export async function runFilesOf(project: WithFiles): Promise<RunFile[]> {
  const bytesOf = async ({ data }: ProgramFile) => new Uint8Array(await data.arrayBuffer());
  const files = await filesOf(project);
  return Promise.all(files.map(async (file) => ({ name: file.name, data: await bytesOf(file) })));
}
