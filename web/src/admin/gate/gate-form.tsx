import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, useRuleText } from '../../lib/account-rules.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';

export type GateValues = { email: string; password: string };

/** E-mail and password of an administrator. */
export function GateForm(props: { busy: boolean; onSubmit: (values: GateValues) => void }) {
  const { busy, onSubmit } = props;
  const { t } = useTranslation('admin-gate');
  const ruleText = useRuleText();
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
        {...register('email', ACCOUNT_RULES.email)}
        label={t('email')}
        error={ruleText(email)}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordInput
        {...register('password', ACCOUNT_RULES.current_password)}
        label={t('password')}
        error={ruleText(password)}
        autoComplete="current-password"
        required
      />
      <Button type="submit" size="lg" loading={busy}>
        {t(busy ? 'submitting' : 'submit')}
      </Button>
    </form>
  );
}
