import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';

type Props = {
  label: string;
  hint: string;
  submitLabel: string;
  /** Shown when nothing was typed. */
  requiredText: string;
  busy: boolean;
  /** The problem with the code that was sent. */
  problem?: string | undefined;
  back: { label: string; onClick: () => void };
  onSubmit: (code: string) => void;
};

/** Asks for the code of an authenticator app, or a recovery code. */
export function CodeForm(props: Props) {
  const { label, hint, submitLabel, requiredText, busy, problem, back, onSubmit } = props;
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = code.trim();
    setIsMissing(typed.length < 6);
    if (!busy && typed.length >= 6) onSubmit(typed);
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <Input
        label={label}
        hint={hint}
        error={isMissing ? requiredText : problem}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        autoFocus
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
        <Button variant="secondary" onClick={back.onClick}>
          {back.label}
        </Button>
      </div>
    </form>
  );
}
