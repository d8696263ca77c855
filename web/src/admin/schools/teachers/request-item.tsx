import type { AdminTeacher } from '@codivia/contract/api/admin-teachers';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { Proof } from './proof.tsx';
import { RequestDecision } from './request-decision.tsx';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

type Props = { request: AdminTeacher; onDecided: () => void };

/** One request with its proof, and the decision about it. */
export function RequestItem({ request, onDecided }: Props) {
  const { t, language } = useTranslation('admin-schools');
  const { name, email, shown_as, school, proof, at, state, decline_reason: reason } = request;
  return (
    <li>
      <Card className="grid gap-3 p-4 sm:p-5">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-4">
          <Fact name={t('requests.account')}>
            <span className="font-bold">{name}</span>
            <span className="block text-muted text-sm">{email}</span>
          </Fact>
          <Fact name={t('requests.shown_as')}>{shown_as}</Fact>
          <Fact name={t('requests.school')}>{school}</Fact>
          {proof && (
            <Fact name={t('requests.proof')}>
              <Proof proof={proof} />
            </Fact>
          )}
        </dl>
        <p className="text-muted text-sm">
          {t('requests.asked', { when: formatTimeAgo(at, language) })}
        </p>
        {state === 'declined' && (
          <p>{reason ? t('requests.reason_given', { reason }) : t('requests.no_reason')}</p>
        )}
        <RequestDecision request={request} onDecided={onDecided} />
      </Card>
    </li>
  );
}
