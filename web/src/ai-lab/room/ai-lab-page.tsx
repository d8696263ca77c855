import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  isCameraDocument,
  projectAfterReload,
  reloadForCamera,
} from '../camera/camera-document.ts';
import { type LabProject, usesCamera } from '../project/lab-project.ts';
import {
  isProjectHeld,
  readProject,
  readProjects,
  writeProject,
} from '../project/stored-projects.ts';
import { LabRoom } from './lab-room.tsx';
import { LabStart } from './lab-start.tsx';
import { useProjectAddress } from './use-project-address.ts';

const STORED = ['ai-lab', 'projects'];

const SharedModel = lazy(async () => {
  const { SharedModel: default_ } = await import('../account/shared-model.tsx');
  return { default: default_ };
});
const OwnModel = lazy(async () => {
  const { OwnModel: default_ } = await import('../account/own-model.tsx');
  return { default: default_ };
});

/** The AI lab, or the one model that its address names. */
export function AiLabPage() {
  const [address] = useSearchParams();
  const [model, saved] = [address.get('model'), address.get('saved')];
  if (!model && !saved) return <Lab />;
  return (
    <Suspense fallback={<Skeleton className="page-width my-10 h-[32rem]" />}>
      {model ? <SharedModel key={model} id={model} /> : <OwnModel key={saved} id={saved ?? ''} />}
    </Suspense>
  );
}

/** A choice of what to train, and the learner's own projects; then the opened one. */
function Lab() {
  const { t } = useTranslation('ai-lab');
  const queries = useQueryClient();
  const { data: projects = [] } = useQuery({
    queryKey: STORED,
    queryFn: readProjects,
    staleTime: 0,
    gcTime: 0,
  });
  const [opened, setOpened] = useState<{ project: LabProject; isKept: boolean } | null>(null);

  async function open(project: LabProject): Promise<void> {
    // The list may be older than what another tab has written since.
    const kept = await readProject(project.id);
    const latest = kept ?? project;
    const isKept = kept !== null && !isProjectHeld(project.id);
    // What the browser cannot store would be lost with the document: then the room says that there is no camera.
    const canReload = usesCamera(project.kind) && !isCameraDocument();
    if (canReload && (isKept || (await writeProject(latest)))) return reloadForCamera(project.id);
    setOpened({ project: latest, isKept });
    window.scrollTo({ top: 0 });
  }

  useEffect(() => {
    const id = projectAfterReload();
    if (id) void readProject(id).then((project) => project && setOpened({ project, isKept: true }));
  }, []);

  async function close(): Promise<void> {
    await queries.invalidateQueries({ queryKey: STORED });
    setOpened(null);
    window.scrollTo({ top: 0 });
  }

  useProjectAddress(
    opened?.project.id ?? null,
    (project) => void open(project),
    () => void close(),
  );

  return (
    <>
      <PageTitle title={t('page_title')} description={t('description')} />
      {opened ? (
        <LabRoom
          key={opened.project.id}
          opened={opened.project}
          isKept={opened.isKept}
          onClose={() => void close()}
        />
      ) : (
        <LabStart
          projects={projects}
          onOpen={(project) => void open(project)}
          onStored={() => void queries.invalidateQueries({ queryKey: STORED })}
        />
      )}
    </>
  );
}
