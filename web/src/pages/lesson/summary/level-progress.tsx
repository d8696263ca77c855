import { levelOf, XP_PER_LEVEL, xpWithinLevel } from '@codivia/contract/api/experience';
import { useTranslation } from '../../../lib/i18n.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';

/** The level of the member, and how far it is to the next one. */
export function LevelProgress({ total }: { total: number }) {
  const { t } = useTranslation('rewards');
  const level = levelOf(total);
  const next = level + 1;
  const within = xpWithinLevel(total);
  const text = t('summary.level_within', { xp: within, whole: XP_PER_LEVEL });
  return (
    <div className="grid gap-2 rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-bold text-lg">{t('summary.level', { level })}</span>
        <span>{text}</span>
      </p>
      <ProgressBar
        value={within}
        max={XP_PER_LEVEL}
        label={t('summary.level_bar', { next })}
        valueText={text}
      />
      <p className="text-muted text-sm">
        {t('summary.level_missing', { xp: XP_PER_LEVEL - within, next })}
      </p>
    </div>
  );
}
