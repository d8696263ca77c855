import type { Language } from '@codivia/contract/api/language';
import { formatNumber } from '@codivia/contract/text/format';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../../code/editor/code-editor.tsx';
import type { Chosen } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { BOX_TITLES } from './box-titles.ts';
import type { Edit } from './html-edits.ts';
import { InsertDialogs } from './insert-dialogs.tsx';
import { bytesOf, sizeParts } from './text-size.ts';
import { type InsertDialogName, type Placeable, Toolbar } from './toolbar.tsx';

type Props = {
  label: string;
  /** The language it is written in. */
  language: Language;
  html: string;
  onChange: (html: string) => void;
  exercises: readonly Placeable[];
  /** Maximum size in bytes (UTF-8). */
  limit: number;
};

/** Returns a function that writes a size in the reader's language. */
function useSizes(): (bytes: number) => string {
  const { t, language } = useTranslation('admin-html');
  return (bytes) => {
    const { unit, size } = sizeParts(bytes);
    return t(unit, { size: formatNumber(size, language) });
  };
}

/**
 * Edits the HTML of a lesson as it is: a toolbar writes tags, and only the author's actions change it
 * (docs/decisions/0110).
 */
export function HtmlField({ label, language, html, onChange, exercises, limit }: Props) {
  const { t } = useTranslation('admin-html');
  const sizeOf = useSizes();
  const id = useId();
  const editor = useRef<CodeEditorRef>(null);
  const [asking, setAsking] = useState<{ dialogName: InsertDialogName; chosen: Chosen } | null>(
    null,
  );
  const tooLarge = html.length * 3 > limit && bytesOf(html) > limit;

  function edit(make: Edit): void {
    const chosen = editor.current?.chosen();
    if (chosen) editor.current?.change(make(chosen));
  }

  function ask(dialogName: InsertDialogName): void {
    const chosen = editor.current?.chosen();
    if (chosen) setAsking({ dialogName, chosen });
  }

  /** Refuses a huge text, such as a whole book, before it can crash the browser. */
  function onPaste(event: ClipboardEvent): void {
    const bytes = bytesOf(event.clipboardData.getData('text/plain'));
    if (bytes <= limit) return;
    event.preventDefault();
    event.stopPropagation();
    toast.error(t('paste_refused', { size: sizeOf(bytes), limit: sizeOf(limit) }));
  }

  return (
    <fieldset aria-labelledby={id} className="grid grid-cols-1 content-start gap-2">
      <span id={id} className="font-bold">
        {label}
      </span>
      <Toolbar
        label={label}
        boxTitle={(kind) => BOX_TITLES[language][kind]}
        exercises={exercises}
        onEdit={edit}
        onAsk={ask}
        onCommand={(name) => editor.current?.command(name)}
      />
      <div className="h-96" onPasteCapture={onPaste}>
        <CodeEditor
          ref={editor}
          room
          wrap
          language="html"
          code={html}
          label={label}
          failedLine={null}
          onChange={onChange}
        />
      </div>
      {tooLarge && (
        <p role="alert" className="font-bold text-danger text-sm">
          {t('too_large', { size: sizeOf(bytesOf(html)), limit: sizeOf(limit) })}
        </p>
      )}
      {asking && (
        <InsertDialogs
          dialogName={asking.dialogName}
          chosen={asking.chosen}
          onEdit={edit}
          onClose={() => setAsking(null)}
        />
      )}
    </fieldset>
  );
}
