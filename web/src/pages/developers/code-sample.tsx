import { useTranslation } from '../../lib/i18n.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** Code to read and to copy; it scrolls by itself, also with the keyboard. */
export function CodeSample({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('developers');
  return (
    <figure className="grid min-w-0 gap-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 font-bold">
        {label}
        <CopyButton text={code} label={t('copy')} copied={t('copied')} failed={t('copy_failed')} />
      </figcaption>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-control bg-night p-4 text-on-night"
      >
        <pre className="font-mono text-sm">
          <code translate="no">{code}</code>
        </pre>
      </section>
    </figure>
  );
}
