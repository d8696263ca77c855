import type { Thread } from '@codivia/contract/api/mentoring';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useThread } from '../../support/mentoring/mentoring.api.ts';
import { ThreadView } from '../../support/mentoring/thread-view.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MissingPage } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';

const MentorActions = lazy(async () => ({
  default: (await import('../mentor-queue/mentor-actions.tsx')).MentorActions,
}));

/** The list that the thread belongs to, for this reader. */
function backOf({ viewer, class: ofClass }: Thread): string {
  if (viewer === 'learner') return paths.mentoring;
  return ofClass ? `/classes/${ofClass.id}/comments` : paths.mentoringQueue;
}

function Opened({ thread, onReload }: { thread: Thread; onReload: () => void }) {
  const { t } = useTranslation('mentoring');
  const isMentor = thread.viewer === 'mentor';
  const action = (
    <>
      <Button variant="ghost" size="sm" onClick={onReload}>
        <RefreshCw aria-hidden="true" className="size-4" />
        {t('thread.reload')}
      </Button>
      {isMentor && !thread.class && thread.state !== 'closed' && (
        <Suspense fallback={<div className="min-h-24 basis-full sm:min-h-16" />}>
          <MentorActions id={thread.id} state={thread.state} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <PageTitle title={thread.title} />
      <BackLink to={backOf(thread)}>
        {t(isMentor && thread.class ? 'thread.back_class' : 'thread.back')}
      </BackLink>
      <ThreadView thread={thread} action={action} />
    </>
  );
}

function Contents({ id }: { id: string }) {
  const { t } = useTranslation('mentoring');
  const { data, error, isLoadingError, refetch } = useThread(id);
  const retry = () => void refetch();
  if (error instanceof ApiError && error.status === 404) {
    return (
      <MissingPage
        title={t('thread.missing')}
        text={t('thread.missing_text')}
        to={paths.mentoring}
        back={t('thread.back')}
      />
    );
  }
  if (isLoadingError) {
    return <ErrorState heading="h1" title={t('thread.failed')} error={error} onRetry={retry} />;
  }
  return data ? <Opened thread={data} onReload={retry} /> : <Skeleton className="h-[32rem]" />;
}

/** One request with its thread, for the learner and for the mentor who has claimed it. */
export function MentoringThreadPage() {
  const { t } = useTranslation('mentoring');
  const user = useMembersOnly();
  const { threadId = '' } = useParams();
  return (
    <>
      <PageTitle title={t('title')} />
      {user && (
        <div className="page-width grid gap-5 py-8 sm:gap-6 sm:py-12">
          <Contents key={threadId} id={threadId} />
        </div>
      )}
    </>
  );
}
