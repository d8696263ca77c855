import type { RoomFiles, RoomKind } from '@codivia/contract/rooms';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Opened, openProject, type ProjectDraft } from '../projects/open-project.ts';
import { OpenedProject } from '../projects/opened-project.tsx';
import { adoptCopy, type DraftPlace, keepDraft, readDraft } from './draft.ts';
import { RoomWaiting } from './room-waiting.tsx';

type Props = {
  id: string;
  kind: RoomKind;
  /** `round` counts how often the work was replaced from outside the room. */
  draw: (
    place: DraftPlace,
    start: RoomFiles,
    notice: (files: RoomFiles) => ReactNode,
    round: number,
  ) => ReactNode;
  leave: () => void;
};

/** The project as the account and this browser have it; null while it is being fetched. */
function useOpened(id: string, kind: RoomKind, draft: ProjectDraft) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [round, setRound] = useState(0);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is meant to open it anew.
  useEffect(() => {
    let left = false;
    void openProject(id, kind, draft).then((result) => left || setOpened(result));
    return () => {
      left = true;
    };
  }, [id, kind, draft, attempt]);
  return {
    opened,
    round,
    retry: () => {
      setOpened(null);
      setAttempt(attempt + 1);
    },
    show: (next: Opened) => {
      setOpened(next);
      setRound(round + 1);
    },
  };
}

function ProjectOfMember({ id, kind, draw, leave }: Props) {
  const { t } = useTranslation('projects');
  const place = useMemo<DraftPlace>(() => ({ kind, name: `${kind}/project/${id}` }), [kind, id]);
  const draft = useMemo<ProjectDraft>(
    () => ({ read: () => readDraft(place), keep: (files) => void keepDraft(place, files) }),
    [place],
  );
  const { opened, round, retry, show } = useOpened(id, kind, draft);
  const back = (
    <Button variant="secondary" onClick={leave}>
      {t('missing.leave')}
    </Button>
  );

  if (!opened) return <RoomWaiting text={t('opening')} />;
  if (opened.state === 'elsewhere') return <Navigate to={paths.project(opened.kind, id)} replace />;
  if (opened.state === 'missing') {
    return (
      <EmptyState
        heading="h1"
        title={t('missing.title')}
        description={t('missing.text')}
        action={back}
      />
    );
  }
  if (opened.state === 'failed') {
    return (
      <ErrorState
        heading="h1"
        title={t('failed')}
        error={opened.error}
        onRetry={retry}
        action={back}
      />
    );
  }
  return draw(
    place,
    opened.files,
    (files) => (
      <OpenedProject
        id={id}
        kind={kind}
        opened={opened}
        files={files}
        draft={draft}
        onTheirs={(theirs) => {
          adoptCopy(place, theirs.files);
          show({ state: 'open', name: theirs.name, files: theirs.files, theirs: null });
        }}
        onLeave={leave}
      />
    ),
    round,
  );
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
