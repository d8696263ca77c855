import { useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { InsertDialog } from './insert-dialog.tsx';

type Props = {
  title: string;
  label: string;
  hint: string;
  /** The message for a word that does not fit `valid`. */
  invalid: string;
  valid: RegExp;
  onInsert: (word: string) => void;
  onClose: () => void;
};

/** Asks for an address or a name. */
export function WordDialog({ title, label, hint, invalid, valid, onInsert, onClose }: Props) {
  const [word, setWord] = useState('');
  const [refused, setRefused] = useState(false);
  function submit(): void {
    if (valid.test(word.trim())) onInsert(word.trim());
    else setRefused(true);
  }
  return (
    <InsertDialog title={title} onSubmit={submit} onClose={onClose}>
      <Input
        label={label}
        hint={hint}
        error={refused ? invalid : undefined}
        value={word}
        autoComplete="off"
        onChange={({ target }) => {
          setWord(target.value);
          setRefused(false);
        }}
      />
    </InsertDialog>
  );
}
