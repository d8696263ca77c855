import { SLUG_MAX_LENGTH, SLUG_PATTERN } from '@codivia/contract/text/slug';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Input } from '../../../ui/input.tsx';

const ID = new RegExp(SLUG_PATTERN);

type Props = {
  id: string;
  /** The ids of the lesson's other exercises. */
  taken: readonly string[];
  onChange: (id: string) => void;
};

/** The exercise's name in the text. Only a name that can be one is passed on. */
export function IdField({ id, taken, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const [written, setWritten] = useState<string | null>(null);
  const value = written ?? id;
  const error = !ID.test(value)
    ? t('id_invalid')
    : taken.includes(value)
      ? t('id_taken')
      : undefined;
  return (
    <Input
      label={t('id')}
      hint={t('id_hint')}
      error={error}
      maxLength={SLUG_MAX_LENGTH}
      autoComplete="off"
      value={value}
      onChange={({ target }) => {
        setWritten(target.value);
        if (ID.test(target.value) && !taken.includes(target.value)) onChange(target.value);
      }}
      onBlur={() => setWritten(null)}
    />
  );
}
