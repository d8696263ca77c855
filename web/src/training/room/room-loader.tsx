import { isExampleName } from '@codivia/contract/programs/examples';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';
import { FolderHeart } from 'lucide-react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { lazyDialog } from '../../ui/dialog.tsx';
import { mergeFilesOf } from '../files/load-files.ts';
import { useSharedWork } from '../learner-code/use-shared-work.ts';
import { adoptCopy, type DraftKey } from '../learner-code/work-draft.ts';
import { ExampleRoom } from './example-room.tsx';
import { ProjectRoom } from './project-room.tsx';
import { BrokenLinkNotice, SharedNotice } from './room-notices.tsx';
import type { LoadedWork, OpenedWork } from './training-room.tsx';

const ProjectsDialog = lazyDialog(
  async () => (await import('../projects/projects-dialog.tsx')).ProjectsDialog,
);

type Props = {
  kind: ProgramKind;
  /** The code that the room shows at the first visit. */
  start: ProgramFiles;
  /** The room with a work in it. */
  room: (opened: OpenedWork) => ReactNode;
};

/** The place where the learner's own work is kept, by room. */
const OWN: Record<ProgramKind, DraftKey> = {
  python: { kind: 'python', name: 'python' },
  web: { kind: 'web', name: 'web' },
  game: { kind: 'game', name: 'game' },
};

/** Returns the id of a project, or the name of an example, that the address requests. */
function useRequestedCode() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    project: query.get('project'),
    example: query.get('example'),
    leave: () => void navigate(pathname, { replace: true }),
  };
}

/** Loads the work that a room shows: the learner's own, a project of theirs, an example, or a shared link's. */
export function RoomLoader({ kind, start, room }: Props) {
  const words = useTranslation('rooms').t;
  const { t } = useTranslation('projects');
  const { shared, leave: leaveShared } = useSharedWork(kind);
  const { project, example, leave } = useRequestedCode();
  const [listing, setListing] = useState(false);
  const navigate = useNavigate();
  const own = OWN[kind];
  const sharedName = shared.state === 'open' ? shared.name : '';
  const sharedKey = useMemo<DraftKey>(() => ({ kind, name: sharedName }), [kind, sharedName]);

  const show = ({ notice, reloads = 0, ...work }: LoadedWork) => (
    <Fragment key={`${work.draftKey.name} ${reloads}`}>
      {room({
        ...work,
        actions: [
          {
            key: 'projects',
            label: t('action'),
            icon: <FolderHeart aria-hidden="true" />,
            words: 'lg',
            onSelect: () => setListing(true),
          },
        ],
        onPublish: () => (project ? void navigate(paths.publish(project)) : setListing(true)),
        notice: (files) => (
          <>
            {notice(files)}
            <ProjectsDialog
              open={listing}
              kind={kind}
              place={work.draftKey.name}
              files={files}
              current={project}
              onClose={() => setListing(false)}
              onCurrentDeleted={leave}
            />
          </>
        ),
      })}
    </Fragment>
  );

  if (shared.state === 'opening') return null;
  if (shared.state === 'open') {
    const keep = async (files: ProgramFiles) => {
      adoptCopy(own, files);
      await mergeFilesOf(shared.name, own.name);
      toast.success(words('shared.keep_text'));
      leaveShared();
    };
    return show({
      draftKey: sharedKey,
      start: shared.files,
      notice: (files) => <SharedNotice onKeep={() => void keep(files)} onLeave={leaveShared} />,
    });
  }
  if (project) {
    return <ProjectRoom key={project} id={project} kind={kind} show={show} leave={leave} />;
  }
  if (kind === 'web' && isExampleName(example)) {
    return <ExampleRoom key={example} name={example} own={own} show={show} leave={leave} />;
  }
  return show({
    draftKey: own,
    start,
    notice: () =>
      shared.state === 'broken' && (
        <BrokenLinkNotice problem={shared.problem} onLeave={leaveShared} />
      ),
  });
}
