import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

export type GateValues = { email: string; password: string };

/** Something before and after the @; whether it is somebody's, the server says. */
const EMAIL = /^\s*[^\s@]+@[^\s@]+\s*$/;

/** E-mail and password of an administrator. */
export function GateForm(props: { busy: boolean; onSubmit: (values: GateValues) => void }) {
  const { busy, onSubmit } = props;
  const { t } = useTranslation('admin-gate');
  const { register, handleSubmit, formState } = useForm<GateValues>();
  const { email, password } = formState.errors;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((values) => {
        if (!busy) onSubmit(values);
      })}
    >
      <Input
        {...register('email', {
          required: t('email_required'),
          pattern: { value: EMAIL, message: t('email_invalid') },
        })}
        label={t('email')}
        error={email?.message}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordInput
        {...register('password', { required: t('password_required') })}
        label={t('password')}
        error={password?.message}
        autoComplete="current-password"
        required
      />
      <Button type="submit" size="lg" loading={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </Button>
    </form>
  );
}
