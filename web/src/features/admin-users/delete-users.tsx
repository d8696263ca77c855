import type { AdminUser } from '@codivia/contract/admin-users';
import { messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useDeleteUsers, useUserDeletions } from './admin-users.api.ts';

/** What goes with the accounts. */
function Effects({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('admin-users');
  const { data, isError } = useUserDeletions(ids);
  if (isError) return <p>{t('deletion.unknown')}</p>;
  if (!data) {
    return (
      <div role="status">
        <VisuallyHidden>{t('deletion.loading')}</VisuallyHidden>
        <Skeleton className="h-24" />
      </div>
    );
  }
  return (
    <ul className="grid list-disc gap-1 ps-5">
      <li>{t('deletion.lessons', { count: data.lessons })}</li>
      <li>{t('deletion.certificates', { count: data.certificates })}</li>
      <li>{t('deletion.projects', { count: data.projects })}</li>
      <li>{t('deletion.subscriptions', { count: data.subscriptions })}</li>
    </ul>
  );
}

type Props = {
  open: boolean;
  users: readonly AdminUser[];
  onClose: () => void;
  /** All of them are gone. */
  onDeleted: () => void;
};

/** Asks before accounts are deleted for good, and says what goes with them. */
export function DeleteUsers({ open, users, onClose, onDeleted }: Props) {
  const { t } = useTranslation('admin-users');
  const common = useTranslation('common').t;
  const language = useLanguage();
  const { mutate, isPending, data, reset } = useDeleteUsers();
  const ids = users.map(({ id }) => id);
  const nameOf = (id: string) => users.find((one) => one.id === id)?.name ?? id;
  const close = () => {
    reset();
    onClose();
  };
  const confirm = () => {
    if (isPending) return;
    mutate(ids, {
      onSuccess: ({ done, failed }) => {
        if (done.length > 0) toast.success(t('deleted', { count: done.length }));
        if (failed.length > 0) {
          toast.error(t('delete_error'));
          return;
        }
        onDeleted();
        close();
      },
    });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('deletion.title', { count: users.length })}
      description={t('deletion.text', { count: users.length })}
    >
      <div className="grid gap-5">
        <ul className="grid max-h-40 gap-1 overflow-y-auto">
          {users.map(({ id, name, email }) => (
            <li key={id} className="wrap-anywhere">
              <strong>{name}</strong> <span className="text-muted">{email}</span>
            </li>
          ))}
        </ul>
        {data && data.failed.length > 0 ? (
          <div role="alert" className="grid gap-2 rounded-control bg-danger-soft p-4 text-danger">
            <p className="font-bold">{t('deletion.failures')}</p>
            <ul className="grid gap-1">
              {data.failed.map(({ id, error }) => (
                <li key={id}>
                  {nameOf(id)} – {messageFor(error, language)}
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <Effects ids={ids} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" loading={isPending} onClick={confirm}>
            {t('deletion.confirm')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
