import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useDeleteParent } from '../family.api.ts';
import { forgetFamilyToken } from '../family-call.ts';
import { DataButton } from './data-button.tsx';

type Props = { email: string; onLeft: () => void };

/** The parent's own data, and the ways out: of this device, and altogether. */
export function ParentAccount({ email, onLeft }: Props) {
  const { t } = useTranslation('family');
  const { mutate, isPending } = useDeleteParent();
  const leave = (message: string) => {
    forgetFamilyToken();
    toast.success(message);
    onLeft();
  };
  return (
    <TitledSection title={t('own.title')} text={t('own.text', { email })}>
      <p className="text-muted">{t('own.forget_text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => leave(t('own.forgotten'))}>
          {t('own.forget')}
        </Button>
        <DataButton childId={null}>{t('own.data')}</DataButton>
        <ConfirmButton
          variant="danger"
          title={t('own.delete_title')}
          text={t('own.delete_text')}
          confirm={t('own.delete_confirm')}
          cancel={t('cancel')}
          pending={isPending}
          onConfirm={(close) => {
            if (isPending) return;
            mutate(undefined, {
              onSuccess: () => {
                close();
                leave(t('own.deleted'));
              },
            });
          }}
        >
          {t('own.delete')}
        </ConfirmButton>
      </div>
    </TitledSection>
  );
}
