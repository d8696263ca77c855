import type { Activity } from '@codivia/contract/api/admin-dashboard';
import { formatDate, formatTimeAgo } from '@codivia/contract/text/format-dates';
import {
  Check,
  CreditCard,
  Gift,
  type LucideIcon,
  PencilLine,
  TicketCheck,
  UserPlus,
} from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { activityText } from './activity-text.ts';

const ICONS: Record<Activity['kind'], LucideIcon> = {
  sign_up: UserPlus,
  completion: Check,
  payment: CreditCard,
  gift_card_bought: Gift,
  gift_card_used: TicketCheck,
  edit: PencilLine,
};

function Entry({ activity }: { activity: Activity }) {
  const { t, language } = useTranslation('admin-dashboard');
  const courses = useTranslation('admin-courses').t;
  const Icon = ICONS[activity.kind];
  const exact = formatDate(activity.at, language, 'moment');
  return (
    <li className="flex gap-3 border-line border-t py-3 first:border-0">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-trail-soft text-trail"
      >
        <Icon className="size-4.5" />
      </span>
      <p className="min-w-0 leading-snug">
        <span className="break-words">{activityText(activity, language, { t, courses })}</span>
        <time dateTime={activity.at} title={exact} className="block text-muted text-sm">
          {formatTimeAgo(activity.at, language)}
        </time>
      </p>
    </li>
  );
}

/** Lists the latest activity: who did what, and when. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const { t } = useTranslation('admin-dashboard');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-3 p-4 sm:p-6">
        <h2 id={title} className="text-xl">
          {t('activity.title')}
        </h2>
        {activity.length === 0 ? (
          <p className="text-muted">{t('activity.empty')}</p>
        ) : (
          <ul>
            {activity.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none has a state.
              <Entry key={`${one.at} ${one.kind} ${i}`} activity={one} />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
