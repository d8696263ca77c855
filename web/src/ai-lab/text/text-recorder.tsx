import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Textarea } from '../../ui/textarea.tsx';

/** Longest text of one example, in characters. */
const MAX_LENGTH = 1000;

/** A field for one text; null while it is empty. It is emptied with every round. */
export function TextRecorder({
  onInput,
  round,
}: {
  onInput: (text: string | null) => void;
  round: number;
}) {
  return <TextField key={round} onInput={onInput} />;
}

function TextField({ onInput }: { onInput: (text: string | null) => void }) {
  const { t } = useTranslation('ai-lab');
  const [text, setText] = useState('');
  return (
    <Textarea
      label={t('text.field')}
      hint={t('text.hint')}
      rows={3}
      maxLength={MAX_LENGTH}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onInput(target.value.trim() || null);
      }}
    />
  );
}
