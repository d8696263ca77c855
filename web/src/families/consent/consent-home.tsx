import type { ConsentQuestion } from '@codivia/contract/api/family';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useConsent } from '../family.api.ts';
import { keepFamilyToken } from '../family-call.ts';
import { familyPaths } from '../family-paths.ts';
import { useLinkToken } from '../link-token.ts';
import { ConsentForm } from './consent-form.tsx';

/** A link may also have lost a part of its secret. */
const isOver = (error: unknown) =>
  error instanceof ApiError && (error.status === 410 || error.status === 400);

type Given = { state: ConsentQuestion['state']; family_token?: string | undefined };

/** What a parent has answered, and what they can do now. */
function Answered({
  given,
  child,
  onChange,
}: {
  given: Given;
  child: string;
  onChange: () => void;
}) {
  const { t } = useTranslation('family');
  const navigate = useNavigate();
  const { state, family_token: token } = given;
  if (state === 'accepted' && token) {
    const open = () => {
      keepFamilyToken(token);
      void navigate(familyPaths.family);
    };
    return (
      <EmptyState
        heading="h1"
        pose="right"
        title={t('consent.accepted_title')}
        description={t('consent.accepted_text', { child })}
        action={<Button onClick={open}>{t('consent.open')}</Button>}
      />
    );
  }
  if (state === 'accepted') {
    return (
      <EmptyState
        heading="h1"
        title={t('consent.before_title')}
        description={t('consent.before_text')}
        action={<ButtonLink to={familyPaths.family}>{t('consent.ask_link')}</ButtonLink>}
      />
    );
  }
  if (state === 'not_mine') {
    return (
      <EmptyState
        heading="h1"
        title={t('consent.not_mine_done')}
        description={t('consent.not_mine_done_text')}
      />
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={t('consent.refused_title')}
      description={t('consent.refused_text', { child })}
      action={
        <Button variant="secondary" onClick={onChange}>
          {t('consent.change')}
        </Button>
      }
    />
  );
}

function Question({ token }: { token: string }) {
  const { t } = useTranslation('family');
  const { data, error, refetch } = useConsent(token);
  const [given, setGiven] = useState<Given | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  if (isOver(error)) return <LinkOver />;
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('consent.loading')}>
        <Skeleton className="h-96" />
      </PartLoading>
    );
  }
  const answered = given ?? data;
  const child = data.child || t('consent.child');
  if (answered.state !== 'asked' && !isChanging) {
    return <Answered given={answered} child={child} onChange={() => setIsChanging(true)} />;
  }
  return (
    <ConsentForm
      question={data}
      token={token}
      onAnswered={(answer) => {
        setGiven(answer);
        setIsChanging(false);
        window.scrollTo(0, 0);
      }}
    />
  );
}

function LinkOver() {
  const { t } = useTranslation('family');
  return (
    <EmptyState
      heading="h1"
      pose="lost"
      title={t('consent.over_title')}
      description={t('consent.over_text')}
      action={<ButtonLink to={familyPaths.family}>{t('consent.ask_link')}</ButtonLink>}
    />
  );
}

/** The question to a parent that the link of a mail leads to. */
export function ConsentHome() {
  const token = useLinkToken(true);
  return token ? <Question key={token} token={token} /> : <LinkOver />;
}
