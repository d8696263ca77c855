import { AArrowDown, AArrowUp } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { useFontSize } from './font-size.ts';

const BUTTON =
  'grid size-11 place-items-center rounded-control hover:bg-trail-soft aria-disabled:opacity-40';

type Props = {
  /** Shows the size, too. */
  shown?: boolean;
};

/** Makes code smaller and larger, in all editors. */
export function FontSizeControl({ shown = false }: Props) {
  const { t } = useTranslation('editor');
  const { size, smaller, larger } = useFontSize();
  return (
    <fieldset aria-label={t('font_size.label')} className="flex items-center">
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
      <span role="status" className={shown ? 'ps-2 text-muted text-sm' : 'sr-only'}>
        {t('font_size.value', { size })}
      </span>
    </fieldset>
  );
}
