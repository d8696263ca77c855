import { PASSWORD_MIN_LENGTH } from '@codivia/contract/api/account-rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, sameAs, useRuleText } from '../../../lib/account-rules.ts';
import { ApiError, messageFor } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { asksForCode } from '../../../lib/second-factor-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { FactorCodeInput } from '../../../ui/factor-code-input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useChangePassword } from '../dashboard.api.ts';
import { useBlame } from './use-blame.ts';

type PasswordValues = { current: string; password: string; again: string; code: string };
const AGAIN_RULES = sameAs<PasswordValues>(({ password }) => password);

/** The field that a refusal of the server is about. */
const FIELDS: Partial<Record<string, 'current' | 'password' | 'code'>> = {
  wrong_password: 'current',
  current_password_required: 'current',
  password_too_common: 'password',
  password_too_personal: 'password',
  second_factor_wrong: 'code',
};

/** Tells whether a refusal is temporary: too many tries, or too many people at once. */
function passes(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 429 || error.status === 503);
}

/** The current password, and a new one, written twice. `email` is for password managers. */
export function PasswordForm({ email }: { email: string }) {
  const { t, language } = useTranslation('dashboard');
  const wrong = useRuleText();
  const { register, handleSubmit, formState, reset, setError } = useForm<PasswordValues>();
  const { errors } = formState;
  const { mutate, isPending, error } = useChangePassword();
  const blame = useBlame(setError, FIELDS);

  // It stays set while a later attempt is in progress.
  const [needsCode, setNeedsCode] = useState(false);
  if (!needsCode && asksForCode(error)) setNeedsCode(true);

  function save({ current, password, code }: PasswordValues) {
    if (isPending) return;
    mutate(
      { password, current_password: current, ...(code && { code: code.trim() }) },
      {
        onSuccess: () => {
          reset();
          toast.success(t('password_updated'));
        },
        onError: (failure) => {
          if (blame(failure) || asksForCode(failure)) return;
          toast.error(passes(failure) ? messageFor(failure, language) : t('password_update_error'));
        },
      },
    );
  }

  return (
    <form noValidate className="grid content-start gap-4" onSubmit={handleSubmit(save)}>
      <h3 className="text-lg">{t('settings.password')}</h3>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...register('current', ACCOUNT_RULES.current_password)}
        label={t('settings.current_password')}
        error={wrong(errors.current)}
        autoComplete="current-password"
        required
      />
      <PasswordInput
        {...register('password', ACCOUNT_RULES.password)}
        label={t('settings.new_password')}
        hint={t('settings.password_hint', { password_min: PASSWORD_MIN_LENGTH })}
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
      {needsCode && (
        <FactorCodeInput
          {...register('code', ACCOUNT_RULES.factor_code)}
          error={wrong(errors.code)}
        />
      )}
      <Button type="submit" variant="secondary" loading={isPending} className="justify-self-start">
        {t('settings.save_password')}
      </Button>
    </form>
  );
}
