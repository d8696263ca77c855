import { CircleCheck, Clock, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { CountUp } from '../../../ui/count-up.tsx';

function Figure({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="summary-figure">
      <dt className="flex items-center gap-2 text-muted text-sm leading-tight">
        {icon}
        {name}
      </dt>
      <dd className="font-bold font-display text-2xl leading-tight">{children}</dd>
    </div>
  );
}

type Props = {
  /** XP the lesson has given; null until known. */
  xp: number | null;
  done: number;
  /** The number of exercises of the lesson; without any, they are not mentioned. */
  count: number;
  minutes: number | null;
};

/** Shows the figures of the lesson that are known and not empty. */
export function Figures({ xp, done, count, minutes }: Props) {
  const { t } = useTranslation('rewards');
  if (xp === null && count === 0 && minutes === null) return null;
  return (
    <dl aria-label={t('summary.figures')} className="summary-figures">
      {xp !== null && (
        <Figure
          name={t('summary.xp')}
          icon={<Sparkles aria-hidden="true" className="size-4 shrink-0" />}
        >
          <span className="sr-only">{t('summary.xp_value', { xp })}</span>
          <span aria-hidden="true">
            <CountUp to={xp} /> XP
          </span>
        </Figure>
      )}
      {count > 0 && (
        <Figure
          name={t('summary.exercises')}
          icon={<CircleCheck aria-hidden="true" className="size-4 shrink-0" />}
        >
          {t('summary.exercises_value', { done, count })}
        </Figure>
      )}
      {minutes !== null && (
        <Figure
          name={t('summary.minutes')}
          icon={<Clock aria-hidden="true" className="size-4 shrink-0" />}
        >
          {t('summary.minutes_value', { count: minutes })}
        </Figure>
      )}
    </dl>
  );
}
