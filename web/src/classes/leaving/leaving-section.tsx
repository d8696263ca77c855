import type { Member } from '@codivia/contract/api/accounts';
import { LEAVING_WAIT_DAYS, type SchoolLeaving } from '@codivia/contract/api/leaving-school';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PartFailed, PartLoading } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLeaving } from './leaving.api.ts';
import { LeavingForm } from './leaving-form.tsx';
import { LeavingSteps } from './leaving-steps.tsx';
import { StopLeaving } from './stop-leaving.tsx';

function Leaving({ user, leaving }: { user: Member; leaving: SchoolLeaving }) {
  const { t, language } = useTranslation('leaving-school');
  const [isOpen, setIsOpen] = useState(false);
  const { asked_at, deleted_after } = leaving;
  const isAsked = asked_at !== null;
  return (
    <>
      {deleted_after && (
        <p className="max-w-prose font-bold">
          {t('ends', { date: formatDate(deleted_after, language, 'long') })}
        </p>
      )}
      {isAsked && <LeavingSteps leaving={leaving} />}
      {isOpen ? (
        <LeavingForm user={user} leaving={leaving} onClose={() => setIsOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant={isAsked ? 'secondary' : 'primary'} onClick={() => setIsOpen(true)}>
            {t(isAsked ? 'again' : 'begin')}
          </Button>
          {isAsked && <StopLeaving />}
        </div>
      )}
    </>
  );
}

/** Lets the owner of a class account who leaves the school make it a personal one, and says what is missing. */
export function LeavingSection({ user }: { user: Member }) {
  const { t } = useTranslation('leaving-school');
  const { data, isError, refetch } = useLeaving();
  return (
    <Section title={t('title')}>
      <p className="max-w-prose text-muted">
        {t('text')} {t('age')} {t('wait', { days: LEAVING_WAIT_DAYS })}
      </p>
      {data && <Leaving user={user} leaving={data} />}
      {!data && isError && <PartFailed text={t('failed')} onRetry={refetch} />}
      {!data && !isError && (
        <PartLoading text={t('loading')}>
          <Skeleton className="h-12" />
        </PartLoading>
      )}
    </Section>
  );
}
