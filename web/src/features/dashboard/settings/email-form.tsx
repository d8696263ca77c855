import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, useRuleText } from '../../../lib/account-rules.ts';
import { messageFor } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedText } from '../../../lib/localized.ts';
import { asksForCode } from '../../../lib/second-factor-error.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { FactorCodeInput } from '../../../ui/factor-code-input.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { useChangeEmail } from '../dashboard.api.ts';
import { useBlame } from './use-blame.ts';

type Values = { email: string; password: string; code: string };

/** The field that a refusal of the server is about. */
const FIELDS: Partial<Record<string, keyof Values>> = {
  email_taken: 'email',
  same_email: 'email',
  wrong_password: 'password',
  second_factor_wrong: 'code',
};

/** Asks for another address for the account; a link in a mail to it confirms it. */
function NewEmail({ onClose }: { onClose: () => void }) {
  const { t, language } = useTranslation('dashboard');
  const common = useTranslation('common').t;
  const wrong = useRuleText();
  const { register, handleSubmit, formState, setError } = useForm<Values>();
  const { errors } = formState;
  const { mutate, isPending, error } = useChangeEmail();
  const blame = useBlame(setError, FIELDS);
  // It stays set while a later attempt is in progress.
  const [needsCode, setNeedsCode] = useState(false);
  if (!needsCode && asksForCode(error)) setNeedsCode(true);

  function save({ email, password, code }: Values) {
    if (isPending) return;
    mutate(
      { email: email.trim(), password, ...(code && { code: code.trim() }) },
      {
        onSuccess: ({ message }) => {
          toast.success(localizedText(message, language));
          onClose();
        },
        onError: (failure) => {
          if (!blame(failure) && !asksForCode(failure)) toast.error(messageFor(failure, language));
        },
      },
    );
  }

  return (
    <form noValidate className="grid content-start gap-4" onSubmit={handleSubmit(save)}>
      <Input
        {...register('email', ACCOUNT_RULES.email)}
        label={t('settings.new_email')}
        hint={t('settings.new_email_hint')}
        error={wrong(errors.email)}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
      />
      <PasswordInput
        {...register('password', ACCOUNT_RULES.current_password)}
        label={t('settings.current_password')}
        error={wrong(errors.password)}
        autoComplete="current-password"
        required
      />
      {needsCode && (
        <FactorCodeInput
          {...register('code', ACCOUNT_RULES.factor_code)}
          error={wrong(errors.code)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={isPending}>
          {t('settings.save_email')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The address of the account, and the button to change it. */
export function EmailForm({ email }: { email: string }) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">{t('settings.email')}</h3>
      <p className="break-words text-muted">{email}</p>
      {isOpen ? (
        <NewEmail onClose={() => setIsOpen(false)} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsOpen(true)}>
          {t('settings.change_email')}
        </Button>
      )}
    </div>
  );
}
