import { readPublishedFile, viewPublishedFile } from '@codivia/contract/project-files';
import type { ViewedProject } from '@codivia/contract/published-projects';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';

/**
 * What fetches the files beside a published project's code, as the reader may see them; undefined where it has none. It
 * throws ApiError, as calls do.
 */
export function useLoadFiles({ id, assets = [] }: ViewedProject) {
  const { signedIn } = useSession();
  if (assets.length === 0) return undefined;
  const endpoint = signedIn ? viewPublishedFile : readPublishedFile;
  return async (): Promise<ProgramFile[]> => {
    const { typeOfFile } = await import('../files/project-files.ts');
    return Promise.all(
      assets.map(async ({ name, hash, format }) => {
        const content = (await call(endpoint, { params: { id, hash } })) as Blob;
        return { name, data: new Blob([content], { type: typeOfFile(name, format) }) };
      }),
    );
  };
}
