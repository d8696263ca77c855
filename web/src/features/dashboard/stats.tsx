import { BADGE_THRESHOLDS, earnedBadges, levelOf } from '@codivia/contract/api/experience';
import { formatNumber } from '@codivia/contract/text/format';
import { Award, BookOpen, type LucideIcon, Mountain, Zap } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';

function Stat({ Icon, label, value }: { Icon: LucideIcon; label: string; value: string }) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-1 p-4 sm:p-5">
      <dt className="text-muted leading-snug">{label}</dt>
      <dd className="flex items-center gap-2.5 font-display font-extrabold text-2xl sm:text-3xl">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-trail" strokeWidth={2.25} />
        {value}
      </dd>
    </Card>
  );
}

type Props = {
  xp: number;
  courses: number;
  /** Lessons that were completed here and wait to be sent. */
  waiting: number;
};

/** Level, total XP, courses in progress and badges, as figures. */
export function Stats({ xp, courses, waiting }: Props) {
  const { t, language } = useTranslation('dashboard');
  const badges = { earned: earnedBadges(xp).length, total: BADGE_THRESHOLDS.length };
  return (
    <section className="grid gap-3">
      <dl aria-label={t('stats.label')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Stat
          Icon={Mountain}
          label={t('stats.level')}
          value={formatNumber(levelOf(xp), language)}
        />
        <Stat Icon={Zap} label={t('stats.xp')} value={formatNumber(xp, language)} />
        <Stat Icon={BookOpen} label={t('stats.courses')} value={formatNumber(courses, language)} />
        <Stat Icon={Award} label={t('stats.badges')} value={t('stats.badges_of', badges)} />
      </dl>
      <p role="status" className="text-muted empty:hidden">
        {waiting > 0 && t('stats.waiting', { count: waiting })}
      </p>
    </section>
  );
}
