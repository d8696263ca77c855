import {
  BADGE_THRESHOLDS,
  badgeNameOf,
  earnedBadges,
  nextBadgeThreshold,
} from '@codivia/contract/api/experience';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { Section } from './section.tsx';

type Threshold = (typeof BADGE_THRESHOLDS)[number];
type State = 'earned' | 'upcoming' | 'ahead';

function BadgeMark({ threshold, state }: { threshold: Threshold; state: State }) {
  const { t } = useTranslation('dashboard');
  return (
    <li className="relative grid justify-items-center gap-1.5 text-center">
      <span
        className={classes(
          'mb-1 rounded-full bg-surface ring-8 ring-surface',
          state === 'upcoming' && 'outline-3 outline-trail outline-dashed outline-offset-4',
        )}
      >
        <img
          src={`/art/badges/${threshold}.svg`}
          width={96}
          height={96}
          loading="lazy"
          alt=""
          className={classes('size-16', state !== 'earned' && 'opacity-50 grayscale')}
        />
      </span>
      <span className="font-bold leading-tight">{t(`badges.names.${badgeNameOf(threshold)}`)}</span>
      <span className="text-sm leading-tight">{t(`badges.subtitles.at_${threshold}`)}</span>
      <span className="text-muted text-sm leading-tight">
        {t('badges.at', { threshold })},{' '}
        <span className={classes(state === 'earned' && 'font-bold text-done')}>
          {t(`badges.${state}`)}
        </span>
      </span>
    </li>
  );
}

/** The seven badges: those earned, the next one, and those still ahead (docs/product.md#badges). */
export function Badges({ xp }: { xp: number }) {
  const { t } = useTranslation('dashboard');
  const earned = earnedBadges(xp);
  const next = nextBadgeThreshold(xp);
  const stateOf = (threshold: number): State =>
    earned.includes(threshold) ? 'earned' : threshold === next ? 'upcoming' : 'ahead';
  return (
    <Section title={t('badges.title')}>
      <div className="grid gap-1">
        <p className="font-bold">
          {t('badges.level', { name: t(`badges.names.${badgeNameOf(xp)}`) })}
        </p>
        <p className="text-muted">
          {next ? t('badges.next', { threshold: next, missing: next - xp }) : t('badges.all')}
        </p>
      </div>
      <ul className="relative grid grid-cols-2 gap-x-2 gap-y-5 before:absolute before:inset-x-[7%] before:top-[2rem] before:hidden before:text-edge before:dotted-way before:content-[''] sm:grid-cols-4 lg:grid-cols-7 lg:before:block">
        {BADGE_THRESHOLDS.map((threshold) => (
          <BadgeMark key={threshold} threshold={threshold} state={stateOf(threshold)} />
        ))}
      </ul>
    </Section>
  );
}
