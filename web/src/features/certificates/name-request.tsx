import type { NameRequest as Request } from '@codivia/contract/api/certificate-names';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { longDate } from './certificate-words.ts';
import { useNameRequest, useWithdrawName } from './name-request.api.ts';
import { NameRequestForm } from './name-request-form.tsx';

const LINK = 'min-h-11 text-trail underline underline-offset-4';

/** Tells the outcome of the last request. */
function Answer({ request }: { request: Request }) {
  const { t, language } = useTranslation('certificate');
  const { state, name, words } = request;
  const date = longDate(request.decided_at ?? request.requested_at, language);
  return (
    <div className="wrap-anywhere basis-full">
      <p>{t(`name.${state}`, { name, date })}</p>
      {words && <p className="mt-1">{t('name.words', { words })}</p>}
    </div>
  );
}

/** Links to the request for another name on the member's own certificates, and shows its outcome. */
export function NameRequest({ shownName }: { shownName: string }) {
  const { t } = useTranslation('certificate');
  const common = useTranslation('common').t;
  const { data: request, isError, refetch } = useNameRequest();
  const withdrawal = useWithdrawName();
  const [asking, setAsking] = useState(false);
  const wasAsking = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!asking && wasAsking.current) opener.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  if (request === undefined) {
    return isError ? (
      <p className="text-muted">
        {t('name.failed')}{' '}
        <button type="button" className={LINK} onClick={() => void refetch()}>
          {common('try_again')}
        </button>
      </p>
    ) : null;
  }
  const waiting = request?.state === 'waiting' ? request : null;
  if (asking) {
    const { name, why } = waiting ?? { name: shownName, why: '' };
    return <NameRequestForm name={name} why={why} onClose={() => setAsking(false)} />;
  }
  const withdraw = () => {
    if (withdrawal.isPending) return;
    withdrawal.mutate(undefined, {
      onSuccess: () => {
        toast.success(t('name.withdrawn'));
        opener.current?.focus();
      },
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-sm">
      {request && <Answer request={request} />}
      <button ref={opener} type="button" className={LINK} onClick={() => setAsking(true)}>
        {t(waiting ? 'name.change' : 'name.wrong')}
      </button>
      {waiting && (
        <button type="button" className={LINK} onClick={withdraw}>
          {t('name.withdraw')}
        </button>
      )}
    </div>
  );
}
