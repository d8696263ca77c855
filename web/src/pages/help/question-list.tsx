import { formatDate } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useHelpThreads } from '../../support/help/help.api.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';

/** The member's own questions, the one that changed last first. */
export function QuestionList() {
  const { t, language } = useTranslation('help');
  const threads = useHelpThreads();
  const ask = <ButtonLink to={paths.helpAsk}>{t('thread.ask')}</ButtonLink>;
  if (threads.isPending) return <Skeleton className="h-72 w-full" />;
  if (!threads.data) {
    return <ErrorState error={threads.error} onRetry={threads.refetch} />;
  }
  if (threads.data.length === 0) {
    return (
      <EmptyState
        heading="h1"
        title={t('thread.list_empty')}
        description={t('thread.list_empty_text')}
        action={ask}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t('thread.list_title')}</h1>
        {ask}
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {threads.data.map(({ id, subject, state, created_at, unread }) => (
          <li
            key={id}
            className="relative grid gap-1 rounded-card border border-line bg-surface p-4 hover:border-trail"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={paths.helpQuestion(id)}
                className="min-w-0 wrap-anywhere font-bold text-lg text-trail after:absolute after:inset-0 hover:underline"
              >
                {subject}
              </Link>
              <Badge tone={state === 'answered' ? 'done' : 'plain'}>
                {t(`thread.states.${state}`)}
              </Badge>
              {unread && <Badge tone="joy">{t('thread.unread')}</Badge>}
            </p>
            <p className="text-muted text-sm">
              {t('thread.asked_on', { time: formatDate(created_at, language, 'moment') })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
