import type { AdminChallenge } from '@codivia/contract/api/admin-challenges';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { usePlanChallenge } from './admin-challenges.api.ts';

/** Withdraws a challenge from members, or restores it. Results stay either way. */
export function Withdrawal({ challenge }: { challenge: AdminChallenge }) {
  const { t, language } = useTranslation('admin-challenges');
  const { id, enabled, revision, week, planned_week } = challenge;
  const { mutate, isPending } = usePlanChallenge(id);
  const plan = (wanted: boolean, close?: () => void) =>
    mutate(
      { revision, week: week === planned_week ? null : week, enabled: wanted },
      {
        onSuccess: () => toast.success(t(wanted ? 'restored' : 'withdrawn')),
        onError: (error) => toast.error(messageFor(error, language)),
        onSettled: () => close?.(),
      },
    );
  return (
    <Card className="grid grid-cols-1 justify-items-start gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('members_title')}</h3>
      <p>{t(enabled ? 'enabled_text' : 'withdrawn_text')}</p>
      {enabled ? (
        <ConfirmButton
          variant="danger"
          title={t('withdraw_title')}
          text={t('withdraw_text')}
          confirm={t('withdraw')}
          cancel={t('cancel')}
          pending={isPending}
          onConfirm={(close) => plan(false, close)}
        >
          {t('withdraw')}
        </ConfirmButton>
      ) : (
        <Button loading={isPending} onClick={() => plan(true)}>
          {t('restore')}
        </Button>
      )}
    </Card>
  );
}
