import type { AdminUser } from '@codivia/contract/api/admin-users';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { DeletionDialog } from '../kit/deletion-dialog.tsx';
import { DeletionEffects } from '../kit/deletion-effects.tsx';
import { useDeleteUsers, useUserDeletions } from './admin-users.api.ts';

/** Lists what is deleted with the accounts. */
function Effects({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('admin-users');
  const { data, isError } = useUserDeletions(ids);
  const effects = data && [
    t('deletion.lessons', { count: data.lessons }),
    t('deletion.certificates', { count: data.certificates }),
    t('deletion.projects', { count: data.projects }),
    t('deletion.subscriptions', { count: data.subscriptions }),
  ];
  return (
    <DeletionEffects
      effects={effects}
      failed={isError}
      texts={{ loading: t('deletion.loading'), unknown: t('deletion.unknown') }}
      className="h-24"
    />
  );
}

type Props = {
  open: boolean;
  users: readonly AdminUser[];
  onClose: () => void;
  /** Called when all of them are deleted. */
  onDeleted: () => void;
};

/** Asks before accounts are deleted permanently, and lists what is deleted with them. */
export function DeleteUsers({ open, users, onClose, onDeleted }: Props) {
  const { t } = useTranslation('admin-users');
  const deletion = useDeleteUsers();
  const count = users.length;
  return (
    <DeletionDialog
      open={open}
      items={users.map(({ id, name, email, class_account }) => ({
        id,
        name,
        note: class_account ? t('class_account') : email,
      }))}
      deletion={deletion}
      texts={{
        title: t('deletion.title', { count }),
        description: t('deletion.text', { count }),
        confirm: t('deletion.confirm'),
        failures: t('deletion.failures'),
        failed: t('delete_error'),
      }}
      onClose={onClose}
      onDone={(ids) => toast.success(t('deleted', { count: ids.length }))}
      onDeleted={onDeleted}
    >
      <Effects ids={users.map(({ id }) => id)} />
    </DeletionDialog>
  );
}
