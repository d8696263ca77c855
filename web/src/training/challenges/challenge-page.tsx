import type { Member } from '@codivia/contract/api/accounts';
import type { ChallengeSummary } from '@codivia/contract/api/challenges';
import { formatDate } from '@codivia/contract/text/format-dates';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { useSession } from '../../lib/session.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { ChallengeBadges, OwnResult } from './challenge-badges.tsx';
import { ChallengeStep } from './challenge-step.tsx';
import { Story, TaskText } from './challenge-text.tsx';
import { useChallenge, useCurrentChallenge } from './challenges.api.ts';
import { LockedChallenge } from './locked-challenge.tsx';

function Head({ challenge }: { challenge: ChallengeSummary }) {
  const { t } = useTranslation('challenges');
  const language = useLanguage();
  const title = language === 'fr' ? challenge.title_fr : challenge.title_en;
  return (
    <header className="grid gap-3">
      <PageTitle title={title} />
      <h1 className="text-balance text-3xl sm:text-4xl">{title}</h1>
      <ChallengeBadges challenge={challenge} />
      <p className="text-muted">{t('week', { date: formatDate(challenge.week, language) })}</p>
    </header>
  );
}

function Loading() {
  const { t } = useTranslation('challenges');
  return (
    <PartLoading text={t('loading')}>
      <Skeleton className="h-[36rem]" />
    </PartLoading>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('challenges');
  if (error instanceof ApiError && error.status === 404) {
    const action = <ButtonLink to={paths.challenges}>{t('back')}</ButtonLink>;
    return (
      <EmptyState
        heading="h1"
        pose="lost"
        title={t('missing')}
        description={t('missing_text')}
        action={action}
      />
    );
  }
  return <ErrorState heading="h1" title={t('one_failed')} error={error} onRetry={onRetry} />;
}

/** The page of a challenge that is read: it begins with the way back. */
function Reading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('challenges');
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 sm:py-8">
      <BackLink to={paths.challenges}>{t('back')}</BackLink>
      {children}
    </div>
  );
}

function ForMember({ id, user }: { id: string; user: Member }) {
  const language = useLanguage();
  const { data, error, isLoadingError, refetch } = useChallenge(id, language);
  if (data?.exercise && data.text) {
    const { exercise, text } = data;
    return <ChallengeStep key={data.version} {...{ challenge: data, exercise, text, user }} />;
  }
  return (
    <Reading>
      {isLoadingError && <Failed error={error} onRetry={() => void refetch()} />}
      {!isLoadingError && !data && <Loading />}
      {data && (
        <>
          <Head challenge={data} />
          {data.result && <OwnResult result={data.result} />}
          <LockedChallenge challenge={data} />
        </>
      )}
    </Reading>
  );
}

/** Visitors read the challenge of the week; any other asks for an account. */
function ForVisitor({ id }: { id: string }) {
  const { t } = useTranslation('challenges');
  const language = useLanguage();
  const { data, error, isLoadingError, refetch } = useCurrentChallenge(language);
  if (!data) {
    return (
      <Reading>
        {isLoadingError ? <Failed error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Reading>
    );
  }
  const readable = data.id === id;
  return (
    <Reading>
      {readable && (
        <>
          <Head challenge={data} />
          <Story html={data.text.story} />
          <TaskText text={data.text} />
        </>
      )}
      <EmptyState
        heading={readable ? 'h2' : 'h1'}
        pose="point"
        title={t('members_title')}
        description={t(readable ? 'sign_in_text' : 'members_text')}
        action={
          <ButtonLink to={paths.auth} onClick={() => rememberRedirect(paths.challenge(id))}>
            {t('sign_in')}
          </ButtonLink>
        }
      />
    </Reading>
  );
}

/** One challenge: its story, its exercise, the reader's result, and solutions once it is solved. */
export function ChallengePage() {
  const { t } = useTranslation('challenges');
  const { challengeId = '' } = useParams();
  const { user } = useSession();
  return (
    <>
      <PageTitle title={t('page_title')} />
      {user ? (
        <ForMember key={challengeId} id={challengeId} user={user} />
      ) : (
        <ForVisitor key={challengeId} id={challengeId} />
      )}
    </>
  );
}
