import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, usePasswordHint, useRuleText } from '../../lib/account-rules.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { EmailInput } from './email-input.tsx';

export type AuthMode = 'login' | 'register';
export type AuthValues = {
  name: string;
  email: string;
  password: string;
  /** The answer to “15 or older?”, to sign up. */
  over_15?: 'yes' | 'no';
  /** True if others use this computer too. */
  shared: boolean;
};

type Props = {
  mode: AuthMode;
  submitLabel: string;
  busy: boolean;
  /** The problem with the password that was sent. */
  passwordProblem?: string | undefined;
  onSubmit: (values: AuthValues) => void;
};

/** E-mail and password; to sign up, also the name and whether somebody is 15 or older. */
export function AuthForm({ mode, submitLabel, busy, passwordProblem, onSubmit }: Props) {
  const { t } = useTranslation('accounts');
  const wrong = useRuleText();
  const passwordHint = usePasswordHint();
  const { register, handleSubmit, formState } = useForm<AuthValues>({ shouldUnregister: true });
  const { errors } = formState;
  const joining = mode === 'register';
  const [shared, setShared] = useState(false);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit((values) => {
        if (!busy) onSubmit({ ...values, shared });
      })}
    >
      {joining && (
        <Input
          {...register('name', ACCOUNT_RULES.name)}
          label={t('name')}
          hint={t('name_hint')}
          error={wrong(errors.name)}
          autoComplete="name"
          required
        />
      )}
      <EmailInput
        {...register('email', ACCOUNT_RULES.email)}
        error={wrong(errors.email)}
        autoComplete={joining ? 'email' : 'username'}
      />
      <PasswordInput
        {...register('password', ACCOUNT_RULES.password)}
        label={t('password')}
        hint={joining ? passwordHint : undefined}
        error={wrong(errors.password) ?? passwordProblem}
        autoComplete={joining ? 'new-password' : 'current-password'}
        required
      />
      {joining && (
        <RadioGroup
          control={register('over_15', ACCOUNT_RULES.over_15)}
          label={t('age.question')}
          hint={t('age.reason')}
          error={wrong(errors.over_15)}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`age.${value}`) }))}
        />
      )}
      {!joining && (
        <Checkbox
          label={t('shared_computer')}
          hint={t('shared_computer_hint')}
          checked={shared}
          onChange={setShared}
        />
      )}
      <Button type="submit" size="lg" loading={busy}>
        {submitLabel}
      </Button>
    </form>
  );
}
