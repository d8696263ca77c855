import type { ChecklistItem } from '@codivia/contract/exercises/tasks/learner-task';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import type { Found } from '../web-task.ts';

type Props = {
  task: { type: 'open' | 'cases' | 'sql-cases'; checklist: readonly ChecklistItem[] };
  /** The feedback about an item that is not done, as HTML, by its id. */
  feedback: Readonly<Record<string, string>>;
  found: Found | null;
};

type State = 'unknown' | 'done' | 'undone' | 'late';
const ICONS = { unknown: Circle, done: CircleCheck, undone: CircleDashed, late: CircleDashed };

/** Items are checked in their order: those after the one that ran out of time were not checked. */
function statesOf(items: readonly ChecklistItem[], found: Found | null): State[] {
  const { done, late } = found ?? {};
  const lateAt = items.findIndex(({ id }) => id === late);
  return items.map(({ id }, i) => {
    if (!done || (lateAt !== -1 && i > lateAt)) return 'unknown';
    if (i === lateAt) return 'late';
    return done.includes(id) ? 'done' : 'undone';
  });
}

/** One item with its state, and its feedback while it is not done. */
function Item({
  item,
  state,
  hint,
  cases,
}: {
  item: ChecklistItem;
  state: State;
  cases: boolean;
  hint?: string | undefined;
}) {
  const { t } = useTranslation('tasks');
  const Icon = ICONS[state];
  return (
    <li className="flex gap-2.5 py-2">
      <Icon
        aria-hidden="true"
        className={classes(
          'mt-0.5 size-5.5 shrink-0',
          state === 'done' ? 'text-done' : 'text-muted',
        )}
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <SafeHtml html={item.text} />
          {!item.required && <Badge>{t('optional')}</Badge>}
          {state !== 'unknown' && (
            <span
              className={classes(
                'text-sm',
                state === 'done' ? 'font-bold text-done' : 'text-muted',
              )}
            >
              {state === 'late' ? t('late') : t(`${cases ? 'case' : 'item'}_${state}`)}
            </span>
          )}
        </div>
        {(state === 'undone' || state === 'late') && hint && (
          <SafeHtml html={hint} className="text-muted text-sm" />
        )}
      </div>
    </li>
  );
}

/**
 * Lists the requirements of an open project, or the cases of a challenge, with the result of the last check; changing
 * the code leaves that until the next check.
 */
export function Checklist({ task, feedback, found }: Props) {
  const { checklist: items } = task;
  const cases = task.type !== 'open';
  const { t } = useTranslation('tasks');
  const id = useId();
  const [last, setLast] = useState(found);
  if (found?.done && found.done !== last?.done) setLast(found);
  const states = statesOf(items, last);
  const count = states.filter((state) => state === 'done').length;
  return (
    <section aria-labelledby={id} className="rounded-control border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 id={id} className="m-0! text-lg">
          {t(cases ? 'cases' : 'checklist')}
        </h4>
        <p role="status" className="m-0! text-muted text-sm">
          {last?.done &&
            t(cases ? 'cases_done' : 'items_done', { done: count, total: items.length })}
        </p>
      </div>
      <ul className="m-0! grid list-none! grid-cols-1 divide-y divide-line ps-0!">
        {items.map((item, i) => (
          <Item
            key={item.id}
            item={item}
            state={states[i] ?? 'unknown'}
            hint={feedback[item.id]}
            cases={cases}
          />
        ))}
      </ul>
    </section>
  );
}
