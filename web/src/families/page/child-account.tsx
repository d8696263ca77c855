import type { FamilyChild } from '@codivia/contract/api/family';
import { formatDate } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useFamilyChange } from '../family.api.ts';
import { DataButton } from './data-button.tsx';

/** The deletion that was asked for, and the way to take it back. */
function Pending({
  child,
  deletion,
}: {
  child: FamilyChild;
  deletion: { on: string; own: boolean };
}) {
  const { t, language } = useTranslation('family');
  const { mutate, isPending } = useFamilyChange();
  const { id, name } = child;
  const values = { name, date: formatDate(deletion.on, language, 'long') };
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-danger-soft p-4 text-danger">
      <p>{t(deletion.own ? 'account.pending' : 'account.pending_other', values)}</p>
      {deletion.own && (
        <Button
          variant="secondary"
          loading={isPending}
          onClick={() =>
            mutate({ kind: 'keep', id }, { onSuccess: () => toast.success(t('account.kept')) })
          }
        >
          {t('account.keep')}
        </Button>
      )}
    </div>
  );
}

type Props = {
  child: FamilyChild;
  /** Called once the agreement is withdrawn. */
  onLeft: () => void;
};

/** The download of a child's data, the end of the agreement, and the deletion of the account. */
export function ChildAccount({ child, onLeft }: Props) {
  const { t } = useTranslation('family');
  const { mutate, isPending } = useFamilyChange();
  const { id, name, deletion } = child;
  const confirmed = (kind: 'leave' | 'delete', done: string) => (close: () => void) => {
    if (isPending) return;
    mutate(
      { kind, id },
      {
        onSuccess: () => {
          close();
          toast.success(done);
          if (kind === 'leave') onLeft();
        },
      },
    );
  };
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('account.title')}</h3>
      <p className="text-muted text-sm">{t('account.data_text', { name })}</p>
      {deletion && <Pending child={child} deletion={deletion} />}
      <div className="flex flex-wrap gap-2">
        <DataButton childId={id}>{t('account.data')}</DataButton>
        <ConfirmButton
          variant="secondary"
          title={t('account.leave_title', { name })}
          text={t('account.leave_text', { name })}
          confirm={t('account.leave_confirm')}
          cancel={t('cancel')}
          pending={isPending}
          onConfirm={confirmed('leave', t('account.left'))}
        >
          {t('account.leave')}
        </ConfirmButton>
        {!deletion?.own && (
          <ConfirmButton
            variant="danger"
            title={t('account.delete_title', { name })}
            text={t('account.delete_text', { name })}
            confirm={t('account.delete_confirm')}
            cancel={t('cancel')}
            pending={isPending}
            onConfirm={confirmed('delete', t('account.delete_done', { name }))}
          >
            {t('account.delete')}
          </ConfirmButton>
        )}
      </div>
    </div>
  );
}
