import type { Assignment } from '@codivia/contract/api/assignments';
import type { SchoolClass } from '@codivia/contract/api/classes';
import { Crown } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedText } from '../../../lib/localized.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { targetAddress } from '../../target-address.ts';
import { AssignmentActions } from './assignment-actions.tsx';
import { AssignmentFacts } from './assignment-facts.tsx';

type Props = { assignment: Assignment; taught: SchoolClass; timeZone: string };

/** How many have done an assignment, of those for whom it is. */
function Progress({ assignment, title }: { assignment: Assignment; title: string }) {
  const { t } = useTranslation('class-assignments');
  const { of, done, on_time, due_at } = assignment;
  if (of === 0) return <p className="text-muted">{t('nobody')}</p>;
  const text = t('done', { done, of });
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-bold">{text}</span>
        {due_at && done > 0 && (
          <span className="text-muted">{t('on_time', { number: on_time })}</span>
        )}
      </p>
      <ProgressBar value={done} max={of} label={t('progress', { title })} valueText={text} />
    </div>
  );
}

/** One assignment of the list: what it is, until when, and how far the class is. */
export function AssignmentRow({ assignment, taught, timeZone }: Props) {
  const { t, language } = useTranslation('class-assignments');
  const common = useTranslation('common').t;
  const { kind, gone, is_premium } = assignment;
  const title = localizedText(assignment.title, language);
  return (
    <li className="grid items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0 lg:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h4 className="wrap-anywhere text-lg">
            {gone ? (
              title
            ) : (
              <Link
                to={targetAddress(assignment)}
                className="inline-flex min-h-11 items-center text-trail underline underline-offset-4"
              >
                {title}
              </Link>
            )}
          </h4>
          <Badge>{t(`kinds.${kind}`)}</Badge>
          {is_premium && (
            <Badge tone="joy">
              <Crown aria-hidden="true" />
              {common('premium')}
            </Badge>
          )}
          {gone && <Badge tone="danger">{t('gone')}</Badge>}
        </div>
        <AssignmentFacts assignment={assignment} taught={taught} timeZone={timeZone} />
        {gone && <p className="text-muted text-sm">{t('gone_text')}</p>}
      </div>
      <Progress assignment={assignment} title={title} />
      {!taught.archived_at && (
        <AssignmentActions
          assignment={assignment}
          title={title}
          taught={taught}
          timeZone={timeZone}
        />
      )}
    </li>
  );
}
