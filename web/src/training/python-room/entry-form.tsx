import { CornerDownLeft } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useEntryHistory } from './use-entry-history.ts';

/** Longer programs belong into the editor. */
const MAX_LENGTH = 10_000;
/** The field grows with its lines, up to so many. */
const MAX_ROWS = 8;

/** What the line after this one begins with: as far in as it, and further after a colon. */
function indentAfter(text: string): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  const indent = /^\s*/.exec(last)?.[0] ?? '';
  return /:\s*(#.*)?$/.test(last) ? `${indent}    ` : indent;
}

type Props = {
  /** Something runs: what is typed waits. */
  busy: boolean;
  /** Runs it; true when it is not complete. */
  onEnter: (source: string) => Promise<boolean>;
};

/** Takes Python that is run after the program, with its variables: Enter runs it, or continues where more has to come. */
export function EntryForm({ busy, onEnter }: Props) {
  const { t } = useTranslation('python-room');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const history = useEntryHistory(setText);
  const rows = Math.min(text.split('\n').length, MAX_ROWS);

  async function enter(): Promise<void> {
    if (busy || text.trim() === '') return;
    const isIncomplete = await onEnter(text);
    if (isIncomplete) {
      setText(`${text}\n${indentAfter(text)}`);
      return;
    }
    history.add(text.trimEnd());
    setText('');
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
        {'>>>'}
      </span>
      <textarea
        ref={field}
        aria-label={t('entry.label')}
        aria-describedby={id}
        title={t('entry.hint')}
        placeholder={t('entry.placeholder')}
        className="min-h-11 min-w-0 grow resize-none rounded-control border-2 border-on-night-muted bg-night px-3 py-2 font-mono text-on-night placeholder:font-sans placeholder:text-on-night-muted"
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
        {t('entry.hint')}
      </p>
      <Button type="submit" variant="joy" aria-label={t('entry.run')} aria-disabled={busy}>
        <CornerDownLeft aria-hidden="true" className="size-5" />
      </Button>
    </form>
  );
}
