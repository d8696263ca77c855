import type { UserOverview } from '@codivia/contract/api/admin-user-overview';
import { formatDate } from '@codivia/contract/text/format-dates';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { activityText } from '../dashboard/activity-text.ts';

type Named = 'courses' | 'questions' | 'reported' | 'payments';

/** A list under its heading, or a sentence that there is nothing in it. */
function Part({ name, children }: { name: Named; children: ReactNode[] }) {
  const { t } = useTranslation('user-overview');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid gap-3 p-4 sm:p-5">
        <h3 id={title} className="text-lg">
          {t(`${name}.title`)}
        </h3>
        {children.length === 0 ? (
          <p className="text-muted">{t(`${name}.none`)}</p>
        ) : (
          <ul className="wrap-anywhere grid gap-3">{children}</ul>
        )}
      </Card>
    </section>
  );
}

const LINK = 'inline-flex min-h-6 items-center font-bold text-trail hover:underline';

type Props = {
  overview: UserOverview;
  /** The address of another section of the panel, to which a parameter can be added. */
  addressOf: (section: 'lessons' | 'help' | 'projects') => string;
};

/** The courses, questions, reported projects and payments of a member, with the ways to them. */
export function UserLists({ overview, addressOf }: Props) {
  const { t, language } = useTranslation('user-overview');
  const dashboard = useTranslation('admin-dashboard').t;
  const courses = useTranslation('admin-courses').t;
  const help = useTranslation('admin-help').t;
  const words = { t: dashboard, courses };
  const nothing = {
    person: null,
    subject: null,
    action: null,
    changed: [],
    moved: 0,
    course: null,
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Part name="courses">
        {overview.courses.map(({ id, completed, lessons, last_on, ...titles }) => (
          <li key={id}>
            <Link to={`${addressOf('lessons')}&course=${id}`} className={LINK}>
              {localizedTitle(titles, language)}
            </Link>
            <span className="flex flex-wrap gap-x-3 text-muted text-sm">
              <span>{t('courses.done', { completed, lessons })}</span>
              <span>{t('courses.last', { date: formatDate(last_on, language, 'medium') })}</span>
            </span>
          </li>
        ))}
      </Part>
      <Part name="questions">
        {overview.questions.map(({ id, subject, state, updated_at }) => (
          <li key={id}>
            <Link to={`${addressOf('help')}&thread=${id}`} className={LINK}>
              {subject}
            </Link>
            <span className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
              <Badge tone={state === 'open' ? 'joy' : 'plain'}>{help(`states.${state}`)}</Badge>
              {formatDate(updated_at, language, 'medium')}
            </span>
          </li>
        ))}
      </Part>
      <Part name="reported">
        {overview.reported.map(({ id, title, waits, reports }) => (
          <li key={id}>
            <Link to={`${addressOf('projects')}&project=${id}`} className={LINK}>
              {title}
            </Link>
            <span className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
              <Badge tone={waits ? 'joy' : 'danger'}>
                {t(waits ? 'reported.waits' : 'reported.decided')}
              </Badge>
              {reports > 0 && t('reported.reports', { count: reports })}
            </span>
          </li>
        ))}
      </Part>
      <Part name="payments">
        {overview.payments.map(({ at, event }) => (
          <li key={`${at} ${event}`}>
            {activityText({ kind: 'payment', at, event, ...nothing }, language, words)}
            <time dateTime={at} className="block text-muted text-sm">
              {formatDate(at, language, 'medium')}
            </time>
          </li>
        ))}
      </Part>
    </div>
  );
}
