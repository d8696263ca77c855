import type { ProgramFiles } from '@codivia/contract/programs/program';
import type { ComponentProps, Ref } from 'react';
import { CodeEditor, type CodeEditorRef } from '../editor/code-editor.tsx';
import { labelOfFile, languageOfFile } from '../editor/file-language.ts';
import { CodeTabs } from '../previews/code-tabs.tsx';
import { FoldedCode } from './folded-code.tsx';

type Props = {
  names: readonly string[];
  files: ProgramFiles;
  shownFile: string;
  onShow: (name: string) => void;
  /** Names the editor of a file among the others of the page. */
  label: string;
  /** The line of the error, and the file that it is in. */
  failed?: { file: string; line: number } | null | undefined;
  onChange: (name: string, text: string) => void;
  onRun: () => void;
  editor: Ref<CodeEditorRef>;
} & Pick<ComponentProps<typeof CodeEditor>, 'delayed' | 'onNear' | 'wrap'>;

/** The editor of a program in a lesson, with a tab for each file where there are several. */
export function LessonCode(props: Props) {
  const { names, files, shownFile, onShow, label, failed, onChange, editor, ...more } = props;
  const several = names.length > 1;
  const code = (
    <FoldedCode code={files[shownFile] ?? ''} key={shownFile}>
      <CodeEditor
        {...more}
        ref={editor}
        language={languageOfFile(shownFile)}
        code={files[shownFile] ?? ''}
        label={several ? `${label} (${labelOfFile(shownFile)})` : label}
        library={shownFile === 'sketch.js' ? 'p5' : null}
        failedLine={failed?.file === shownFile ? failed.line : null}
        onChange={(text) => onChange(shownFile, text)}
      />
    </FoldedCode>
  );
  if (!several) return code;
  return (
    <CodeTabs
      tabs={names.map((name) => ({ name, label: labelOfFile(name) }))}
      value={shownFile}
      onChoose={onShow}
      failed={failed?.file ?? null}
    >
      {code}
    </CodeTabs>
  );
}
