import { saveProject } from '@codivia/contract/projects';
import type { RoomFiles } from '@codivia/contract/rooms';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import type { Opened, ProjectDraft } from './open-project.ts';
import { createProjectSync, type ProjectSync, type SyncView } from './project-sync.ts';
import { useRefreshProjects } from './projects.api.ts';

type Options = {
  id: string;
  opened: Extract<Opened, { state: 'open' }>;
  /** The work as it now is. */
  files: RoomFiles;
  draft: ProjectDraft;
};

/** Saves an opened project as it is written, for as long as the component is there. */
export function useProjectSync({
  id,
  opened,
  files,
  draft,
}: Options): SyncView & { sync: ProjectSync } {
  const refresh = useRefreshProjects();
  const saved = useEffectEvent(refresh);
  const [sync] = useState(() => {
    const { files, theirs, gone = false } = opened;
    const save = (revision: number, files: RoomFiles) =>
      call(saveProject, { params: { id }, body: { revision, files: { ...files } } });
    return createProjectSync({ id, files, theirs, gone, save });
  });
  const view = useSyncExternalStore(sync.subscribe, sync.view);
  useEffect(() => sync.start(), [sync]);
  useEffect(() => {
    if (view.state === 'saved') saved();
  }, [view.state]);
  useEffect(() => {
    // The room forgets what equals its start; of a project everything is kept.
    draft.keep(files);
    sync.edited(files);
  }, [sync, draft, files]);
  return { ...view, sync };
}
