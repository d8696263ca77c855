import type { ReplaySummary } from '@codivia/contract/api/live-replays';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Clock, Play } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ProgramPicture } from '../../ui/program-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useKeptReplays, useReplays } from './live-replays.api.ts';

function ReplayCard({ replay }: { replay: ReplaySummary }) {
  const { t, language } = useTranslation('live-replays');
  const title = language === 'fr' ? replay.title_fr : replay.title_en;
  const { host_name: host, held_at: held } = replay;
  const date = held && formatDate(held, language);
  return (
    <li className="grid">
      <Card className="relative flex flex-col overflow-hidden focus-within:ring-2 focus-within:ring-trail hover:border-trail">
        <ProgramPicture
          id={replay.id}
          kind={replay.kind}
          className="aspect-video w-full border-line border-b"
        />
        <div className="flex grow flex-col gap-3 p-5 sm:p-6">
          <div className="flex flex-wrap gap-2">
            <Badge tone={replay.open ? 'done' : 'joy'}>{t(replay.open ? 'open' : 'premium')}</Badge>
            <Badge tone="trail">{t(`kinds.${replay.kind}`)}</Badge>
            <Badge>{t(`levels.${replay.level}`)}</Badge>
          </div>
          <h3 className="text-balance text-xl">
            <Link
              to={paths.replay(replay.id)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h3>
          <p className="grow text-muted">
            {language === 'fr' ? replay.description_fr : replay.description_en}
          </p>
          <p className="text-muted text-sm">
            {host ? t('hosted', { name: host }) : !held && t('ours')}
            {host && held && ' · '}
            {date && t('held', { date })}
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-bold text-sm">
            <span>
              {t(`spoken.${replay.languages.length > 1 ? 'both' : (replay.languages[0] ?? 'fr')}`)}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-4" />
              {t('minutes', { count: Math.max(1, Math.round(replay.duration_ms / 60_000)) })}
            </span>
            <span
              aria-hidden="true"
              className="inline-flex basis-full items-center gap-1.5 text-base text-trail"
            >
              <Play className="size-4 fill-current" />
              {t('watch')}
            </span>
          </p>
        </div>
      </Card>
    </li>
  );
}

function Cards({ replays }: { replays: readonly ReplaySummary[] }) {
  const { t } = useTranslation('live-replays');
  return (
    <ul aria-label={t('list')} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {replays.map((replay) => (
        <ReplayCard key={replay.id} replay={replay} />
      ))}
    </ul>
  );
}

/**
 * Lists everything that can be watched again: our own recordings first, then the latest session. Without a network, the
 * replays that were opened in this browser.
 */
export function ReplayList() {
  const { t } = useTranslation('live-replays');
  const { data, error, isLoadingError, refetch } = useReplays();
  const kept = useKeptReplays(isLoadingError ? error : null);
  if (isLoadingError) {
    return (
      <>
        <ErrorState title={t('failed')} error={error} onRetry={refetch} />
        {kept.length > 0 && (
          <>
            <p role="status">{t('kept')}</p>
            <Cards replays={kept} />
          </>
        )}
      </>
    );
  }
  if (!data) return <Skeleton className="h-80" />;
  if (data.length === 0) return <EmptyState title={t('none')} description={t('none_text')} />;
  return <Cards replays={data} />;
}
