import { extensionOf } from '@codivia/contract/file-names';
import { ROOM_FILES, type RoomKind } from '@codivia/contract/rooms';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import type { CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { CodeTabs } from '../../code/previews/code-tabs.tsx';
import { useFileNames } from '../../lib/files/has-files.ts';
import { Spinner } from '../../ui/spinner.tsx';

const FileEditor = lazy(async () => ({
  default: (await import('../files/file-editor.tsx')).FileEditor,
}));

/** Files of these endings are code, and are written in the room. */
const CODE = ['py', 'js', 'mjs', 'css', 'html', 'htm', 'vert', 'frag'];
/** More tabs would take the place of the code; the others are in the panel of files. */
const TABS_MAX = 12;
/** Stands for the program itself, beside names, which no name is. */
const PROGRAM = '/';

type Props = {
  place: string;
  kind: RoomKind;
  /** The file that is shown; null shows the program. */
  file: string | null;
  onFile: (file: string | null) => void;
  onRun: () => void;
  /** Gets the editor of a file that is shown; the program's own gets it too. */
  editor: Ref<CodeEditorRef>;
  /** The editor of the program. */
  children: ReactNode;
};

/** The program of a room and the code files beside it, in tabs where there are any. */
export function CodeFiles({ place, kind, file, onFile, onRun, editor, children }: Props) {
  const names = useFileNames(place);
  const files = names.filter((name) => CODE.includes(extensionOf(name))).slice(0, TABS_MAX);
  if (files.length === 0) return children;
  const shown = file !== null && files.includes(file) ? file : PROGRAM;
  const program = kind === 'web' ? 'HTML, CSS, JavaScript' : ROOM_FILES[kind][0];
  return (
    <CodeTabs
      tabs={[{ name: PROGRAM, label: program }, ...files.map((name) => ({ name, label: name }))]}
      value={shown}
      onChoose={(name) => onFile(name === PROGRAM ? null : name)}
    >
      <div className="flex h-full min-h-0 flex-col">
        {shown === PROGRAM ? (
          children
        ) : (
          <Suspense fallback={<Spinner />}>
            <FileEditor key={shown} place={place} name={shown} onRun={onRun} editor={editor} />
          </Suspense>
        )}
      </div>
    </CodeTabs>
  );
}
