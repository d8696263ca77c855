import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, sameAs, usePasswordHint, useRuleText } from '../../lib/account-rules.ts';
import { isRefusal } from '../../lib/http.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useResetPassword } from './accounts.api.ts';
import { ResetDone, ResetRefused } from './reset-outcome.tsx';
import { isPasswordError, useAuthErrorText } from './use-auth-error-text.ts';

type Values = { password: string; again: string };
const AGAIN_RULES = sameAs<Values>(({ password }) => password);

/** Asks for a new password, and sets it with the token of the reset mail. */
export function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const tell = useAuthErrorText();
  const wrong = useRuleText();
  const hint = usePasswordHint();
  const { register, handleSubmit, formState } = useForm<Values>();
  const { errors } = formState;
  const { mutate, isPending, isSuccess, error } = useResetPassword();

  function save({ password }: Values) {
    if (isPending) return;
    mutate(
      { token, new_password: password },
      {
        onError: (failure) => {
          if (isPasswordError(failure) || !isRefusal(failure)) toast.error(tell(failure, 'reset'));
        },
      },
    );
  }

  if (isSuccess) return <ResetDone />;
  // What else was typed is in order, so any other refusal means the link.
  if (isRefusal(error) && !isPasswordError(error)) return <ResetRefused />;
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
            wrong(errors.password) ?? (isPasswordError(error) ? tell(error, 'reset') : undefined)
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
        <Button type="submit" size="lg" loading={isPending}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  );
}
