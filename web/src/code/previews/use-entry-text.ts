import type { ConsoleEntry } from '@codivia/runners/preview/messages';
import { useTranslation } from '../../lib/i18n.ts';

/** What a line of the console says. */
export function useEntryText(entry: ConsoleEntry): string {
  const { t } = useTranslation('previews');
  if (entry.kind === 'loop') return t('loop');
  if (entry.kind === 'error') return `${entry.name}: ${entry.text}`;
  if (entry.kind === 'notice') return t(`notices.${entry.notice}`, { text: entry.text });
  return entry.text;
}
