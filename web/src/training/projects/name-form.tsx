import { PROJECT_NAME_MAX_LENGTH } from '@codivia/contract/projects';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';

type Props = {
  label: string;
  submit: string;
  start?: string;
  busy: boolean;
  onName: (name: string) => void;
  onCancel?: () => void;
};

/** Asks for the name of a project. */
export function NameForm({ label, submit, start = '', busy, onName, onCancel }: Props) {
  const { t } = useTranslation('projects');
  const cancel = useTranslation('common').t('cancel');
  const [name, setName] = useState(start);
  const [wrong, setWrong] = useState(false);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const missing = name.trim() === '';
    setWrong(missing);
    if (!missing && !busy) onName(name.trim());
  }

  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
    >
      <Input
        label={label}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setWrong(false);
        }}
        error={wrong ? t('create.needs_name') : undefined}
        maxLength={PROJECT_NAME_MAX_LENGTH}
        autoComplete="off"
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={busy} className="min-h-12">
          {submit}
        </Button>
        {onCancel && (
          <Button variant="ghost" className="min-h-12" onClick={onCancel}>
            {cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
