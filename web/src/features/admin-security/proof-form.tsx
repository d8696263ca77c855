import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useDisable } from './admin-security.api.ts';

/** Switches the second factor off, for whoever has both the password and a code. */
export function ProofForm() {
  const { t } = useTranslation('admin-security');
  const language = useLanguage();
  const { mutate, isPending, error } = useDisable();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isReady = password !== '' && code.trim().length >= 6;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (isPending || !isReady) return;
    mutate(
      { password, code: code.trim() },
      { onSuccess: ({ message }) => toast.success(message[language]) },
    );
  }

  const problem = error ? messageFor(error, language) : undefined;
  const isCode = error instanceof ApiError && error.code === 'second_factor_wrong';
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <PasswordInput
        label={t('password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={wasSent && !password ? t('password_required') : isCode ? undefined : problem}
        autoComplete="current-password"
        required
      />
      <Input
        label={t('code_or_recovery')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={
          wasSent && code.trim().length < 6 ? t('code_required') : isCode ? problem : undefined
        }
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
      <Button type="submit" variant="danger" loading={isPending} className="justify-self-start">
        {t('disable')}
      </Button>
    </form>
  );
}
