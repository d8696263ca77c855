import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { toast } from '../../../ui/toast.ts';
import { useChangePassword } from '../dashboard.api.ts';
import {
  AGAIN_RULES,
  LIMITS,
  PASSWORD_RULES,
  type PasswordValues,
  useRuleText,
} from './setting-rules.ts';

/** A new password, written twice. `email` tells password managers whose it is. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('dashboard');
  const wrong = useRuleText();
  const { register, handleSubmit, formState, reset } = useForm<PasswordValues>();
  const { errors } = formState;
  const { mutate, isPending } = useChangePassword();

  function save({ password }: PasswordValues) {
    if (isPending) return;
    mutate(password, {
      onSuccess: () => {
        reset();
        toast.success(t('password_updated'));
      },
      onError: () => toast.error(t('password_update_error')),
    });
  }

  return (
    <form noValidate className="grid content-start gap-4" onSubmit={handleSubmit(save)}>
      <h3 className="text-lg">{t('settings.password')}</h3>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...register('password', PASSWORD_RULES)}
        label={t('settings.new_password')}
        hint={t('settings.password_hint', LIMITS)}
        error={wrong(errors.password)}
        autoComplete="new-password"
        required
      />
      <PasswordInput
        {...register('again', AGAIN_RULES)}
        label={t('settings.confirm_password')}
        error={wrong(errors.again)}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="secondary" loading={isPending} className="justify-self-start">
        {t('settings.save_password')}
      </Button>
    </form>
  );
}
