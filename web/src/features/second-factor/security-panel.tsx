import { formatDate } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PartFailed } from '../../ui/part-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactor } from './second-factor.api.ts';
import { Setup } from './setup.tsx';

/** The second factor of one's own account: off, being set up, or on. */
export function SecurityPanel() {
  const { t, language } = useTranslation('second-factor');
  const { data, isError, refetch } = useSecondFactor();
  const [shown, show] = useState<{ codes: string[]; news: 'enabled' | 'renewed' } | null>(null);
  if (shown) return <RecoveryCodes {...shown} onDone={() => show(null)} />;
  if (!data && isError) {
    return <PartFailed text={t('load_error')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton className="h-40" />;
  const { enabled_at, recovery_codes_left: count } = data;
  return (
    <div className="grid gap-5">
      <p className="font-bold">
        {enabled_at ? t('on', { date: formatDate(enabled_at, language) }) : t('off')}
      </p>
      {enabled_at && <p className="text-muted">{t('codes_left', { count })}</p>}
      {enabled_at ? (
        <ProofForm onRenewed={(codes) => show({ codes, news: 'renewed' })} />
      ) : (
        <Setup onConfirmed={(codes) => show({ codes, news: 'enabled' })} />
      )}
    </div>
  );
}
