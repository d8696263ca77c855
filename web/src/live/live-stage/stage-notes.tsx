import type { LiveEvent } from '@codivia/contract/api/live-events';
import { NotebookPen } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';

/** "12:05", or "1:02:05", of milliseconds since the start. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((n) =>
    String(n).padStart(2, '0'),
  );
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(':')}` : parts.join(':');
}

type Props = {
  events: readonly LiveEvent[];
  /** Opens the moment of a note, `at` milliseconds after the start; undefined if there is no such moment to open. */
  onChoose?: (at: number) => void;
};

/** The host's notes in their order: the chapters of the session. */
export function StageNotes({ events, onChoose }: Props) {
  const { t } = useTranslation('live-stage');
  const notes = events.flatMap(({ seq, at, body }) =>
    body.type === 'note' ? [{ seq, at, ...body }] : [],
  );
  if (notes.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 p-6 text-center">
        <NotebookPen aria-hidden="true" className="size-9 text-trail" />
        <p className="font-bold text-lg">{t('no_notes')}</p>
        <p className="text-balance text-muted">{t('no_notes_text')}</p>
      </div>
    );
  }
  return (
    <ol className="grid gap-3">
      {notes.map(({ seq, at, title, text }) => (
        <li key={seq} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
          <time className="pt-0.5 font-mono text-muted text-sm">{clockOf(at)}</time>
          {onChoose ? (
            <button
              type="button"
              className="text-start font-bold text-trail underline underline-offset-4"
              onClick={() => onChoose(at)}
            >
              {title}
            </button>
          ) : (
            <h3 className="break-words text-base">{title}</h3>
          )}
          {text.trim() !== '' && (
            <p className="col-start-2 whitespace-pre-wrap break-words">{text}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
