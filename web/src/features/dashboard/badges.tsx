import {
  BADGE_THRESHOLDS,
  badgeNameOf,
  earnedBadges,
  nextBadgeThreshold,
} from '@codivia/contract/experience';
import {
  Compass,
  Crown,
  Footprints,
  type LucideIcon,
  Map as MapIcon,
  Mountain,
  Telescope,
  Tent,
} from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Section } from './section.tsx';

/** What one takes along on a trail, in the order of the thresholds. */
const ICONS: Record<(typeof BADGE_THRESHOLDS)[number], LucideIcon> = {
  50: Footprints,
  100: Compass,
  200: MapIcon,
  500: Tent,
  1000: Mountain,
  2000: Telescope,
  5000: Crown,
};

type Threshold = (typeof BADGE_THRESHOLDS)[number];
type State = 'earned' | 'upcoming' | 'ahead';

const LOOKS: Record<State, string> = {
  earned: 'bg-joy text-on-joy',
  upcoming: 'border-2 border-trail border-dashed bg-surface text-trail',
  ahead: 'bg-sunken text-muted',
};

function BadgeMark({ threshold, state }: { threshold: Threshold; state: State }) {
  const { t } = useTranslation('dashboard');
  const Icon = ICONS[threshold];
  return (
    <li className="relative grid justify-items-center gap-1.5 text-center">
      <span
        aria-hidden="true"
        className={classes(
          'grid size-14 place-items-center rounded-full ring-8 ring-surface',
          LOOKS[state],
        )}
      >
        <Icon className="size-7" />
      </span>
      <span className="font-bold text-sm leading-tight">
        {t(`badges.names.${badgeNameOf(threshold)}`)}
      </span>
      <span className="text-muted text-sm leading-tight">
        {t('badges.at', { threshold })}
        <VisuallyHidden>, {t(`badges.${state}`)}</VisuallyHidden>
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
      <ul className="relative grid grid-cols-2 gap-x-2 gap-y-5 before:absolute before:inset-x-[7%] before:top-[1.6rem] before:hidden before:text-edge before:dotted-way before:content-[''] sm:grid-cols-4 lg:grid-cols-7 lg:before:block">
        {BADGE_THRESHOLDS.map((threshold) => (
          <BadgeMark key={threshold} threshold={threshold} state={stateOf(threshold)} />
        ))}
      </ul>
    </Section>
  );
}
