import { useTranslation } from '../../lib/i18n.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useEndSession } from './live-room.api.ts';

/** Ends the session, once that is confirmed. */
export function EndSession({ sessionId, onEnded }: { sessionId: string; onEnded: () => void }) {
  const { t } = useTranslation('live-room');
  const end = useEndSession(sessionId);
  return (
    <ConfirmButton
      size="sm"
      variant="danger"
      title={t('host.end_title')}
      text={t('host.end_text')}
      confirm={t('host.end_confirm')}
      cancel={t('host.cancel')}
      pending={end.isPending}
      onConfirm={() => end.mutate(undefined, { onSuccess: onEnded })}
    >
      {t('host.end')}
    </ConfirmButton>
  );
}
