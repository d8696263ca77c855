import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useObjection } from '../own-family.api.ts';

/** Says that a parent wants the account to be deleted, and lets the child keep it. `on`: the day. */
export function DeletionNotice({ on }: { on: string }) {
  const { t, language } = useTranslation('own-family');
  const { mutate, isPending } = useObjection();
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-danger bg-danger-soft p-5 text-danger"
    >
      <p className="font-bold text-lg">{t('deletion_title')}</p>
      <p>{t('deletion_text', { date: formatDate(on, language, 'long') })}</p>
      <Button
        loading={isPending}
        onClick={() => mutate(undefined, { onSuccess: () => toast.success(t('objected')) })}
      >
        {t('object')}
      </Button>
    </div>
  );
}
