import type { LiveSession } from '@codivia/contract/live-sessions';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Section } from '../../features/dashboard/section.tsx';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { useCancelSession } from '../../live/live-sessions/live-sessions.api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Cancels a session, once that is confirmed. */
export function CancelSession({ id, seats_taken }: Pick<LiveSession, 'id' | 'seats_taken'>) {
  const { t } = useTranslation('live-schedule');
  const language = useLanguage();
  const navigate = useNavigate();
  const cancel = useCancelSession(id);
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    cancel.mutate(undefined, {
      onSuccess: () => {
        toast.success(t('cancel.done'));
        void navigate(paths.liveSession(id));
      },
      onError: (error) => toast.error(messageFor(error, language)),
    });
  return (
    <Section title={t('cancel.title')} className="justify-items-start">
      <p>{t('cancel.text')}</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('cancel.ask')}
        description={
          seats_taken > 0 ? t('cancel.mails', { count: seats_taken }) : t('cancel.no_mail')
        }
      >
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" loading={cancel.isPending} onClick={confirm}>
            {t('cancel.confirm')}
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            {t('cancel.keep')}
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}
