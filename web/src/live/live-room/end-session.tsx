import { Power } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useEndSession } from './live-room.api.ts';

/** Ends the session, after a confirmation. On phones only its icon is shown: all actions are in one line there. */
export function EndSession({ sessionId, onEnded }: { sessionId: string; onEnded: () => void }) {
  const { t } = useTranslation('live-room');
  const end = useEndSession(sessionId);
  return (
    <ConfirmButton
      size="sm"
      variant="danger"
      className="max-sm:px-2"
      title={t('host.end_title')}
      text={t('host.end_text')}
      confirm={t('host.end_confirm')}
      cancel={t('host.cancel')}
      pending={end.isPending}
      onConfirm={() => end.mutate(undefined, { onSuccess: onEnded })}
    >
      <Power aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{t('host.end')}</span>
    </ConfirmButton>
  );
}
