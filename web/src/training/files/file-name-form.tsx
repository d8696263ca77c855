import { type FileFormat, formatFits } from '@codivia/contract/files/file-formats';
import {
  cleanFileName,
  FILE_PATH_MAX_LENGTH,
  formatOfName,
  sameFileKey,
} from '@codivia/contract/files/file-names';
import type { ProgramKind } from '@codivia/contract/programs/program';
import { useState } from 'react';
import { NameFields } from '../../ui/name-fields.tsx';
import { useProblemText } from './problem-text.ts';
import { type FileProblem, nameProblem } from './take-file.ts';

type Props = {
  kind: ProgramKind;
  label: string;
  submit: string;
  start?: string;
  placeholder?: string;
  /** The names of the other files, which this one cannot have. */
  names: readonly string[];
  /** The format of the file, which its name must promise. */
  format: FileFormat;
  onName: (name: string) => void;
  onCancel?: () => void;
};

/** Asks for the name of a file. */
export function FileNameForm(props: Props) {
  const { kind, label, submit, start = '', placeholder, names, format, onName, onCancel } = props;
  const problemText = useProblemText();
  const [name, setName] = useState(start);
  const [problem, setProblem] = useState<FileProblem | 'ending' | null>(null);

  function problemOf(fileName: string): FileProblem | 'ending' | null {
    const found = nameProblem(fileName, kind, names);
    if (found) return found;
    if (names.some((one) => sameFileKey(one) === sameFileKey(fileName))) return 'taken';
    const named = formatOfName(fileName);
    return named && formatFits(format, named) ? null : 'ending';
  }

  function onSubmit(): void {
    const cleanedName = cleanFileName(name.trim());
    const found = cleanedName === start ? null : problemOf(cleanedName);
    setProblem(found);
    if (!found) onName(cleanedName);
  }

  return (
    <NameFields
      label={label}
      submit={submit}
      variant="secondary"
      value={name}
      placeholder={placeholder}
      onName={(typed) => {
        setName(typed);
        setProblem(null);
      }}
      onSubmit={onSubmit}
      onCancel={onCancel}
      error={problem ? problemText(problem, name.trim()) : undefined}
      maxLength={FILE_PATH_MAX_LENGTH}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
