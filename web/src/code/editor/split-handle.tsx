import { GripVertical } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Separator } from '../../ui/separator.tsx';
import { codeSplit, SPLIT } from './editor-look.ts';

/** The share of the width, in percent of the divided element, that one pixel is. */
function shareOfPixel(grip: HTMLElement): number {
  return 100 / (grip.parentElement?.clientWidth || 1);
}

/**
 * The handle between the code and its result on wide screens, which moves their border; its position is stored for all
 * rooms. The element before it has the width `--code-split` (code.css).
 */
export function SplitHandle({ controls }: { controls: string }) {
  const { t } = useTranslation('editor');
  const share = codeSplit.use();
  return (
    <Separator
      orientation="vertical"
      value={share}
      range={SPLIT}
      steps={{ step: 2, leap: 10 }}
      onChange={codeSplit.choose}
      perPixel={shareOfPixel}
      label={t('split.label')}
      valueText={t('split.value', { share })}
      controls={controls}
      className="hidden w-4 shrink-0 cursor-col-resize touch-none place-items-center rounded-control text-muted hover:bg-trail-soft hover:text-trail focus-visible:-outline-offset-2 lg:grid"
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </Separator>
  );
}
