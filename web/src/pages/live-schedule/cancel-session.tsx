import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { useNavigate } from 'react-router';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { useCancelSession } from '../../live/live-sessions/live-sessions.api.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';

/** Cancels a session, once that is confirmed. */
export function CancelSession({ id, seats_taken }: Pick<LiveSession, 'id' | 'seats_taken'>) {
  const { t } = useTranslation('live-schedule');
  const navigate = useNavigate();
  const cancel = useCancelSession(id);
  // Once the session was read again this section is gone, and with it the callbacks of `mutate`.
  const confirm = () =>
    cancel.mutateAsync(undefined).then(
      () => {
        toast.success(t('cancel.done'));
        void navigate(paths.liveSession(id));
      },
      () => {},
    );
  return (
    <Section title={t('cancel.title')} className="justify-items-start">
      <p>{t('cancel.text')}</p>
      <ConfirmButton
        variant="danger"
        title={t('cancel.ask')}
        text={seats_taken > 0 ? t('cancel.mails', { count: seats_taken }) : t('cancel.no_mail')}
        confirm={t('cancel.confirm')}
        cancel={t('cancel.keep')}
        pending={cancel.isPending}
        onConfirm={confirm}
      >
        {t('cancel.action')}
      </ConfirmButton>
    </Section>
  );
}
