import type { Member } from '@codivia/contract/api/accounts';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, useRuleText } from '../../../lib/account-rules.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { useUpdateProfile } from '../dashboard.api.ts';

/** The member's name, to be changed. */
export function NameForm({ user }: { user: Member }) {
  const { t } = useTranslation('dashboard');
  const wrong = useRuleText();
  const { register, handleSubmit, formState } = useForm({ values: { name: user.name } });
  const { mutate, isPending } = useUpdateProfile();

  function save({ name }: { name: string }) {
    if (isPending) return;
    mutate(
      { name: name.trim() },
      {
        onSuccess: () => toast.success(t('profile_updated')),
        onError: () => toast.error(t('profile_update_error')),
      },
    );
  }

  return (
    <form noValidate className="grid content-start gap-4" onSubmit={handleSubmit(save)}>
      <h3 className="text-lg">{t('settings.profile')}</h3>
      <Input
        {...register('name', ACCOUNT_RULES.name)}
        label={t('settings.name')}
        hint={t('settings.name_hint')}
        error={wrong(formState.errors.name)}
        autoComplete="name"
        required
      />
      <Button type="submit" variant="secondary" loading={isPending} className="justify-self-start">
        {t('settings.save_name')}
      </Button>
    </form>
  );
}
