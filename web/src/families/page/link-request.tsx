import { useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { EmailForm } from '../../ui/email-form.tsx';
import { useAskForLink } from '../family.api.ts';

/** The reason why a parent has no link any more: it does not work, or they have withdrawn what it showed. */
export type LinkEnd = 'over' | 'withdrawn';

/** Mails a family link to a parent. */
export function LinkRequest({ end }: { end?: LinkEnd | undefined }) {
  const { t, language } = useTranslation('family');
  const ask = useAskForLink();
  const [isSent, setIsSent] = useState(false);
  if (isSent) {
    return (
      <Card role="status" className="grid gap-3 p-5 sm:p-6">
        <h2 className="text-xl sm:text-2xl">{t('link.sent_title')}</h2>
        <p>{t('link.sent_text')}</p>
        <p className="text-muted">{t('link.sent_nothing')}</p>
      </Card>
    );
  }
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl sm:text-2xl">{t('link.title')}</h2>
      {end && (
        <p role={end === 'over' ? 'alert' : 'status'} className="font-bold">
          {t(`link.${end}`)}
        </p>
      )}
      <p className="text-muted">{t('link.text')}</p>
      <EmailForm
        label={t('link.email')}
        hint={t('link.hint')}
        wrong={t('link.wrong')}
        submit={t('link.send')}
        pending={ask.isPending}
        error={ask.error ? messageFor(ask.error, language) : undefined}
        onSend={(email) =>
          ask.mutate({ email, lang: language }, { onSuccess: () => setIsSent(true) })
        }
      />
    </Card>
  );
}
