import { Lightbulb, PartyPopper } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { EarnedXpContext } from '../../code/editor/step-action.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { CountUp } from '../../ui/count-up.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { Sparks } from '../../ui/sparks.tsx';

type Props = {
  title: string;
  /** The concept that was learned, as HTML. */
  concept?: string | undefined;
  children?: ReactNode;
};

/** Shows the XP of this pass; the lesson announces it to screen readers, once. */
function EarnedXp() {
  const xp = use(EarnedXpContext);
  if (xp === 0) return null;
  return (
    <Badge tone="joy" aria-hidden="true">
      <span>
        +<CountUp to={xp} /> XP
      </span>
    </Badge>
  );
}

/** Celebrates a little that something is solved, and tells what was learned. */
export function Solved({ title, concept, children }: Props) {
  const { t } = useTranslation('exercise');
  return (
    <div className="grid grid-cols-1 gap-3 overflow-hidden rounded-control bg-done-soft p-4 ps-7 sm:ps-8">
      <div className="flex items-center gap-2.5 sm:gap-5">
        <Sparks>
          <PartyPopper className="size-6 text-done sm:size-8" />
        </Sparks>
        <div className="min-w-0 flex-1 ps-4 sm:ps-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-done text-lg">
            <span>{title}</span>
            <EarnedXp />
          </p>
          {children && <p>{children}</p>}
        </div>
        <Mascot pose="right" className="m-0! h-16 w-auto shrink-0 self-end max-sm:h-11" />
      </div>
      {concept && (
        <div className="-ms-3 flex gap-2 rounded-control bg-surface p-3">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-done" />
          <div className="min-w-0">
            <p className="m-0! font-bold">{t('concept')}</p>
            <SafeHtml html={concept} />
          </div>
        </div>
      )}
    </div>
  );
}
