import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';

/** Shows the text of a field as its readers will see it. */
export function HtmlPreview({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('admin-html');
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <p aria-hidden="true" className="font-bold text-muted text-sm">
        {t('preview_title')}
      </p>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
        aria-label={t('preview', { label })}
        className="max-h-128 overflow-y-auto rounded-card border border-line bg-paper p-4 sm:p-6"
      >
        {children}
      </section>
    </div>
  );
}
