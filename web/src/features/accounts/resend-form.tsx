import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, useRuleText } from '../../lib/account-rules.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmailInput } from './email-input.tsx';
import { useResend } from './use-resend.ts';

/** Asks for the address to send a new verification mail to. */
export function ResendForm() {
  const { t } = useTranslation('accounts');
  const wrong = useRuleText();
  const { resend, busy } = useResend();
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(({ email }) => resend(email))}>
      <p>{t('verify.again_text')}</p>
      <EmailInput
        {...register('email', ACCOUNT_RULES.email)}
        error={wrong(formState.errors.email)}
      />
      <Button type="submit" loading={busy}>
        {t('verify.resend')}
      </Button>
    </form>
  );
}
