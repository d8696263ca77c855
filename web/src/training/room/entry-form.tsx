import { CornerDownLeft } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useEntryHistory } from './use-entry-history.ts';

/** Longer programs belong into the editor. */
const MAX_LENGTH = 10_000;
/** Maximum number of rows to which the field grows. */
const MAX_ROWS = 8;

/** Returns the indent of the line after this one: the same, and more after a line that begins a block. */
function indentAfter(text: string): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const indent = /^\s*/.exec(last)?.[0] ?? '';
  return /[:{]\s*(#.*)?$/.test(last) ? `${indent}    ` : indent;
}

/** The words of the field, after its prompt. */
export interface EntryWords {
  prompt: string;
  label: string;
  hint: string;
  placeholder: string;
  run: string;
}

type Props = {
  words: EntryWords;
  /** Tells whether something runs: typed code waits. */
  busy: boolean;
  /** Runs the code; returns true when it is not complete. */
  onEnter: (source: string) => Promise<boolean>;
};

/**
 * The field for code that is run with the variables of the program: Enter runs it, or continues where more has to come.
 */
export function EntryForm({ words, busy, onEnter }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { t } = useTranslation('common');
  /** An entry was made, and has not ended: the program that runs it may have to be loaded first. */
  const isEntering = useRef(false);
  const [text, setText] = useState('');
  const history = useEntryHistory(setText);
  const rows = Math.min(text.split('\n').length, MAX_ROWS);

  async function enter(): Promise<void> {
    if (busy || isEntering.current || text.trim() === '') return;
    isEntering.current = true;
    /** Returns the text that was typed after it meanwhile. */
    const rest = (shown: string) => (shown.startsWith(text) ? shown.slice(text.length) : shown);
    try {
      const isIncomplete = await onEnter(text);
      if (!isIncomplete) history.add(text.trimEnd());
      const kept = isIncomplete ? `${text}\n${indentAfter(text)}` : '';
      setText((shown) => kept + rest(shown));
    } catch {
      toast.error(t('error_occurred'));
    } finally {
      isEntering.current = false;
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && !shiftKey) {
      event.preventDefault();
      void enter();
    }
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isFirst = !text.slice(0, selectionStart).includes('\n');
    const isLast = !text.slice(selectionEnd).includes('\n');
    if (shiftKey || selectionStart !== selectionEnd) return;
    if (key === 'ArrowUp' && isFirst && history.back(text)) event.preventDefault();
    if (key === 'ArrowDown' && isLast && history.forward()) event.preventDefault();
  }

  return (
    <form
      className="flex items-end gap-2 border-night-line border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
        field.current?.focus();
      }}
    >
      <span aria-hidden="true" className="self-start pt-2.5 font-mono text-on-night-muted">
        {words.prompt}
      </span>
      <textarea
        ref={field}
        aria-label={words.label}
        aria-describedby={id}
        title={words.hint}
        placeholder={words.placeholder}
        className="min-h-11 min-w-0 grow resize-none rounded-control border-2 border-on-night-muted bg-night px-3 py-2 font-mono text-on-night placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap placeholder:font-sans placeholder:text-on-night-muted"
        rows={rows}
        value={text}
        maxLength={MAX_LENGTH}
        readOnly={busy}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={id} className="sr-only">
        {words.hint}
      </p>
      <Button type="submit" variant="joy" aria-label={words.run} aria-disabled={busy}>
        <CornerDownLeft aria-hidden="true" className="size-5" />
      </Button>
    </form>
  );
}
