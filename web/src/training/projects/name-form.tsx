import { PROJECT_NAME_MAX_LENGTH } from '@codivia/contract/api/projects';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { NameFields } from '../../ui/name-fields.tsx';

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
  const [name, setName] = useState(start);
  const [wrong, setWrong] = useState(false);

  function onSubmit(): void {
    const missing = name.trim() === '';
    setWrong(missing);
    if (!missing && !busy) onName(name.trim());
  }

  return (
    <NameFields
      label={label}
      submit={submit}
      value={name}
      busy={busy}
      onName={(typed) => {
        setName(typed);
        setWrong(false);
      }}
      onSubmit={onSubmit}
      onCancel={onCancel}
      error={wrong ? t('create.needs_name') : undefined}
      maxLength={PROJECT_NAME_MAX_LENGTH}
    />
  );
}
