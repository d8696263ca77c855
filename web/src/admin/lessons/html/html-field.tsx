import type { Language } from '@codivia/contract/api/language';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { CodeEditor, type CodeEditorRef } from '../../../code/editor/code-editor.tsx';
import type { Chosen } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { BOX_TITLES } from '../../blocks/box-titles.ts';
import { pastedHtml } from '../../blocks/paste/pasted-html.ts';
import { usePasteNotice } from '../../blocks/paste/use-paste-notice.ts';
import { SizeNotice, useSizes } from '../../blocks/size-notice.tsx';
import { bytesOf } from '../../blocks/text-size.ts';
import type { Placeable } from '../../blocks/views/block-context.ts';
import { useSoughtCode } from '../../kit/sought/mark-sought.ts';
import type { Edit } from './html-edits.ts';
import { InsertDialogs } from './insert-dialogs.tsx';
import { insertPasted, isHtmlSource, isWithinCode } from './paste-edit.ts';
import { type InsertDialogName, Toolbar } from './toolbar.tsx';

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

/** The dialog that is open: what was selected when it opened, and perhaps a picture that was pasted. */
type Asking = { dialogName: InsertDialogName; chosen: Chosen; file: File | undefined };

/**
 * Edits the HTML of a lesson as it is: a toolbar writes tags, and only the author's actions change it
 * (docs/decisions/0110).
 */
export function HtmlField({ label, language, html, onChange, exercises, limit }: Props) {
  const { t } = useTranslation('admin-html');
  const sizeOf = useSizes();
  const tellPaste = usePasteNotice();
  const id = useId();
  const editor = useRef<CodeEditorRef>(null);
  const surface = useRef<HTMLDivElement>(null);
  useSoughtCode(html, language, surface, editor);
  const [asking, setAsking] = useState<Asking | null>(null);

  function edit(make: Edit): void {
    const chosen = editor.current?.chosen();
    if (chosen) editor.current?.change(make(chosen));
  }

  function ask(dialogName: InsertDialogName, file?: File): void {
    const chosen = editor.current?.chosen();
    if (chosen) setAsking({ dialogName, chosen, file });
  }

  /** Takes a picture out of what is pasted or dropped; false where there is none. */
  function takePicture(event: ClipboardEvent | DragEvent, files: FileList): boolean {
    const picture = [...files].find(({ type }) => type.startsWith('image/'));
    if (!picture) return false;
    event.preventDefault();
    event.stopPropagation();
    ask('picture', picture);
    return true;
  }

  /**
   * Pastes pages and Markdown as the HTML of lessons; HTML that is text already stays as it is. A huge text, such as a
   * whole book, is refused before it can crash the browser.
   */
  function onPaste(event: ClipboardEvent): void {
    // Word and web pages put a picture of the text beside it: then the text is meant.
    const hasText = event.clipboardData.types.includes('text/plain');
    if (!hasText && takePicture(event, event.clipboardData.files)) return;
    const text = event.clipboardData.getData('text/plain');
    const bytes = bytesOf(text);
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (bytes > limit) {
      take();
      toast.error(t('paste_refused', { size: sizeOf(bytes), limit: sizeOf(limit) }));
      return;
    }
    const chosen = editor.current?.chosen();
    if (!chosen || isHtmlSource(text) || isWithinCode(chosen.code, chosen.from)) return;
    const page = event.clipboardData.getData('text/html');
    const found = pastedHtml({ html: page, text, language });
    if (found === null || (typeof found === 'object' && found.from === 'text')) return;
    take();
    if (typeof found === 'object') edit(insertPasted(found.html));
    tellPaste(found);
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
      <div
        ref={surface}
        className="h-96"
        onPasteCapture={onPaste}
        onDropCapture={(event) => takePicture(event, event.dataTransfer.files)}
      >
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
      <SizeNotice html={html} limit={limit} />
      {asking && (
        <InsertDialogs
          dialogName={asking.dialogName}
          chosen={asking.chosen}
          language={language}
          file={asking.file}
          onEdit={edit}
          onClose={() => setAsking(null)}
        />
      )}
    </fieldset>
  );
}
