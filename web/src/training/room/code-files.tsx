import { extensionOf } from '@codivia/contract/files/file-names';
import { PROGRAM_FILES, type ProgramKind } from '@codivia/contract/programs/program';
import { lazy, type ReactNode, type RefObject, Suspense } from 'react';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { CodeTabs } from '../../code/previews/code-tabs.tsx';
import { useFileNames } from '../../lib/files/has-files.ts';
import { Spinner } from '../../ui/spinner.tsx';

const FileEditor = lazy(async () => ({
  default: (await import('../files/file-editor.tsx')).FileEditor,
}));

/** Files with these endings are code, and are written in the room. */
const CODE = ['py', 'js', 'mjs', 'css', 'html', 'htm', 'vert', 'frag'];
/** More tabs would need the space of the code; the other files are in the panel of files. */
const TABS_MAX = 12;
/** Represents the program itself among the names; it is never the name of a file. */
const PROGRAM = '/';

/** A file beside the program, and the line that the learner was led to. */
export interface ShownFile {
  name: string;
  line?: number;
}

type Props = {
  place: string;
  kind: ProgramKind;
  /** The file that is shown, perhaps at a line; null shows the program. */
  file: ShownFile | null;
  onFile: (file: ShownFile | null) => void;
  onRun: () => void;
  /** Receives the editor of a file that is shown; the program's own editor too. */
  editor: RefObject<CodeEditorRef | null>;
  /** The editor of the program. */
  children: ReactNode;
};

/** The program of a room and the code files beside it, in tabs where there are any. */
export function CodeFiles({ place, kind, file, onFile, onRun, editor, children }: Props) {
  const names = useFileNames(place);
  const code = names.filter((name) => CODE.includes(extensionOf(name)));
  // A file that the learner was led to has a tab, however many there are.
  const files = code.filter((name, i) => i < TABS_MAX || name === file?.name);
  if (files.length === 0) return children;
  const shownFile = file !== null && files.includes(file.name) ? file.name : PROGRAM;
  const program = kind === 'web' ? 'HTML, CSS, JavaScript' : PROGRAM_FILES[kind][0];
  return (
    <CodeTabs
      tabs={[{ name: PROGRAM, label: program }, ...files.map((name) => ({ name, label: name }))]}
      value={shownFile}
      onChoose={(name) => onFile(name === PROGRAM ? null : { name })}
    >
      <div className="flex h-full min-h-0 flex-col">
        {shownFile === PROGRAM ? (
          children
        ) : (
          <Suspense fallback={<Spinner />}>
            <FileEditor
              key={shownFile}
              place={place}
              name={shownFile}
              onRun={onRun}
              editor={editor}
              goTo={file}
            />
          </Suspense>
        )}
      </div>
    </CodeTabs>
  );
}
