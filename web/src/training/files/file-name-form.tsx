import { type FileFormat, formatFits } from '@codivia/contract/file-formats';
import {
  cleanFileName,
  FILE_PATH_MAX_LENGTH,
  formatOfName,
  sameFileKey,
} from '@codivia/contract/file-names';
import type { RoomKind } from '@codivia/contract/rooms';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useProblemText } from './problem-text.ts';
import { type FileProblem, nameProblem } from './take-file.ts';

type Props = {
  kind: RoomKind;
  label: string;
  submit: string;
  start?: string;
  placeholder?: string;
  /** The names of the other files, which this one cannot have. */
  names: readonly string[];
  /** What the file is: its name must promise that. */
  format: FileFormat;
  onName: (name: string) => void;
  onCancel?: () => void;
};

/** Asks for the name of a file. */
export function FileNameForm(props: Props) {
  const { kind, label, submit, start = '', placeholder, names, format, onName, onCancel } = props;
  const cancel = useTranslation('common').t('cancel');
  const problemText = useProblemText();
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<FileProblem | 'ending' | null>(null);

  function problemOf(given: string): FileProblem | 'ending' | null {
    const found = nameProblem(given, kind, names);
    if (found) return found;
    if (names.some((one) => sameFileKey(one) === sameFileKey(given))) return 'taken';
    const named = formatOfName(given);
    return named && formatFits(format, named) ? null : 'ending';
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const given = cleanFileName(name.trim());
    const found = given === start ? null : problemOf(given);
    setProblem(found);
    if (!found) onName(given);
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
        placeholder={placeholder}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
        error={problem ? problemText(problem, name.trim()) : undefined}
        maxLength={FILE_PATH_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" className="min-h-12">
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
