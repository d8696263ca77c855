import { type Project, readProject } from '@codivia/contract/api/projects';
import type { ProjectAsset } from '@codivia/contract/files/project-files';
import { type ProgramFiles, type ProgramKind, sameFiles } from '@codivia/contract/programs/program';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { adoptEarlierProject } from '../visitor-work/earlier-project.ts';
import { readSynced, storeSynced } from './synced.ts';

/** The draft of a project's code that this browser keeps. */
export interface ProjectDraft {
  read: () => ProgramFiles | null;
  keep: (files: ProgramFiles) => void;
}

export type Opened =
  /** `theirs` is the account's version, where it has moved on while there were edits here. */
  | {
      state: 'open';
      name: string;
      files: ProgramFiles;
      theirs: Project | null;
      gone?: boolean;
      /** The files beside the code in the account, where it has answered. */
      assets?: readonly ProjectAsset[];
    }
  /** It belongs to another room. */
  | { state: 'elsewhere'; kind: ProgramKind }
  | { state: 'missing' }
  | { state: 'failed'; error: unknown };

function take(project: Project, draft: ProjectDraft): Opened {
  storeSynced(project.id, project);
  draft.keep(project.files);
  return { state: 'open', name: project.name, files: project.files, theirs: null };
}

/** Merges the version of the account and that of this browser. Nothing that was written here is lost. */
function reconcile(project: Project, draft: ProjectDraft): Opened {
  const here = draft.read();
  const synced = readSynced(project.id);
  if (!here || !synced || sameFiles(here, synced.files)) return take(project, draft);
  if (sameFiles(here, project.files)) return take(project, draft);
  const { name } = project;
  if (synced.revision === project.revision) {
    return { state: 'open', name, files: here, theirs: null };
  }
  return { state: 'open', name, files: here, theirs: project };
}

/** Opens the project from this browser, when the account does not answer or has lost it. */
function openFromHere(id: string, draft: ProjectDraft, gone: boolean): Opened | null {
  const here = draft.read();
  const synced = readSynced(id);
  return here && synced
    ? { state: 'open', name: synced.name, files: here, theirs: null, gone }
    : null;
}

/** Fetches a project for its room; without a network it opens as this browser last had it. */
export async function openProject(
  id: string,
  kind: ProgramKind,
  draft: ProjectDraft,
): Promise<Opened> {
  try {
    const project = await call(readProject, { params: { id } });
    if (project.kind !== kind) return { state: 'elsewhere', kind: project.kind };
    await adoptEarlierProject(kind, id);
    const opened = reconcile(project, draft);
    return opened.state === 'open' ? { ...opened, assets: project.assets ?? [] } : opened;
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404;
    const refused = error instanceof ApiError && error.status === 401;
    const here = refused ? null : openFromHere(id, draft, gone);
    if (here) return here;
    return gone ? { state: 'missing' } : { state: 'failed', error };
  }
}
