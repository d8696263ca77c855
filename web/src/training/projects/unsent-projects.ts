import { saveProject } from '@codivia/contract/api/projects';
import { PROGRAM_KINDS, type ProgramKind, sameFiles } from '@codivia/contract/programs/program';
import { call } from '../../lib/api.ts';
import { noteSent, unsentMark } from '../../lib/files/has-files.ts';
import { storedKeys } from '../../lib/storage.ts';
import { changesToSend, sendValues } from '../../lib/stored-values/account-values.ts';
import { sendFilesOf } from '../files/load-files.ts';
import { readDraft } from '../learner-code/work-draft.ts';
import { readSynced, storeSynced } from './synced.ts';

/** A project of which this browser has changes that the account does not have yet. */
export interface UnsentProject {
  id: string;
  kind: ProgramKind;
  place: string;
  name: string;
}

const isCodeUnsent = ({ id, kind, place }: Omit<UnsentProject, 'name'>): boolean => {
  const here = readDraft({ kind, name: place });
  const synced = readSynced(id);
  return here !== null && synced !== null && !sameFiles(here, synced.files);
};

/** Returns the projects whose code, files or stored values are still unsent. */
export function unsentProjects(): UnsentProject[] {
  return PROGRAM_KINDS.flatMap((kind) => {
    const keys = storedKeys(`room:${kind}/project/`);
    const places = new Set(keys.map((key) => key.split(':')[1] ?? ''));
    return [...places].flatMap((place) => {
      const id = place.slice(`${kind}/project/`.length);
      const isUnsent =
        isCodeUnsent({ id, kind, place }) ||
        unsentMark(place) !== null ||
        changesToSend(place).length > 0;
      return isUnsent ? { id, kind, place, name: readSynced(id)?.name ?? id } : [];
    });
  });
}

/** Sends the unsent changes of a project. Throws ApiError where the account does not take them; they then stay here. */
export async function sendProject(project: UnsentProject): Promise<void> {
  const { id, kind, place } = project;
  const synced = readSynced(id);
  const files = readDraft({ kind, name: place }) ?? synced?.files;
  const mark = unsentMark(place);
  if (synced && files && (isCodeUnsent(project) || mark !== null)) {
    const assets = await sendFilesOf(place);
    const body = { revision: synced.revision, files: { ...files }, ...(assets && { assets }) };
    const { name, revision } = await call(saveProject, { params: { id }, body });
    storeSynced(id, { name, revision, files });
    if (assets) noteSent(place, mark);
  }
  const changes = changesToSend(place);
  if (changes.length > 0) await sendValues(id, place, changes);
}
