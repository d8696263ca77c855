import type { AdminUser } from '@codivia/contract/api/admin-users';
import { formatDate, formatList } from '@codivia/contract/text/format-dates';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';
import type { UserFormPart } from './account-fields.tsx';

/** Shows why an account is premium now, and until when. */
function Grounds({ user }: { user: AdminUser }) {
  const { t, language } = useTranslation('admin-users');
  const grounds = formatList(
    user.premium_grounds.map((ground) => t(`form.ground.${ground}`)),
    language,
  );
  const date = user.premium_until && formatDate(user.premium_until, language);
  return (
    <p className="rounded-control bg-sunken p-3">
      {t('form.grounds', { grounds })} {date && t('form.until', { date })}
    </p>
  );
}

/** Grants premium by hand, and shows the known payments. */
export function PremiumFields({ form, user }: UserFormPart & { user?: AdminUser | undefined }) {
  const { t } = useTranslation('admin-users');
  const { register, setValue, watch } = form;
  return (
    <div className="grid gap-4">
      {user && user.premium_grounds.length > 0 && <Grounds user={user} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Checkbox
          label={t('form.is_premium')}
          hint={t('form.is_premium_hint')}
          checked={watch('is_premium')}
          onChange={(checked) => setValue('is_premium', checked, { shouldDirty: true })}
        />
        <Input
          {...register('subscription_end_date')}
          label={t('form.subscription_end_date')}
          hint={t('form.subscription_end_date_hint')}
          type="date"
        />
      </div>
      {user && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['stripe_customer_id', 'stripe_subscription_id'] as const).map((name) => (
            <Input
              key={name}
              label={t(`form.${name}`)}
              hint={t('form.stripe_hint')}
              value={user[name] ?? t('form.none')}
              readOnly
            />
          ))}
        </div>
      )}
    </div>
  );
}
