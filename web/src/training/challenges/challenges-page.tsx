import type { ChallengeResult, ChallengeSummary } from '@codivia/contract/api/challenges';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Flag } from 'lucide-react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ChallengeArchive } from './challenge-archive.tsx';
import { ChallengeBadges, OwnResult } from './challenge-badges.tsx';
import { useChallenges, useOwnChallenges } from './challenges.api.ts';
import { Medals } from './medals.tsx';

type Results = ReadonlyMap<string, ChallengeResult>;

function Current({ challenge, results }: { challenge: ChallengeSummary; results: Results }) {
  const { t } = useTranslation('challenges');
  const language = useLanguage();
  const result = results.get(challenge.id);
  return (
    <Card
      role="region"
      aria-labelledby="challenge-current"
      className="grid justify-items-start gap-4 border-trail p-6 sm:p-8"
    >
      <p className="flex items-center gap-2 font-bold text-trail">
        <Flag aria-hidden="true" className="size-5" />
        {t('of_the_week')}
      </p>
      <h2 id="challenge-current" className="text-balance text-3xl sm:text-4xl">
        {language === 'fr' ? challenge.title_fr : challenge.title_en}
      </h2>
      <ChallengeBadges challenge={challenge} />
      <p className="text-muted">{t('week', { date: formatDate(challenge.week, language) })}</p>
      {result && <OwnResult result={result} />}
      <ButtonLink size="lg" to={paths.challenge(challenge.id)}>
        {t('read')}
      </ButtonLink>
    </Card>
  );
}

function Contents() {
  const { t } = useTranslation('challenges');
  const signedIn = useSession().user !== null;
  const own = useOwnChallenges(signedIn).data;
  const { data, error, isLoadingError, refetch } = useChallenges();
  if (isLoadingError) {
    return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <PartLoading text={t('loading')}>
        <Skeleton className="h-80" />
      </PartLoading>
    );
  }
  const current = data.find((challenge) => challenge.current);
  if (!current) return <EmptyState title={t('not_yet')} description={t('not_yet_text')} />;
  const results = new Map(own?.results.map((result) => [result.challenge_id, result]));
  return (
    <>
      <Current challenge={current} results={results} />
      {signedIn && own && <Medals medals={own.medals} />}
      <ChallengeArchive challenges={data} results={results} signedIn={signedIn} />
    </>
  );
}

/** The challenge of the week, the reader's medals, and the archive. */
export function ChallengesPage() {
  const { t } = useTranslation('challenges');
  return (
    <>
      <PageTitle title={t('page_title')} />
      <meta name="description" content={t('description')} />
      <div className="page-width grid gap-12 py-10 sm:py-14">
        <PageHeader title={t('title')} intro={t('intro')} />
        <Contents />
      </div>
    </>
  );
}
