import type { Member } from '@codivia/contract/api/accounts';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { classPaths } from '../class-paths.ts';
import { useJoining } from '../mine/my-classes.api.ts';
import { JoinForm } from './join-form.tsx';
import { NotYou } from './not-you.tsx';

/** The refusals that are no failures, by their code. */
const REFUSALS = {
  already_member: 'member',
  teaches_this_class: 'teacher',
  joining_closed: 'closed',
  class_full: 'full',
} as const;
type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS];

function refusalOf(error: unknown): Refusal | null {
  const code = error instanceof ApiError ? error.code : '';
  return Object.hasOwn(REFUSALS, code) ? REFUSALS[code as keyof typeof REFUSALS] : null;
}

function Refused({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation('class-sign-in');
  const to = refusal === 'teacher' ? classPaths.list : paths.dashboard;
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p className="text-lg">{t(`refused.${refusal}`)}</p>
      <ButtonLink to={to}>
        {t(refusal === 'teacher' ? 'refused.to_classes' : 'refused.to_dashboard')}
      </ButtonLink>
    </div>
  );
}

function Contents({ code }: { code: string }) {
  const { t } = useTranslation('class-sign-in');
  const { data, error, isLoadingError, refetch } = useJoining(code);
  const refusal = refusalOf(error);
  if (refusal) return <Refused refusal={refusal} />;
  if (isLoadingError) return <ErrorState title={t('failed')} error={error} onRetry={refetch} />;
  return data ? <JoinForm code={code} joining={data} /> : <Skeleton className="h-64" />;
}

/** Joining a class with the account that is signed in. */
export function Joining({ code, user }: { code: string; user: Member }) {
  return (
    <>
      <Contents code={code} />
      <NotYou name={user.name} />
    </>
  );
}
