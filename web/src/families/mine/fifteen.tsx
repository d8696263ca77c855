import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useTurnFifteen } from '../own-family.api.ts';

/** Lets a member under 15 say that they have turned 15, from a moment on. */
export function Fifteen({ from }: { from: string }) {
  const { t, language } = useTranslation('own-family');
  const { mutate, isPending } = useTurnFifteen();
  const isOpen = Date.parse(from) <= Date.now();
  const say = (close: () => void) => {
    if (isPending) return;
    mutate(undefined, {
      onSuccess: () => {
        close();
        toast.success(t('fifteen_done'));
      },
    });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{t('fifteen_text')}</p>
      {isOpen ? (
        <ConfirmButton
          variant="secondary"
          title={t('fifteen_confirm_title')}
          text={t('fifteen_text')}
          confirm={t('fifteen_confirm')}
          cancel={t('cancel')}
          pending={isPending}
          onConfirm={say}
        >
          {t('fifteen')}
        </ConfirmButton>
      ) : (
        <p>{t('fifteen_wait', { date: formatDate(from, language, 'long') })}</p>
      )}
    </div>
  );
}
