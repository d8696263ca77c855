import { useTranslation } from '../../lib/i18n.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useCloseThread } from './mentoring.api.ts';

/** Closes a request permanently, after a confirmation. */
export function CloseThread({ id }: { id: string }) {
  const { t } = useTranslation('mentoring');
  const close = useCloseThread(id);
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      className="justify-self-start"
      title={t('thread.close')}
      text={t('thread.close_text')}
      confirm={t('thread.close_confirm')}
      cancel={t('thread.cancel')}
      pending={close.isPending}
      onConfirm={(shut) =>
        close.mutate(undefined, {
          onSuccess: shut,
        })
      }
    >
      {t('thread.close')}
    </ConfirmButton>
  );
}
