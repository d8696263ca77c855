import { type FormEvent, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { QrCode } from './qr-code.tsx';
import { useBegin, useConfirm } from './second-factor.api.ts';

/** Groups of four are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

type StepProps = { uri: string; secret: string; onConfirmed: (codes: string[]) => void };

function ConfirmStep({ uri, secret, onConfirmed }: StepProps) {
  const { t, language } = useTranslation('second-factor');
  const { mutate, isPending, error } = useConfirm();
  const [code, setCode] = useState('');
  const [wasSent, setWasSent] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (isPending || code.trim().length < 6) return;
    mutate(code.trim(), { onSuccess: ({ recovery_codes }) => onConfirmed(recovery_codes) });
  }

  const problem = error ? messageFor(error, language) : undefined;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p>{t('scan')}</p>
      <QrCode text={uri} label={t('qr_label')} />
      <p className="text-muted">
        {t('by_hand')} <code className="break-words font-bold text-ink">{grouped(secret)}</code>
      </p>
      <Input
        label={t('code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={wasSent && code.trim().length < 6 ? t('code_required') : problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
      <Button type="submit" loading={isPending} className="justify-self-start">
        {t('confirm')}
      </Button>
    </form>
  );
}

/** Two steps: the password, then a code of the app that has read the secret. */
export function Setup({ onConfirmed }: { onConfirmed: (codes: string[]) => void }) {
  const { t, language } = useTranslation('second-factor');
  const rules = useTranslation('account-rules').t;
  const { mutate, isPending, data, error } = useBegin();
  const [password, setPassword] = useState('');
  const [wasSent, setWasSent] = useState(false);
  if (data) return <ConfirmStep {...data} onConfirmed={onConfirmed} />;

  function submit(event: FormEvent) {
    event.preventDefault();
    setWasSent(true);
    if (!isPending && password) mutate(password);
  }

  const problem = error ? messageFor(error, language) : undefined;
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <PasswordInput
        label={t('password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={wasSent && !password ? rules('password_required') : problem}
        autoComplete="current-password"
        required
      />
      <Button type="submit" loading={isPending} className="justify-self-start">
        {t('begin')}
      </Button>
    </form>
  );
}
