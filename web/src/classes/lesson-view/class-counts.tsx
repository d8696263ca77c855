import type { LessonRow } from '@codivia/contract/api/class-lessons';
import { useTranslation } from '../../lib/i18n.ts';

const isStuck = ({ quiet, cells }: LessonRow) =>
  quiet || cells.some(({ state }) => state === 'stuck');

/**
 * How the class is doing, in three lines. Screen readers hear one of them when it changes: how many are stuck, not every
 * change of the table.
 */
export function ClassCounts({ rows }: { rows: readonly LessonRow[] }) {
  const { t } = useTranslation('lesson-view');
  const online = rows.filter((row) => row.online).length;
  const stuck = rows.filter(isStuck).length;
  const completed = rows.filter((row) => row.completed).length;
  return (
    <section aria-label={t('counts.title')} className="grid gap-1">
      <p>{t('counts.online', { online, all: rows.length })}</p>
      <p role="status" className={stuck > 0 ? 'font-bold' : undefined}>
        {t('counts.stuck', { count: stuck })}
      </p>
      <p>{t('counts.completed', { count: completed })}</p>
    </section>
  );
}
