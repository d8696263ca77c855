import type { Language } from '@codivia/contract/api/language';
import { scriptErrorText } from '@codivia/runners/preview/friendly-errors';
import type { ConsoleEntry, SourcePosition } from '@codivia/runners/preview/messages';
import { CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import type { Translate } from '../../lib/text-keys.ts';
import { classes } from '../../ui/classes.ts';
import { fileLabel } from '../editor/file-language.ts';
import type { ShownEntry } from './preview-output.ts';

type EntryStyle = 'log' | 'info' | 'warn' | 'error' | 'notice';

const LOOKS: Record<EntryStyle, { icon: LucideIcon | null; text: string }> = {
  log: { icon: null, text: '' },
  info: { icon: Info, text: 'text-[#8fd0ff]' },
  warn: { icon: TriangleAlert, text: 'text-[#ffd27a]' },
  error: { icon: CircleX, text: 'text-[#ff9d7a]' },
  notice: { icon: Info, text: 'text-on-night-muted' },
};

function entryStyleOf(entry: ShownEntry): EntryStyle {
  if (entry.kind === 'log') return entry.level;
  return entry.kind === 'notice' ? 'notice' : 'error';
}

/** Returns the text of a line of the console. */
export function useEntryText(entry: ConsoleEntry): string {
  return entryText(useTranslation('previews').t, entry, useLanguage());
}

/** Returns the text of a line of the console in a language. */
export function entryText(
  t: Translate<'previews'>,
  entry: ConsoleEntry,
  language: Language,
): string {
  if (entry.kind === 'loop') return t('loop');
  if (entry.kind === 'error') return scriptErrorText(entry, language);
  if (entry.kind === 'notice') {
    // Additional texts follow after tabs.
    const [text = '', other = '', more = ''] = entry.text.split('\t');
    return t(`notices.${entry.notice}`, { text, other, more });
  }
  return entry.text;
}

type Props = {
  entry: ShownEntry;
  /** Names of the files, where there are several. */
  fileName: ((file: string) => string) | null;
  onGoTo?: ((position: SourcePosition) => void) | undefined;
};

/** A line of the console: its text, its number of repetitions, and its position. */
export const ConsoleLine = memo(function ConsoleLine({ entry, fileName, onGoTo }: Props) {
  const { t } = useTranslation('previews');
  const text = useEntryText(entry);
  const { position, count } = entry;
  const file = position && fileLabel(position.file, fileName);
  const place =
    position &&
    (file ? t('line_of', { file, line: position.line }) : t('line', { line: position.line }));
  const look = entryStyleOf(entry);
  const { icon: Icon, text: colour } = LOOKS[look];
  return (
    <li className="flex items-start gap-2 border-night-line border-b py-1.5 last:border-0">
      {Icon && <Icon aria-hidden="true" className={classes('mt-1 size-4 shrink-0', colour)} />}
      {look !== 'log' && <span className="sr-only">{t(`level.${look}`)}: </span>}
      <span className={classes('min-w-0 grow whitespace-pre-wrap break-words', colour)}>
        {text}
      </span>
      {count > 1 && (
        <span className="shrink-0 rounded-full bg-night-line px-2 text-sm tabular-nums">
          <span aria-hidden="true">×{count}</span>
          <span className="sr-only">{t('times', { count })}</span>
        </span>
      )}
      {position && fileLabel(position.file) && !onGoTo && (
        <span className="shrink-0 font-sans text-on-night-muted text-sm">{place}</span>
      )}
      {position && onGoTo && (
        <button
          type="button"
          className="min-h-6 shrink-0 font-sans text-on-night-muted text-sm underline hover:text-on-night"
          onClick={() => onGoTo(position)}
        >
          {place}
        </button>
      )}
    </li>
  );
});
