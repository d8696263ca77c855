import { GripHorizontal } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Separator } from '../../ui/separator.tsx';

/** The height of a web preview in pixels (docs/product.md#web-room). */
export const HEIGHT = { usual: 300, min: 220, max: 700 } as const;

type Props = {
  height: number;
  onChange: (height: number) => void;
  /** The id of the element whose height it changes. */
  controls: string;
};

/** Changes the height of the element above it. */
export function HeightHandle({ height, onChange, controls }: Props) {
  const { t } = useTranslation('previews');
  return (
    <Separator
      orientation="horizontal"
      value={height}
      range={HEIGHT}
      steps={{ step: 20, leap: 100 }}
      onChange={onChange}
      label={t('height')}
      valueText={t('height_value', { height })}
      controls={controls}
      className="grid h-6 shrink-0 cursor-row-resize touch-none place-items-center rounded-control text-muted hover:bg-trail-soft hover:text-trail"
    >
      <GripHorizontal aria-hidden="true" className="size-5" />
    </Separator>
  );
}
