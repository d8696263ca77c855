import type { AdminUser } from '@codivia/contract/api/admin-users';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { DeletionFailures } from '../kit/deletion-failures.tsx';
import { useGrantPremium } from './admin-users.api.ts';

type Props = {
  open: boolean;
  users: readonly AdminUser[];
  onClose: () => void;
  /** Called when all of them have Premium until then. */
  onGranted: () => void;
};

/** Returns the day of today in UTC, by which the last days of Premium are counted. */
const today = () => new Date().toISOString().slice(0, 10);

/** Tells whether somebody has Premium on a day (UTC), to its end. */
function hasPremiumOn(day: string, { premium_grounds, premium_until }: AdminUser): boolean {
  if (premium_grounds.length === 0) return false;
  return premium_until === null || premium_until >= `${day}T23:59:59.999Z`;
}

/** Gives the chosen accounts Premium until a day; whoever has it longer keeps that. */
export function GrantPremium({ open, users, onClose, onGranted }: Props) {
  const { t } = useTranslation('admin-users');
  const common = useTranslation('common').t;
  const { mutate, isPending, data, reset } = useGrantPremium();
  const form = useForm({ defaultValues: { day: '' } });
  const { errors } = form.formState;
  const close = () => {
    reset();
    form.reset();
    onClose();
  };
  const grant = form.handleSubmit(({ day }) => {
    if (isPending) return;
    const chosen = users.filter((user) => !hasPremiumOn(day, user));
    mutate(
      { users: chosen, day },
      {
        onSuccess: ({ done, failed }) => {
          if (done.length > 0) toast.success(t('grant.done', { count: done.length }));
          const before = users.length - chosen.length;
          if (before > 0) toast.info(t('grant.before', { count: before }));
          if (failed.length > 0) return;
          onGranted();
          close();
        },
      },
    );
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={t('grant.title', { count: users.length })}
      description={t('grant.text')}
    >
      <form noValidate onSubmit={grant} className="grid gap-5">
        <ul className="grid max-h-40 gap-1 overflow-y-auto">
          {users.map(({ id, name, email, class_account }) => (
            <li key={id} className="wrap-anywhere">
              <strong>{name}</strong>{' '}
              <span className="text-muted">{class_account ? t('class_account') : email}</span>
            </li>
          ))}
        </ul>
        <Input
          {...form.register('day', { validate: (day) => day >= today() || t('grant.past') })}
          type="date"
          min={today()}
          label={t('grant.day')}
          hint={t('grant.day_hint')}
          error={errors.day?.message}
        />
        {data && data.failed.length > 0 && (
          <DeletionFailures title={t('grant.failures')} failed={data.failed} items={users} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isPending}>
            {t('grant.confirm')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
