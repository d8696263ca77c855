import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_RULES, usePasswordHint, useRuleText } from '../../lib/account-rules.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { FocusedTitle } from './auth-layout.tsx';

type Props = {
  busy: boolean;
  /** The problem with the password that was sent, or with the network. */
  problem: string | undefined;
  onSubmit: (proof: { password: string } | { new_password: string }) => void;
};

/**
 * Asks for the password of an account that was registered on another device, or for a new one: the owner of the mailbox
 * may not be the person who registered, whose password is then not accepted.
 */
export function VerificationPassword({ busy, problem, onSubmit }: Props) {
  const { t } = useTranslation('accounts');
  const wrong = useRuleText();
  const hint = usePasswordHint();
  const [isNew, setIsNew] = useState(false);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { password: '' },
  });
  const save = handleSubmit(({ password }) => {
    if (!busy) onSubmit(isNew ? { new_password: password } : { password });
  });
  const text = isNew ? 'new' : 'known';
  return (
    <>
      <FocusedTitle key={text}>{t(`verify.${text}_title`)}</FocusedTitle>
      <p className="text-lg">{t(`verify.${text}_text`)}</p>
      <form noValidate className="grid gap-5" onSubmit={save}>
        <PasswordInput
          {...register('password', ACCOUNT_RULES[isNew ? 'password' : 'current_password'])}
          label={t(isNew ? 'new_password' : 'password')}
          hint={isNew ? hint : undefined}
          error={wrong(formState.errors.password) ?? problem}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
        />
        <Button type="submit" size="lg" loading={busy}>
          {t('verify.confirm_and_log_in')}
        </Button>
      </form>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => {
          reset();
          setIsNew(!isNew);
        }}
      >
        {t(isNew ? 'verify.know' : 'verify.choose')}
      </Button>
    </>
  );
}
