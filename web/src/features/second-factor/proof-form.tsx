import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { type Proof, useDisable, useRenewCodes } from './second-factor.api.ts';

/**
 * Replaces the recovery codes, or switches the second factor off, for anyone who has both the password and a
 * code. `onRenewed` is given the new recovery codes.
 */
export function ProofForm({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  const { t, language } = useTranslation('second-factor');
  const rules = useTranslation('account-rules').t;
  const disabling = useDisable();
  const renewing = useRenewCodes();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const isReady = password !== '' && code.trim().length >= 6;
  const isPending = disabling.isPending || renewing.isPending;
  const error = disabling.error ?? renewing.error;

  /** Calls the function of the pressed button, and clears the result of the other one. */
  function send(mutate: (proof: Proof) => void) {
    setWasSent(true);
    if (isPending || !isReady) return;
    disabling.reset();
    renewing.reset();
    mutate({ password, code: code.trim() });
  }

  const renew = (proof: Proof) =>
    renewing.mutate(proof, { onSuccess: ({ recovery_codes }) => onRenewed(recovery_codes) });
  const disable = (proof: Proof) =>
    disabling.mutate(proof, { onSuccess: ({ message }) => toast.success(message[language]) });

  function submit(event: FormEvent) {
    event.preventDefault();
    send(renew);
  }

  const problem = error ? messageFor(error, language) : undefined;
  const isCode = error instanceof ApiError && error.code === 'second_factor_wrong';
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <PasswordInput
        label={t('password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={wasSent && !password ? rules('password_required') : isCode ? undefined : problem}
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" loading={renewing.isPending}>
          {t('renew')}
        </Button>
        <Button variant="danger" loading={disabling.isPending} onClick={() => send(disable)}>
          {t('disable')}
        </Button>
      </div>
    </form>
  );
}
