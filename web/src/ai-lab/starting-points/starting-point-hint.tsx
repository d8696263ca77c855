import { Lightbulb } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { STARTING_POINT_NAMES } from './starting-point.ts';

/** A hint for the examples of a starting point; nothing for other projects. */
export function StartingPointHint({ startedFrom }: { startedFrom: string | undefined }) {
  const { t } = useTranslation('starting-points');
  const name = STARTING_POINT_NAMES.find((one) => one === startedFrom);
  if (!name) return null;
  return (
    <p className="flex items-start gap-3 rounded-card bg-joy-soft p-4">
      <Lightbulb aria-hidden="true" className="size-6 shrink-0 text-spark" />
      <span>{t(`points.${name}.try`)}</span>
    </p>
  );
}
