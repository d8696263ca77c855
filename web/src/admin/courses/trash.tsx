import { type AdminCourseSummary, DAYS_UNTIL_REMOVAL } from '@codivia/contract/api/admin-courses';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { ArchiveRestore } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedTitle } from '../../lib/localized.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { AdminTable, ColumnHead, RowButton } from '../kit/admin-table.tsx';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { useDeletedCourses } from './admin-courses.api.ts';
import { useRestore } from './use-restore.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Whole days until a deleted course is removed permanently; the last one counts. */
function daysLeft(deletedAt: string, now = Date.now()): number {
  const end = Date.parse(deletedAt) + DAYS_UNTIL_REMOVAL * DAY;
  return Math.max(1, Math.ceil((end - now) / DAY));
}

function Row({ course, onRestore }: { course: AdminCourseSummary; onRestore: () => void }) {
  const { t, language } = useTranslation('admin-courses');
  const title = localizedTitle(course, language);
  const deletedAt = course.deleted_at ?? course.created_at;
  return (
    <tr>
      <th scope="row" className="text-start font-normal">
        <span className="break-words font-bold">{title}</span>
        <span className="block break-all text-muted text-sm">{course.id}</span>
        <span className="block text-muted text-sm sm:hidden">
          {formatTimeAgo(deletedAt, language)} ·{' '}
          {t('trash_view.days', { count: daysLeft(deletedAt) })}
        </span>
      </th>
      <td className="max-sm:hidden">{formatTimeAgo(deletedAt, language)}</td>
      <td className="max-sm:hidden">{t('trash_view.days', { count: daysLeft(deletedAt) })}</td>
      <td className="text-end">
        <RowButton
          icon={ArchiveRestore}
          text={t('trash_view.restore')}
          label={t('trash_view.restore_named', { title })}
          textClassName="max-sm:hidden"
          onClick={onRestore}
        />
      </td>
    </tr>
  );
}

/** Lists the deleted courses, which can be restored for a while. */
export function Trash() {
  const { t } = useTranslation('admin-courses');
  const { data, error, isLoadingError, refetch } = useDeletedCourses();
  const restore = useRestore();
  if (isLoadingError) return <ErrorState title={t('load_error')} error={error} onRetry={refetch} />;
  if (!data) return <LoadingBlock text={t('loading')} className="h-60" />;
  const text = t('trash_view.text', { days: DAYS_UNTIL_REMOVAL });
  if (data.length === 0) return <EmptyState title={t('trash_view.empty')} description={text} />;
  return (
    <div className="grid gap-4">
      <h2 className="text-2xl">{t('trash_view.title')}</h2>
      <p className="text-muted">{text}</p>
      <AdminTable caption={t('trash_view.title')}>
        <thead>
          <tr>
            <ColumnHead label={t('columns.title')} />
            <ColumnHead label={t('columns.deleted')} className="max-sm:hidden" />
            <ColumnHead label={t('columns.left')} className="max-sm:hidden" />
            <ColumnHead hidden label={t('columns.actions')} />
          </tr>
        </thead>
        <tbody>
          {data.map((course) => (
            <Row key={course.id} course={course} onRestore={() => restore([course.id])} />
          ))}
        </tbody>
      </AdminTable>
    </div>
  );
}
