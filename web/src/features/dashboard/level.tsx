import { levelOf, XP_PER_LEVEL, xpWithinLevel } from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { Mascot } from '../../ui/mascot.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Section } from './section.tsx';

/** Shows the distance to the next level. */
export function Level({ xp }: { xp: number }) {
  const { t } = useTranslation('dashboard');
  const level = levelOf(xp);
  const within = xpWithinLevel(xp);
  const next = level + 1;
  const text = t('level.within', { xp: within, whole: XP_PER_LEVEL });
  return (
    <Section title={t('level.title', { level })}>
      <div className="flex items-center gap-5">
        {level > 1 && <Mascot pose="level" className="h-20 w-auto" />}
        <div className="grid flex-1 gap-3">
          <ProgressBar
            value={within}
            max={XP_PER_LEVEL}
            label={t('level.bar', { next })}
            valueText={text}
          />
          <p className="flex flex-wrap justify-between gap-x-4 text-muted">
            <span className="font-bold text-ink">{text}</span>
            <span>{t('level.missing', { xp: XP_PER_LEVEL - within, next })}</span>
          </p>
        </div>
      </div>
    </Section>
  );
}
