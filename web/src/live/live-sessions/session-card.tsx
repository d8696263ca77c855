import type { LiveSession } from '@codivia/contract/api/live-sessions';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { SessionActions } from './session-actions.tsx';
import { SessionBadges } from './session-badges.tsx';
import { SessionFacts } from './session-facts.tsx';
import { descriptionOf, titleOf } from './session-texts.ts';
import { formatTimes } from './session-times.ts';

/** A session of the list: its time, its subject, and the reader's actions. */
export function SessionCard({ session, seat }: { session: LiveSession; seat: boolean }) {
  const { t, language } = useTranslation('live-sessions');
  const { id, state, starts_at } = session;
  const cancelled = state === 'cancelled';
  return (
    <li>
      <Card
        className={classes(
          'grid gap-x-8 gap-y-4 p-5 sm:p-6 md:grid-cols-[12rem_1fr_auto]',
          state === 'live' && 'border-2 border-joy shadow-lift',
        )}
      >
        <p
          className={classes(
            'font-bold font-display text-xl tabular-nums',
            cancelled && 'text-muted line-through',
          )}
        >
          <time dateTime={starts_at}>{formatTimes(session, language)}</time>
        </p>
        <div className="grid min-w-0 content-start gap-2.5">
          <SessionBadges session={session} seat={seat} />
          <h3 className="text-2xl wrap-anywhere">
            <Link to={paths.liveSession(id)} className="hover:text-trail hover:underline">
              {titleOf(session, language)}
            </Link>
          </h3>
          <p className="line-clamp-2 text-muted wrap-anywhere">
            {descriptionOf(session, language)}
          </p>
          {cancelled ? (
            <p className="font-bold">{t('cancelled_text')}</p>
          ) : (
            <SessionFacts session={session} />
          )}
        </div>
        <div className="flex flex-wrap items-start gap-3 md:max-w-60 md:flex-col md:items-end">
          <SessionActions session={session} />
        </div>
      </Card>
    </li>
  );
}
