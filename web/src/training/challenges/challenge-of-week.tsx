import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChallengeBadges, OwnResult } from './challenge-badges.tsx';
import { useChallenges, useOwnChallenges } from './challenges.api.ts';

/** The current challenge with the member's progress, and a link to all others. */
export function ChallengeOfWeek() {
  const { t } = useTranslation('challenges');
  const language = useLanguage();
  const { data, isLoadingError, refetch } = useChallenges();
  const own = useOwnChallenges(true).data;
  if (isLoadingError) return <PartFailed text={t('failed')} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-24" />
      </PartLoading>
    );
  }
  const current = data.find((challenge) => challenge.current);
  if (!current) return <p className="text-muted">{t('not_yet_text')}</p>;
  const result = own?.results.find(({ challenge_id }) => challenge_id === current.id);
  const link = 'inline-flex min-h-11 items-center text-trail underline underline-offset-4';
  return (
    <div className="grid justify-items-start gap-3">
      <Link to={paths.challenge(current.id)} className={`${link} font-bold text-lg`}>
        {language === 'fr' ? current.title_fr : current.title_en}
      </Link>
      <ChallengeBadges challenge={current} />
      {result && <OwnResult result={result} />}
      {own && !result && <p className="text-muted">{t('results.none')}</p>}
      <Link to={paths.challenges} className={link}>
        {t('back')}
      </Link>
    </div>
  );
}
