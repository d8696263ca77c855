import {
  fileNamesOf,
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import { useState } from 'react';
import { CodeBlock } from '../../code/editor/code-block.tsx';
import { FileChoice } from './files-editor.tsx';

type Props = {
  title: string;
  /** Names the code of one file. */
  labelOf: (file: string) => string;
  kind: ProgramKind;
  files: ProgramFiles;
};

/** The files of a project, one at a time, to be read. */
export function ProjectCode({ title, labelOf, kind, files }: Props) {
  const [file, setFile] = useState<string>(PROGRAM_FILES[kind][0]);
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-2xl">{title}</h2>
      <FileChoice label={title} names={fileNamesOf({ kind, files })} file={file} onFile={setFile} />
      <div className="code-surface text-sm!">
        <CodeBlock
          label={labelOf(file)}
          code={files[file] ?? ''}
          className="max-h-[36rem] px-4 py-3"
        />
      </div>
    </section>
  );
}
