import type { ToDo } from '@codivia/contract/api/assignments';
import { formatDate } from '@codivia/contract/text/format-dates';
import { addDays, localDayIn, readersTimeZone } from '@codivia/contract/text/local-days';
import { CalendarClock, CircleCheck, CircleDashed, Hourglass, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { targetAddress } from '../target-address.ts';

const ICONS = { done: CircleCheck, late: Hourglass, open: CircleDashed, coming: CalendarClock };

/** Says until when it is to be done, or how it stands. */
function useStateText() {
  const { t, language } = useTranslation('to-do');
  const dayOf = localDayIn(readersTimeZone());
  return ({ state, opens_at, due_at, locked }: ToDo): string => {
    if (state === 'done') return t('done');
    if (locked) return t('locked');
    const at = (moment: string) => formatDate(moment, language, 'appointment');
    if (state === 'coming') return t('coming', { when: at(opens_at) });
    if (due_at === null) return t('no_due');
    if (state === 'late') return t('late', { when: at(due_at) });
    const [today, day] = [dayOf(new Date()), dayOf(new Date(due_at))];
    const time = formatDate(due_at, language, 'clock');
    if (day === today) return t('due_today', { time });
    return day === addDays(today, 1) ? t('due_tomorrow', { time }) : t('due', { when: at(due_at) });
  };
}

/** One thing to do, with its class and its date; a link to it while it can be opened. */
export function ToDoItem({ item }: { item: ToDo }) {
  const { t, language } = useTranslation('to-do');
  const text = useStateText()(item);
  const { kind, state, locked } = item;
  const title = localizedText(item.title, language);
  const isLocked = locked && state !== 'done';
  const Icon = isLocked ? LockKeyhole : ICONS[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 first:pt-0 last:pb-0">
      <Icon
        aria-hidden="true"
        className={classes('mt-2.5 size-6', state === 'done' ? 'text-done' : 'text-trail')}
      />
      <div>
        <div className="flex flex-wrap items-center gap-x-3">
          {isLocked || state === 'coming' ? (
            <span className="wrap-anywhere inline-flex min-h-11 items-center font-bold">
              {title}
            </span>
          ) : (
            <Link
              to={targetAddress(item)}
              className="wrap-anywhere inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
            >
              {title}
            </Link>
          )}
          <Badge>{t(`kinds.${kind}`)}</Badge>
        </div>
        <p className="flex flex-wrap gap-x-3 text-muted">
          <span className={state === 'done' ? 'font-bold text-done' : undefined}>{text}</span>
          <span>{item.classes.join(', ')}</span>
        </p>
      </div>
    </li>
  );
}
