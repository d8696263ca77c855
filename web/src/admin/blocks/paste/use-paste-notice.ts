import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import type { DroppedPart, Pasted } from './pasted.ts';

const PARTS: readonly DroppedPart[] = ['picture', 'video', 'form', 'link'];

/** Returns a function that tells authors what became of a paste, and what was left out of it. */
export function usePasteNotice(): (found: Pasted | 'too_large' | 'too_hard') => void {
  const { t } = useTranslation('admin-paste');
  return (found) => {
    if (typeof found === 'string') {
      toast.error(t(found));
      return;
    }
    const parts = PARTS.flatMap((part) => {
      const count = found.dropped[part] ?? 0;
      return count > 0 ? [t(`parts.${part}`, { count })] : [];
    });
    const said = t(found.from === 'markdown' ? 'from_markdown' : 'from_html');
    toast.success(
      parts.length > 0 ? `${said} ${t('left_out', { parts: parts.join(', ') })}` : said,
    );
  };
}
