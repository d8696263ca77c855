import { formatOfContent } from '@codivia/contract/files/file-formats';
import { FILE_MAX_BYTES } from '@codivia/contract/files/project-files';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../code/editor/code-editor.tsx';
import { languageOfFile } from '../../code/editor/file-language.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { keepFiles, knownFiles, readContent } from './file-store.ts';
import { type EditedText, editedText } from './file-text.ts';

/** A pause in writing after which the text is stored, in milliseconds. */
const DEBOUNCE_MS = 300;

type Props = {
  place: string;
  name: string;
  /** Runs the program that the file belongs to, once the text is stored. */
  onRun?: () => void;
  editor?: RefObject<CodeEditorRef | null>;
  /** A line to go to, each time that it is another object. */
  goTo?: { line?: number } | null;
};

/** The text of a file, which is stored as it is written. It fills the height that it is given. */
export function FileEditor({ place, name, onRun, editor, goTo }: Props) {
  const { t } = useTranslation('project-files');
  const [text, setText] = useState<string | null>(null);
  const form = useRef<EditedText>(editedText(new Uint8Array()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string | null>(null);
  const own = useRef<CodeEditorRef>(null);
  const shown = editor ?? own;
  const isRead = text !== null;
  useEffect(() => {
    if (isRead && goTo?.line) shown.current?.goToLine(goTo.line);
  }, [isRead, goTo, shown]);
  useEffect(() => {
    void readContent(place, name).then((content) => {
      form.current = editedText(content ?? new Uint8Array());
      setText(form.current.text);
    });
  }, [place, name]);

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    const written = unsaved.current;
    unsaved.current = null;
    if (written === null) return;
    const content = form.current.encode(written);
    if (content.length > FILE_MAX_BYTES) return;
    const format =
      formatOfContent(content) ?? knownFiles(place).find((one) => one.name === name)?.format;
    await keepFiles(place, [{ name, format: format ?? 'text', content }]);
  }

  function change(next: string): void {
    setText(next);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), DEBOUNCE_MS);
  }

  const leave = useRef(save);
  leave.current = save;
  useEffect(() => () => void leave.current(), []);

  if (text === null) return <Spinner />;
  return (
    // A learner who presses Run leaves the editor first: by then its text is being stored.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when its editor is left.
    <div className="flex min-h-0 grow flex-col" onBlur={() => void save()}>
      <CodeEditor
        ref={shown}
        room
        language={languageOfFile(name)}
        code={text}
        label={t('editor', { name })}
        failedLine={null}
        onChange={change}
        {...(onRun && { onRun: () => void save().then(onRun) })}
      />
    </div>
  );
}
