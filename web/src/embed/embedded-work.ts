import type { Bilingual } from '@codivia/contract/api/language';
import {
  type PublishedProject,
  readPublishedProject,
} from '@codivia/contract/api/published-projects';
import { readPublishedFile } from '@codivia/contract/files/project-files';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import { type LibraryName, LinkError, workIn } from '../code/tools/sharing/share-link.ts';
import { send } from '../lib/http.ts';
import { ROOM_ROUTES } from '../lib/paths.ts';

/** A work that is shown in a frame of another site. */
export interface EmbeddedWork {
  kind: ProgramKind;
  files: ProgramFiles;
  /** Of a published project or a link with files; null for code that came with the address. */
  title: string | Bilingual | null;
  /** Its address on Codivia. */
  address: string;
  /** Fetches what is beside the code, at each run. */
  beside: () => Promise<readonly ProgramFile[]>;
}

export type OpenedWork =
  | { work: EmbeddedWork }
  | { problem: 'damaged' | 'missing' | 'removed' | 'unreachable' };

/** The meanings of answers, by their status. */
const PROBLEMS: Readonly<Record<number, 'missing' | 'removed'>> = {
  404: 'missing',
  410: 'removed',
};

const PREFIX = /^\/embed(?=\/)/;

async function besideOf({ id, assets }: PublishedProject): Promise<ProgramFile[]> {
  const files = assets.map(async ({ name, hash }) => {
    const data = (await send(readPublishedFile, { params: { id, hash } }, null)) as Blob;
    return { name, data };
  });
  return Promise.all(files);
}

async function besideFromLibrary(library: readonly LibraryName[]): Promise<ProgramFile[]> {
  if (library.length === 0) return [];
  const { readGivenFiles } = await import('../lib/files/library-files.ts');
  return readGivenFiles(library);
}

async function openPublished(id: string): Promise<OpenedWork> {
  const project = await send(readPublishedProject, { params: { id } }, null);
  const { kind, files } = project;
  const title = project.team?.title ?? project.title;
  const beside = () => besideOf(project).catch((): ProgramFile[] => []);
  return { work: { kind, files, title, address: `/p/${encodeURIComponent(id)}`, beside } };
}

/**
 * The work of an address below `/embed`: a published project or a link with files (`/embed/p/…`), or the code that the address of a room
 * carries (`/embed/playground#code=…`). Requests carry nothing that identifies the viewer.
 */
export async function openWork(pathname: string, hash: string): Promise<OpenedWork> {
  const path = pathname.replace(PREFIX, '');
  const id = /^\/p\/([^/]+)$/.exec(path)?.[1];
  const kind = (Object.keys(ROOM_ROUTES) as ProgramKind[]).find((one) => ROOM_ROUTES[one] === path);
  try {
    if (id) return await openPublished(decodeURIComponent(id));
    if (!kind) return { problem: 'missing' };
    const { files, library } = await workIn(hash, kind);
    const beside = () => besideFromLibrary(library).catch((): ProgramFile[] => []);
    return { work: { kind, files, title: null, address: path + hash, beside } };
  } catch (error) {
    if (error instanceof LinkError) return { problem: 'damaged' };
    const { status } = error as { status?: number };
    return { problem: PROBLEMS[status ?? 0] ?? 'unreachable' };
  }
}
