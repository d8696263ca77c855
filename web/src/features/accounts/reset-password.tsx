import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, sameAs, usePasswordHint, useRuleText } from '../../lib/account-rules.ts';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { isRefusal } from '../../lib/http.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { asksForCode } from '../../lib/second-factor-error.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { FactorCodeInput } from '../../ui/factor-code-input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useResetPassword } from './accounts.api.ts';
import { ResetDone, ResetRefused } from './reset-outcome.tsx';
import { isPasswordError, useAuthErrorText } from './use-auth-error-text.ts';

type Values = { password: string; again: string; code: string };
const AGAIN_RULES = sameAs<Values>(({ password }) => password);

/** Asks for a new password, and sets it with the token of the reset mail. */
export function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const language = useLanguage();
  const errorText = useAuthErrorText();
  const wrong = useRuleText();
  const hint = usePasswordHint();
  const { register, handleSubmit, formState } = useForm<Values>();
  const { errors } = formState;
  const { mutate, isPending, isSuccess, error } = useResetPassword();

  // It stays set while a later attempt is in progress.
  const [needsCode, setNeedsCode] = useState(false);
  if (!needsCode && asksForCode(error)) setNeedsCode(true);

  function save({ password, code }: Values) {
    if (isPending) return;
    mutate(
      { token, new_password: password, ...(code && { code: code.trim() }) },
      {
        onError: (failure) => {
          if (isPasswordError(failure) || !isRefusal(failure))
            toast.error(errorText(failure, 'reset'));
        },
      },
    );
  }

  if (isSuccess) return <ResetDone />;
  // The other values are valid, so any other refusal is about the link.
  if (isRefusal(error) && !isPasswordError(error) && !asksForCode(error)) return <ResetRefused />;
  return (
    <>
      <header className="grid gap-2">
        <h1 className="text-3xl sm:text-4xl">{t('reset.title')}</h1>
        <p className="text-lg text-muted">{t('reset.text')}</p>
      </header>
      <form noValidate className="grid gap-5" onSubmit={handleSubmit(save)}>
        <PasswordInput
          {...register('password', ACCOUNT_RULES.password)}
          label={t('new_password')}
          hint={hint}
          error={
            wrong(errors.password) ??
            (isPasswordError(error) ? errorText(error, 'reset') : undefined)
          }
          autoComplete="new-password"
          required
        />
        <PasswordInput
          {...register('again', AGAIN_RULES)}
          label={t('confirm_password')}
          error={wrong(errors.again)}
          autoComplete="new-password"
          required
        />
        {needsCode && (
          <FactorCodeInput
            {...register('code', ACCOUNT_RULES.factor_code)}
            error={
              wrong(errors.code) ??
              (error instanceof ApiError && error.code === 'second_factor_wrong'
                ? messageFor(error, language)
                : undefined)
            }
          />
        )}
        <Button type="submit" size="lg" loading={isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  );
}
