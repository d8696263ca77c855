import {
  type BADGE_THRESHOLDS,
  badgeNameOf,
  levelOf,
  nextBadgeThreshold,
  XP_PER_LEVEL,
  xpWithinLevel,
} from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Mascot } from '../../ui/mascot.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Sparks } from '../../ui/sparks.tsx';
import type { Celebration } from './celebration.ts';
import './celebration.css';

type Threshold = (typeof BADGE_THRESHOLDS)[number];

function EarnedBadge({ threshold }: { threshold: Threshold }) {
  const { t } = useTranslation('rewards');
  const names = useTranslation('dashboard').t;
  const name = names(`badges.names.${badgeNameOf(threshold)}`);
  const subtitle = names(`badges.subtitles.at_${threshold}`);
  return (
    <li className="flex items-center gap-4 rounded-card bg-sunken p-4">
      <img
        src={`/art/badges/${threshold}.svg`}
        width={96}
        height={96}
        alt=""
        className="size-18 shrink-0 sm:size-24"
      />
      <div className="min-w-0">
        <p className="font-bold text-lg leading-tight">
          {t('celebration.badge_name', { name, subtitle })}
        </p>
        <p className="text-muted">{t('celebration.badge_text', { threshold })}</p>
      </div>
    </li>
  );
}

type Props = { open: boolean; celebration: Celebration; onClose: () => void };

/** A level that is reached, badges that are earned, or both, in one dialog. */
export function CelebrationDialog({ open, celebration, onClose }: Props) {
  const { t } = useTranslation('rewards');
  // Waits for the names of the badges before anything is shown.
  useTranslation('dashboard');
  const { level, badges, xp } = celebration;
  const title = level === null ? t('celebration.badge') : t('celebration.level', { level });
  const next = levelOf(xp) + 1;
  const within = xpWithinLevel(xp);
  const badge = nextBadgeThreshold(xp);
  return (
    <Dialog open={open} onOpenChange={(stays) => stays || onClose()} title={title}>
      <div className="celebration grid gap-5">
        {level !== null && (
          <div className="flex items-center gap-2 ps-4 sm:gap-5 sm:ps-6">
            <Sparks>
              <Mascot pose="level" className="h-20 w-auto sm:h-28" />
            </Sparks>
            <p className="ps-4">{t('celebration.level_text', { whole: XP_PER_LEVEL })}</p>
          </div>
        )}
        {badges.length > 0 && (
          <ul className="grid gap-3">
            {badges.map((threshold) => (
              <EarnedBadge key={threshold} threshold={threshold as Threshold} />
            ))}
          </ul>
        )}
        <div className="grid gap-2">
          <ProgressBar
            value={within}
            max={XP_PER_LEVEL}
            label={t('summary.level_bar', { next })}
            valueText={t('summary.level_within', { xp: within, whole: XP_PER_LEVEL })}
          />
          <p>
            {t('celebration.next_level', { xp: XP_PER_LEVEL - within, next })}{' '}
            {badge !== null && t('celebration.next_badge', { threshold: badge })}
          </p>
        </div>
        <Button
          className="justify-self-end max-sm:sticky max-sm:bottom-0 max-sm:w-full"
          onClick={onClose}
        >
          {t('celebration.close')}
        </Button>
      </div>
    </Dialog>
  );
}
