import { AArrowDown, AArrowUp } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { useFontSize } from './font-size.ts';

const BUTTON =
  'grid size-11 place-items-center rounded-control hover:bg-trail-soft aria-disabled:opacity-40';

/** Makes code smaller and larger, in all rooms. */
export function FontSizeControl() {
  const { t } = useTranslation('editor');
  const { size, smaller, larger } = useFontSize();
  return (
    <fieldset aria-label={t('font_size.label')} className="flex">
      <button
        type="button"
        aria-label={t('font_size.smaller')}
        aria-disabled={smaller === null}
        className={BUTTON}
        onClick={() => smaller?.()}
      >
        <AArrowDown aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t('font_size.larger')}
        aria-disabled={larger === null}
        className={BUTTON}
        onClick={() => larger?.()}
      >
        <AArrowUp aria-hidden="true" className="size-5" />
      </button>
      <span role="status" className="sr-only">
        {t('font_size.value', { size })}
      </span>
    </fieldset>
  );
}
