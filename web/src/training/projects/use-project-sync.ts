import { saveProject } from '@codivia/contract/api/projects';
import type { ProgramFiles } from '@codivia/contract/programs/program';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { noteSent, unsentMark, watchUnsent } from '../../lib/files/has-files.ts';
import { UploadCancelled } from '../../lib/files/upload-state.ts';
import { isRefusal } from '../../lib/http.ts';
import { sendFilesOf } from '../files/load-files.ts';
import type { Opened, ProjectDraft } from './open-project.ts';
import { createProjectSync, type ProjectSync, type SyncView } from './project-sync.ts';
import { useRefreshProjects } from './projects.api.ts';

type Options = {
  id: string;
  /** The place where it is kept, with the files beside it. */
  place: string;
  /** Called with the reason why files beside the code could not be saved, although the code was. */
  onFilesRefused: (error: unknown) => void;
  opened: Extract<Opened, { state: 'open' }>;
  /** The present work. */
  files: ProgramFiles;
  draft: ProjectDraft;
};

/** Saves an opened project as it is written, for as long as the component is there. */
export function useProjectSync({
  id,
  place,
  onFilesRefused,
  opened,
  files,
  draft,
}: Options): SyncView & { sync: ProjectSync } {
  const refresh = useRefreshProjects();
  const saved = useEffectEvent(refresh);
  const [sync] = useState(() => {
    const { files, theirs, gone = false } = opened;
    /** Returns the list of files to save; without those that the account refuses, the code is saved all the same. */
    const sent = async () => {
      try {
        return await sendFilesOf(place);
      } catch (error) {
        // They are sent when they change, or when the learner asks for it.
        if (error instanceof UploadCancelled) return;
        if (!isRefusal(error) || (error instanceof ApiError && error.status === 401)) throw error;
        onFilesRefused(error);
      }
    };
    const save = async (revision: number, files: ProgramFiles) => {
      const mark = unsentMark(place);
      const assets = await sent();
      const body = { revision, files: { ...files }, ...(assets && { assets }) };
      const saved = await call(saveProject, { params: { id }, body });
      if (assets) noteSent(place, mark);
      return saved;
    };
    return createProjectSync({
      id,
      files,
      theirs,
      gone,
      save,
      unsentMark: () => unsentMark(place),
    });
  });
  const view = useSyncExternalStore(sync.subscribe, sync.view);
  useEffect(() => sync.start(), [sync]);
  useEffect(() => watchUnsent(() => sync.filesChanged()), [sync]);
  useEffect(() => {
    if (view.state === 'saved') saved();
  }, [view.state]);
  useEffect(() => {
    // A room deletes a draft that equals its start; of a project everything is kept.
    draft.keep(files);
    sync.edited(files);
  }, [sync, draft, files]);
  return { ...view, sync };
}
