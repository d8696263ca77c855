import type { PublicItem } from '@codivia/contract/api/family';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useFamilyChange } from '../family.api.ts';

/** Closes one thing that a child shows to everybody, after a question. */
export function CloseItem({ childId, item }: { childId: string; item: PublicItem }) {
  const { t } = useTranslation('family');
  const { mutate, isPending } = useFamilyChange();
  const close = (closeQuestion: () => void) => {
    if (isPending) return;
    mutate(
      { kind: 'close', id: childId, item_id: item.id },
      {
        onSuccess: () => {
          closeQuestion();
          toast.success(t('close.done'));
        },
      },
    );
  };
  return (
    <ConfirmButton
      variant="secondary"
      title={t('close.title', { title: item.title })}
      text={t('close.text')}
      confirm={t('close.confirm')}
      cancel={t('cancel')}
      pending={isPending}
      onConfirm={close}
    >
      {t('close.action')}
      <VisuallyHidden>: {item.title}</VisuallyHidden>
    </ConfirmButton>
  );
}
