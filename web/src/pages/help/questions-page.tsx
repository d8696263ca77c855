import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { type ThreadAccess, useHelpThread } from '../../support/help/help.api.ts';
import { ThreadView } from '../../support/help/thread-view.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';
import { QuestionList } from './question-list.tsx';

/** In place of an id: the question that the link of a mail leads to. */
const BY_LINK = 'visitor';

/** A link may also have lost a part of its secret. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function Question({ access }: { access: ThreadAccess }) {
  const { t } = useTranslation('help');
  const { data, isPending, error, refetch } = useHelpThread(access);
  if (isPending) return <Skeleton className="h-72 w-full" />;
  if (data) return <ThreadView thread={data} access={access} />;
  if (!isOver(error)) return <ErrorState error={error} onRetry={refetch} />;
  const gone = 'id' in access;
  return (
    <EmptyState
      heading="h1"
      pose="lost"
      title={t(gone ? 'thread.gone_title' : 'thread.over_title')}
      description={t(gone ? 'thread.gone_text' : 'thread.over_text')}
      action={<ButtonLink to={paths.helpAsk}>{t('thread.ask')}</ButtonLink>}
    />
  );
}

function MembersQuestions({ id }: { id: string | undefined }) {
  const { t } = useTranslation('help');
  const user = useMembersOnly();
  if (!user) return null;
  if (!id) return <QuestionList />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={paths.helpQuestions}>{t('thread.back')}</BackLink>
      <Question key={id} access={{ id }} />
    </div>
  );
}

/** The member's own questions, one of them, or that of a visitor's link. */
export function QuestionsPage() {
  const { t } = useTranslation('help');
  const { threadId } = useParams();
  const [search] = useSearchParams();
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle title={t('thread.list_title')} />
      <div className="mx-auto max-w-3xl">
        {threadId === BY_LINK ? (
          <Question access={{ token: search.get('token') ?? '' }} />
        ) : (
          <MembersQuestions id={threadId} />
        )}
      </div>
    </div>
  );
}
