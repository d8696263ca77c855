import {
  fileNamesOf,
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import { useState } from 'react';
import { CodeEditor } from '../../code/editor/code-editor.tsx';
import { languageOfFile } from '../../code/editor/file-language.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { RunCode } from './run-code.tsx';

type Props = {
  kind: ProgramKind;
  files: ProgramFiles;
  /** The warning about things that must not be sent in it. */
  warning: string | undefined;
  onChange: (files: ProgramFiles) => void;
};

/** Chooses one of several files. */
export function FileChoice(props: {
  label: string;
  names: readonly string[];
  file: string;
  onFile: (file: string) => void;
}) {
  const { names } = props;
  if (names.length < 2) return null;
  return (
    <ChoiceGroup
      className="justify-self-start"
      label={props.label}
      value={props.file}
      onChoose={props.onFile}
      options={names.map((name) => ({ value: name, label: name }))}
    />
  );
}

/** Edits the code of a thread, which can be tried before it is sent. */
export function FilesEditor({ kind, files, warning, onChange }: Props) {
  const { t } = useTranslation('mentoring');
  const [file, setFile] = useState<string>(PROGRAM_FILES[kind][0]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileChoice
        label={t('thread.code')}
        names={fileNamesOf({ kind, files })}
        file={file}
        onFile={setFile}
      />
      <CodeEditor
        key={file}
        language={languageOfFile(file)}
        code={files[file] ?? ''}
        label={t('thread.editor', { file })}
        failedLine={null}
        onChange={(code) => onChange({ ...files, [file]: code })}
      />
      {warning && (
        <p role="alert" className="font-bold text-danger text-sm">
          {warning}
        </p>
      )}
      <RunCode label={t('thread.run')} kind={kind} files={files} />
    </div>
  );
}
