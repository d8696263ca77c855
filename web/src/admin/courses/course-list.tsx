import { Plus, Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import type { EditingTarget } from '../kit/editing-dialog.tsx';
import { useLoadFailure } from '../kit/failures.ts';
import { LoadingBlock } from '../kit/loading-block.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { useSelection } from '../kit/use-selection.ts';
import { useAdminCourses, useDeletedCourseCount } from './admin-courses.api.ts';
import { CourseDialog } from './course-dialog.tsx';
import { CourseTable } from './course-table.tsx';
import { DeleteCourses } from './delete-courses.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { useMoveCourse } from './use-move-course.ts';

type Open = 'import' | 'delete' | null;

function TrashLink({ to }: { to: string }) {
  const { t } = useTranslation('admin-courses');
  const { data } = useDeletedCourseCount();
  return (
    <Link to={to} className={buttonStyle('ghost', 'md')}>
      <Trash2 aria-hidden="true" className="size-5" />
      {data ? t('trash', { count: data.total }) : t('trash_uncounted')}
    </Link>
  );
}

/** The list of courses, with all actions on them. */
export function CourseList({ trashAddress }: { trashAddress: string }) {
  const { t } = useTranslation('admin-courses');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const { data, error, isLoadingError, refetch } = useAdminCourses(words);
  useLoadFailure(isLoadingError, t('load_error'));
  const courses = data ?? [];
  const selection = useSelection(courses.map(({ id }) => id));
  const order = useMoveCourse(courses);
  const [target, setTarget] = useState<EditingTarget>(null);
  const [open, setOpen] = useState<Open>(null);
  const find = (q: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (q) next.set('q', q);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  if (isLoadingError) return <ErrorState title={t('load_error')} error={error} onRetry={refetch} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setTarget('new')}>
          <Plus aria-hidden="true" className="size-5" />
          {t('add')}
        </Button>
        <Button
          variant="danger"
          disabled={selection.selected.length === 0}
          onClick={() => setOpen('delete')}
        >
          <Trash2 aria-hidden="true" className="size-5" />
          {t('delete_selection', { count: selection.selected.length })}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('import')}>
          <Upload aria-hidden="true" className="size-5" />
          {t('import')}
        </Button>
        <TrashLink to={trashAddress} />
        <SearchField label={t('search')} value={words} onSearch={find} />
      </div>
      {!data && <LoadingBlock text={t('loading')} className="h-96" />}
      {data && courses.length === 0 && (
        <EmptyState
          title={words ? t('none_found', { search: words }) : t('empty')}
          description={words ? undefined : t('empty_text')}
        />
      )}
      {courses.length > 0 && (
        <CourseTable
          courses={courses}
          selection={selection}
          order={words ? undefined : order}
          onEdit={(id) => setTarget({ id })}
        />
      )}
      <CourseDialog target={target} onClose={() => setTarget(null)} />
      <DeleteCourses
        open={open === 'delete'}
        courses={courses.filter(({ id }) => selection.has(id))}
        onClose={() => setOpen(null)}
        onDeleted={selection.clear}
      />
      <ImportDialog open={open === 'import'} onClose={() => setOpen(null)} />
    </div>
  );
}
