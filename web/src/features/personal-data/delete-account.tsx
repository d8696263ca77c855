import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { currentPerson } from '../../lib/person.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useDeleteAccount } from './personal-data.api.ts';

const LOSSES = ['progress', 'certificates', 'premium', 'cards'] as const;

function Losses() {
  const { t } = useTranslation('personal-data');
  return (
    <ul className="grid list-disc gap-2 ps-5">
      {LOSSES.map((loss) => (
        <li key={loss}>{t(`delete.${loss}`)}</li>
      ))}
    </ul>
  );
}

/** Explains the deletion, and asks for the password that proves whose account it is. */
function Confirmation({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { t, language } = useTranslation('personal-data');
  const common = useTranslation('common').t;
  const rules = useTranslation('account-rules').t;
  const navigate = useNavigate();
  const { mutate, isPending } = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const warning = useId();

  const person = currentPerson();

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setProblem(password ? undefined : rules('password_required'));
    if (!password) return;
    mutate(password, {
      // The home page signs out: this page would lead to signing in again.
      onSuccess: () => {
        void navigate(paths.home, { state: { leaving: 'deleted' } });
        import('../../lib/files/forget-person.ts').then(
          ({ forgetPerson }) => forgetPerson(person),
          () => {},
        );
      },
      onError: (error) => {
        const wrong = error instanceof ApiError && error.code === 'wrong_password';
        setProblem(wrong ? t('delete.wrong_password') : messageFor(error, language));
      },
    });
  }

  return (
    <form noValidate aria-describedby={warning} className="grid gap-5" onSubmit={confirm}>
      <Losses />
      <p id={warning} className="rounded-control bg-danger-soft p-4 font-bold text-danger">
        {t('delete.final')}
      </p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={t('delete.password')}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem}
        autoComplete="current-password"
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={isPending}>
          {t('delete.confirm')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** The button to delete one's account, with a confirmation. */
export function DeleteAccount({ email }: { email: string }) {
  const { t } = useTranslation('personal-data');
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{t('delete.title')}</h3>
      <p className="text-muted">{t('delete.text')}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('delete.open')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delete.question')}
        description={t('delete.intro')}
      >
        <Confirmation email={email} onCancel={() => setAsking(false)} />
      </Dialog>
    </div>
  );
}
