import type { Language } from '@codivia/contract/api/language';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { requestRoomCache } from '../../lib/network.ts';
import { paths } from '../../lib/paths.ts';
import { useReplay } from '../../live/live-replays/live-replays.api.ts';
import { ReplayPlayer } from '../../live/live-replays/replay-player.tsx';
import { ReplayVisibilityCard } from '../../live/live-replays/replay-visibility.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, MissingPage } from '../../ui/state-message.tsx';
import { useMembersOnly } from '../dashboard/use-members-only.ts';

/** Explains why there is no replay to watch: it does not exist, is not in the plan, or there is no answer. */
function Refusal({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('replay');
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'replay_premium') {
    return (
      <EmptyState
        heading="h1"
        pose="point"
        title={t('premium')}
        description={t('premium_text')}
        action={
          <>
            <ButtonLink variant="joy" to={paths.offer}>
              {t('premium_action')}
            </ButtonLink>
            <ButtonLink variant="secondary" to={paths.replays}>
              {t('back')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (code === 'replay_not_found') {
    return (
      <MissingPage
        title={t('missing')}
        text={t('missing_text')}
        to={paths.replays}
        back={t('back')}
      />
    );
  }
  return <ErrorState heading="h1" title={t('failed')} error={error} onRetry={onRetry} />;
}

/** The delay before the files of this page are kept, in milliseconds: its own requests come first. */
const QUIET_MS = 3000;

/** Keeps the files of this page once a replay has been opened. Only the built app has a service worker. */
function useOfflinePage(opened: boolean): void {
  useEffect(() => {
    if (!opened || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // A browser may refuse service workers, in a private window for instance: then replays need the network.
    const timer = setTimeout(() => requestRoomCache('replay').catch(() => {}), QUIET_MS);
    return () => clearTimeout(timer);
  }, [opened]);
}

function Contents({ userId, id }: { userId: string; id: string }) {
  const { t } = useTranslation('replay');
  const own = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const { data, error, isLoadingError, refetch } = useReplay(userId, id, chosen ?? own);
  useOfflinePage(data !== undefined);
  if (isLoadingError) return <Refusal error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-[36rem]" />;
  const title = data.language === 'fr' ? data.title_fr : data.title_en;
  return (
    <>
      <PageTitle title={title} />
      <BackLink to={paths.replays}>{t('back')}</BackLink>
      <h1 className="text-balance text-xl sm:text-3xl">{title}</h1>
      <ReplayPlayer key={`${data.id}-${data.language}`} replay={data} onLanguage={setChosen} />
      <ReplayVisibilityCard id={data.id} />
    </>
  );
}

/** A session that is watched again. */
export function ReplayPage() {
  const { t } = useTranslation('replay');
  const user = useMembersOnly();
  const { replayId = '' } = useParams();
  return (
    <>
      <PageTitle title={t('page_title')} />
      {user && (
        <div className="page-width grid grid-cols-1 gap-2 py-4 sm:gap-4 sm:py-8">
          <Contents key={replayId} userId={user.id} id={replayId} />
        </div>
      )}
    </>
  );
}
