import { formatOfContent, textOfFile } from '@codivia/contract/file-formats';
import { extensionOf } from '@codivia/contract/file-names';
import { FILE_MAX_BYTES } from '@codivia/contract/project-files';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CodeEditor } from '../../code/editor/code-editor.tsx';
import type { CodeLanguage } from '../../code/editor/editor-handle.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { keepFiles, knownFiles, readContent } from './file-store.ts';

/** A pause in writing after which the text is kept, in milliseconds. */
const DEBOUNCE_MS = 300;

const LANGUAGES: Record<string, CodeLanguage> = {
  py: 'python',
  js: 'javascript',
  mjs: 'javascript',
  json: 'javascript',
  css: 'css',
  html: 'html',
  htm: 'html',
};

type Props = { place: string; name: string; onClose: () => void };

/** Edits a text file, which is kept as it is written. */
export function TextEditor({ place, name, onClose }: Props) {
  const { t } = useTranslation('project-files');
  const [text, setText] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string | null>(null);
  useEffect(() => {
    void readContent(place, name).then((content) =>
      setText(textOfFile(content ?? new Uint8Array()) ?? ''),
    );
  }, [place, name]);

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    const written = unsaved.current;
    unsaved.current = null;
    if (written === null) return;
    const content = new TextEncoder().encode(written);
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

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="sm" onClick={onClose}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </Button>
        <h3 className="min-w-0 break-words font-bold font-sans text-base">{name}</h3>
      </div>
      {text === null ? (
        <Spinner />
      ) : (
        <div className="flex h-[55dvh] min-h-60 flex-col">
          <CodeEditor
            room
            language={LANGUAGES[extensionOf(name)] ?? 'text'}
            code={text}
            label={t('editor', { name })}
            failedLine={null}
            onChange={change}
          />
        </div>
      )}
    </div>
  );
}
