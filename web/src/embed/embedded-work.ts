import type { Bilingual } from '@codivia/contract/api/language';
import {
  type PublishedProject,
  readPublishedProject,
} from '@codivia/contract/api/published-projects';
import { readPublishedFile } from '@codivia/contract/files/project-files';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import type { ProgramFile } from '@codivia/runners/files/program-file';
import { PLAY_PATH, shownIn } from '../code/tools/sharing/play-link.ts';
import {
  carriesWork,
  type LibraryName,
  LinkError,
  type LinkProblem,
  workIn,
} from '../code/tools/sharing/share-link.ts';
import type { Still } from '../code/tools/sharing/still.ts';
import { send } from '../lib/http.ts';
import { ROOM_ROUTES } from '../lib/paths.ts';
import { loadFindContact } from '../lib/use-find-contact.ts';

/** A work that is shown in a frame of another site, or played on a page of its own. */
export interface ShownWork {
  kind: ProgramKind;
  files: ProgramFiles;
  /** Null for code that came with the address without one. */
  title: string | Bilingual | null;
  /** A picture of it: one that the address carries, or one that is stored. */
  still: Still | null;
  thumbnail: string | null;
  /** Its address on Codivia: a page of its own, or the room with its code. */
  address: string;
  /** Fetches what is beside the code, at each run. */
  beside: () => Promise<readonly ProgramFile[]>;
}

export type OpenedWork =
  | { work: ShownWork }
  | { problem: LinkProblem | 'empty' | 'missing' | 'removed' | 'unreachable' };

/** The meanings of answers, by their status. */
const PROBLEMS: Readonly<Record<number, 'missing' | 'removed'>> = {
  404: 'missing',
  410: 'removed',
};

const PREFIX = /^\/(?:embed|play)(?=\/)/;

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
  const { kind, files, thumbnail } = project;
  const title = project.team?.title ?? project.title;
  const beside = () => besideOf(project).catch((): ProgramFile[] => []);
  const address = `/p/${encodeURIComponent(id)}`;
  return { work: { kind, files, title, still: null, thumbnail, address, beside } };
}

/** Nobody is shown a title by which strangers could be reached: the rule that its sender was told too. */
async function decentTitle(title: string): Promise<string | null> {
  if (title === '') return null;
  const findContact = await loadFindContact().catch(() => null);
  return findContact?.(title, 'text', location.hostname) === null ? title : null;
}

/** Opens the code that an address carries; without `room`, the code of any room. */
async function openCarried(hash: string, room?: ProgramKind): Promise<OpenedWork> {
  const { kind, files, library, extras } = await workIn(hash, room);
  const { title, still } = shownIn(extras);
  const beside = () => besideFromLibrary(library).catch((): ProgramFile[] => []);
  const address = ROOM_ROUTES[kind] + hash;
  const shownTitle = await decentTitle(title);
  return { work: { kind, files, title: shownTitle, still, thumbnail: null, address, beside } };
}

/**
 * The work of an address below `/embed` or `/play`: a published project or a link with files (`…/p/…`), or the code that
 * the address carries (`/embed/playground#code=…`, `/play#code=…`). Requests carry nothing that identifies the viewer.
 */
export async function openWork(pathname: string, hash: string): Promise<OpenedWork> {
  const path = pathname.replace(PREFIX, '').replace(/(?<=.)\/$/, '');
  const id = /^\/p\/([^/]+)$/.exec(path)?.[1];
  const kind = (Object.keys(ROOM_ROUTES) as ProgramKind[]).find((one) => ROOM_ROUTES[one] === path);
  try {
    if (id) return await openPublished(decodeURIComponent(id));
    if (!kind && path !== PLAY_PATH && path !== '/') return { problem: 'missing' };
    if (!carriesWork(hash)) return { problem: 'empty' };
    return await openCarried(hash, kind);
  } catch (error) {
    if (error instanceof LinkError) return { problem: error.problem };
    const { status } = error as { status?: number };
    return { problem: PROBLEMS[status ?? 0] ?? 'unreachable' };
  }
}
