import type { Language } from '@codivia/contract/api/language';
import { EditorContent } from '@tiptap/react';
import {
  type ComponentType,
  type DragEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import './blocks.css';
import { DifferenceMarks } from './compare/difference-marks.tsx';
import { useAlignment } from './compare/use-alignment.ts';
import { BlockHandle } from './editor/block-handle.tsx';
import { putLink } from './editor/link.ts';
import { blockCount, currentBlock, moveBlock, removeBlock } from './editor/move-block.ts';
import { editedArea, type TextArea } from './editor/text-area.ts';
import { useBlockEditor } from './editor/use-block-editor.ts';
import { type Entry, entriesOf, type NewExercise } from './insert/entries.ts';
import { insertHtml } from './insert/insert-html.ts';
import { InsertMenu, optionId } from './insert/insert-menu.tsx';
import { useInsertMenu } from './insert/use-insert-menu.ts';
import { isOneParagraph } from './paste/pasted.ts';
import { pastedHtml } from './paste/pasted-html.ts';
import { usePasteNotice } from './paste/use-paste-notice.ts';
import { SizeNotice, useSizes } from './size-notice.tsx';
import { type SoughtBlock, useSoughtBlock } from './sought/use-sought-block.ts';
import { editTable } from './table/table-edits.ts';
import { tableEditOf } from './table/table-keys.ts';
import { bytesOf } from './text-size.ts';
import { BlockToolbar } from './toolbar.tsx';
import {
  BlockContext,
  type DialogName,
  type DialogProps,
  type Placeable,
} from './views/block-context.ts';

type Props = {
  label: string;
  /** The language it is written in. */
  language: Language;
  html: string;
  /** The same text in the other language. */
  other: string;
  onChange: (html: string) => void;
  exercises: readonly Placeable[];
  /** Maximum size in bytes (UTF-8). */
  limit: number;
  /** The part of this text to which the address leads. */
  sought?: SoughtBlock | null;
  /** Renders what stands beside the blocks. */
  beside?: (area: TextArea) => ReactNode;
  /** Asks for the details of an element, and writes it. */
  Dialogs: ComponentType<DialogProps>;
  /** Opens the form of an exercise of the lesson. */
  onEditExercise?: (id: string) => void;
  /** The kinds of exercises that can be made, and what makes one and returns its element. */
  newExercises?: readonly NewExercise[];
  onNewExercise?: (kind: string) => string;
};

type Asked = Omit<DialogProps, 'language' | 'onClose'>;

/** Edits the HTML of a lesson as blocks. What was not changed is written back byte for byte (docs/decisions/0395). */
export default function BlockField(props: Props) {
  const { label, language, html, onChange, exercises, limit, Dialogs, newExercises = [] } = props;
  const { t } = useTranslation('admin-blocks');
  const words = { t, html: useTranslation('admin-html').t };
  const sizeOf = useSizes();
  const tellPaste = usePasteNotice();
  const id = useId();
  const menuId = `${id}-menu`;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [moved, setMoved] = useState('');

  const editor = useBlockEditor({
    html,
    onChange,
    label,
    language,
    placeholder: t('placeholder'),
    onKeyDown,
    onPaste,
  });

  useAlignment(editor);
  useSoughtBlock(editor, props.sought ?? null);

  const ask = (name: DialogName, before: string, onInsert: (written: string) => void) =>
    setAsked({ name, html: before, onInsert });
  function insert(written: string): void {
    editor.view.dispatch(insertHtml(editor.state, written));
    editor.view.focus();
  }
  function choose(entry: Entry): void {
    if ('html' in entry) insert(entry.html);
    else if ('ask' in entry) ask(entry.ask, '', insert);
    else insert(props.onNewExercise?.(entry.create) ?? '');
  }
  const entries = entriesOf(words, { language, exercises, newExercises });
  const menu = useInsertMenu(editor, entries, choose);

  const option = menu.isOpen ? optionId(menuId, menu.active) : null;
  // The focus stays in the text: it says which option its keys choose.
  useEffect(() => {
    // The library ends an editor whose page came late, and gives another one.
    if (editor.isDestroyed) return;
    const { dom } = editor.view;
    if (option === null) {
      dom.removeAttribute('aria-activedescendant');
      dom.removeAttribute('aria-controls');
    } else {
      dom.setAttribute('aria-activedescendant', option);
      dom.setAttribute('aria-controls', menuId);
    }
  }, [editor, option, menuId]);

  function move(step: -1 | 1): void {
    const transaction = moveBlock(editor.state, step);
    if (!transaction) return;
    editor.view.dispatch(transaction);
    editor.view.focus();
    const { index } = currentBlock(editor.state);
    setMoved(t('moved', { place: index + 1, total: blockCount(editor.state) }));
  }
  const link = () => ask('link', '', (written) => putLink(editor, written));

  function onKeyDown(event: KeyboardEvent): boolean {
    if (menu.onKeyDown(event)) return true;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined;
    const isLink = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const tableEdit = tableEditOf(event);
    const changed = tableEdit && editTable(editor.state, tableEdit);
    if (changed) editor.view.dispatch(changed);
    else if (event.altKey && step) move(step);
    else if (isLink && !event.altKey && !event.shiftKey) link();
    else return false;
    event.preventDefault();
    return true;
  }

  /** Asks for the description of a picture that is pasted or dropped; false where there is none. */
  function takePicture(files: Iterable<File> = []): boolean {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (file) setAsked({ name: 'picture', html: '', onInsert: insert, file });
    return file !== undefined;
  }

  function onDrop(event: DragEvent<HTMLDivElement>): void {
    if (!takePicture(event.dataTransfer.files)) return;
    event.preventDefault();
    event.stopPropagation();
    const place = editor.view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (place) editor.commands.setTextSelection(place.pos);
  }

  /**
   * Pastes pages and Markdown as the blocks of lessons; blocks of this editor, and what comes into a program, stay as they
   * are. A huge text, such as a whole book, is refused before it can crash the browser.
   */
  function onPaste(event: ClipboardEvent): boolean {
    // Word and web pages put a picture of the text beside it: then the text is meant.
    const hasText = event.clipboardData?.types.includes('text/plain');
    if (!hasText && takePicture(event.clipboardData?.files)) return true;
    const page = event.clipboardData?.getData('text/html') ?? '';
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const bytes = bytesOf(text);
    if (bytes > limit) {
      toast.error(words.html('paste_refused', { size: sizeOf(bytes), limit: sizeOf(limit) }));
      return true;
    }
    if (page.includes('data-pm-slice') || editor.state.selection.$from.parent.type.spec.code) {
      return false;
    }
    const found = pastedHtml({ html: page, text, language });
    if (found === null) return false;
    if (typeof found === 'object') {
      if (isOneParagraph(found.html)) editor.view.pasteHTML(found.html);
      else insert(found.html);
    }
    if (typeof found === 'string' || found.from !== 'text') tellPaste(found);
    return true;
  }

  return (
    <BlockContext value={{ exercises, onEditExercise: props.onEditExercise, ask }}>
      <fieldset aria-labelledby={id} className="grid grid-cols-1 content-start gap-2">
        <span id={id} className="font-bold">
          {label}
        </span>
        <div className="relative rounded-control border border-line bg-paper">
          <BlockToolbar
            editor={editor}
            label={label}
            onLink={link}
            onMove={move}
            onRemove={() => {
              editor.view.dispatch(removeBlock(editor.state));
              editor.view.focus();
            }}
          />
          <div
            data-block-scroller=""
            className="relative max-h-160 overflow-y-auto"
            onDropCapture={onDrop}
          >
            <EditorContent editor={editor} />
            <Suspense>{!editor.isDestroyed && props.beside?.(editedArea(editor))}</Suspense>
            <BlockHandle editor={editor} />
            <DifferenceMarks editor={editor} other={props.other} />
            {menu.isOpen && (
              <InsertMenu
                id={menuId}
                entries={menu.entries}
                active={menu.active}
                top={menu.top}
                onChoose={choose}
              />
            )}
          </div>
        </div>
        <div role="status" className="sr-only">
          {moved}
        </div>
        <SizeNotice html={html} limit={limit} />
      </fieldset>
      {asked && (
        <Dialogs
          {...asked}
          language={language}
          onInsert={(written) => {
            setAsked(null);
            asked.onInsert(written);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </BlockContext>
  );
}
