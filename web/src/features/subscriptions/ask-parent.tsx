import * as contract from '@codivia/contract/api/payers';
import { useMutation } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { refreshMember } from '../../lib/member.ts';
import { Button } from '../../ui/button.tsx';
import { EmailForm } from '../../ui/email-form.tsx';

/** Mails a link to pay to somebody; `sent` is the address that it went to. */
function useAskToPay() {
  const { language } = useTranslation('subscriptions');
  const { mutate, reset, isPending, error, data } = useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async (email: string) => {
      await call(contract.askToPay, { body: { email, lang: language } });
      return email;
    },
    onError: (failure) => {
      // Perhaps Premium has begun elsewhere: then there is nothing to ask for.
      if (failure instanceof ApiError && failure.status === 409) void refreshMember();
    },
  });
  const problem = error ? messageFor(error, language) : undefined;
  return { ask: (email: string) => mutate(email), again: reset, isPending, problem, sent: data };
}

/** The way to have somebody else pay: they get a link with the price, the dates and their rights. */
export function AskParent() {
  const { t } = useTranslation('subscriptions');
  const { ask, again, isPending, problem, sent } = useAskToPay();
  return (
    <details className="group border-line border-t pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-bold">
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 group-open:rotate-90" />
        {t('ask.title')}
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2 pb-1">
        {sent === undefined ? (
          <>
            <p className="text-muted">{t('ask.text')}</p>
            <EmailForm
              label={t('ask.email')}
              wrong={t('ask.wrong')}
              submit={t('ask.send')}
              pending={isPending}
              error={problem}
              onSend={ask}
            />
          </>
        ) : (
          <>
            <p role="status" className="wrap-anywhere rounded-control bg-joy-soft p-4">
              {t('ask.sent', { email: sent })}
            </p>
            <Button variant="secondary" className="justify-self-start" onClick={again}>
              {t('ask.again')}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
