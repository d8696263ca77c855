import type { ProgramKind } from '@codivia/contract/programs/program';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { noteSent, unsentMark } from '../../lib/files/has-files.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { loadValues } from '../../lib/stored-values/values-sync.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { adoptCopy, type DraftKey, readDraft, storeDraft } from '../learner-code/work-draft.ts';
import { type Opened, openProject, type ProjectDraft } from '../projects/open-project.ts';
import { OpenedProject } from '../projects/opened-project.tsx';
import { projectPlace } from '../projects/project-place.ts';
import { RoomLoading } from './room-loading.tsx';
import type { LoadedWork } from './training-room.tsx';

type Props = {
  id: string;
  kind: ProgramKind;
  show: (work: LoadedWork) => ReactNode;
  leave: () => void;
};

/** The project as the account and this browser have it; null while it is being fetched. */
function useOpened(id: string, kind: ProgramKind, draft: ProjectDraft) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [reloads, setReloads] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt should open it again.
  useEffect(() => {
    let left = false;
    void Promise.all([
      openProject(id, kind, draft),
      loadValues(id, kind, projectPlace(kind, id)),
    ]).then(([result]) => left || setOpened(result));
    return () => {
      left = true;
    };
  }, [id, kind, draft, attempt]);
  return {
    opened,
    reloads,
    retry: () => {
      setOpened(null);
      setAttempt(attempt + 1);
    },
    reload: (next: Opened) => {
      setOpened(next);
      setReloads(reloads + 1);
    },
  };
}

function ProjectOfMember({ id, kind, show, leave }: Props) {
  const { t } = useTranslation('projects');
  const draftKey = useMemo<DraftKey>(() => ({ kind, name: projectPlace(kind, id) }), [kind, id]);
  const draft = useMemo<ProjectDraft>(
    () => ({ read: () => readDraft(draftKey), keep: (files) => void storeDraft(draftKey, files) }),
    [draftKey],
  );
  const { opened, reloads, retry, reload } = useOpened(id, kind, draft);
  const back = (
    <Button variant="secondary" onClick={leave}>
      {t('missing.leave')}
    </Button>
  );

  if (!opened) return <RoomLoading text={t('opening')} />;
  if (opened.state === 'elsewhere') return <Navigate to={paths.project(opened.kind, id)} replace />;
  if (opened.state === 'missing') {
    return (
      <div className="page-width">
        <EmptyState
          heading="h1"
          title={t('missing.title')}
          description={t('missing.text')}
          action={back}
        />
      </div>
    );
  }
  if (opened.state === 'failed') {
    return (
      <div className="page-width">
        <ErrorState
          heading="h1"
          title={t('failed')}
          error={opened.error}
          onRetry={retry}
          action={back}
        />
      </div>
    );
  }
  return show({
    draftKey,
    start: opened.files,
    reloads,
    notice: (files) => (
      <OpenedProject
        id={id}
        kind={kind}
        opened={opened}
        files={files}
        draft={draft}
        onTheirs={(theirs) => {
          adoptCopy(draftKey, theirs.files);
          noteSent(draftKey.name, unsentMark(draftKey.name));
          const { name, files, assets = [] } = theirs;
          reload({ state: 'open', name, files, assets, theirs: null });
        }}
        onLeave={leave}
      />
    ),
  });
}

/** The room with a project in it. Visitors are asked to sign in, and come back to it. */
export function ProjectRoom(props: Props) {
  const { t } = useTranslation('projects');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user) return <ProjectOfMember key={user.id} {...props} />;
  return (
    <EmptyState
      heading="h1"
      title={t('title')}
      description={t('visitor')}
      action={
        <>
          <ButtonLink to={paths.auth} onClick={() => rememberRedirect(pathname + search)}>
            {t('log_in')}
          </ButtonLink>
          <Button variant="secondary" onClick={props.leave}>
            {t('missing.leave')}
          </Button>
        </>
      }
    />
  );
}
