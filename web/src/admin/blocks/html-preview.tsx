import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { classes } from '../../ui/classes.ts';

const WIDTHS = ['phone', 'laptop'] as const;

/** Shows the text of a field as its readers will see it. */
export function HtmlPreview({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('admin-html');
  const blocks = useTranslation('admin-blocks').t;
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('laptop');
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-hidden="true" className="font-bold text-muted text-sm">
          {t('preview_title')}
        </p>
        <ChoiceGroup
          label={blocks('width')}
          options={WIDTHS.map((value) => ({ value, label: blocks(`width_${value}`) }))}
          value={width}
          onChoose={setWidth}
        />
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
        tabIndex={0}
        aria-label={t('preview', { label })}
        className={classes(
          // The room at the end is for what stands beside the blocks.
          '@container relative max-h-160 overflow-y-auto rounded-card border border-line bg-paper p-4 pe-12',
          width === 'phone' ? 'mx-auto w-full max-w-98' : 'sm:p-6 sm:pe-12',
        )}
      >
        {children}
      </section>
    </div>
  );
}
