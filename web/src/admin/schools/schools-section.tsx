import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ClassDetail } from './classes/class-detail.tsx';
import { ClassList } from './classes/class-list.tsx';
import { useSchoolsView } from './schools-view.ts';
import { RequestList } from './teachers/request-list.tsx';
import { TeacherList } from './teachers/teacher-list.tsx';

/** Requests of teachers, teachers and classes, or with `class=` one class. */
export function SchoolsSection() {
  const { t } = useTranslation('admin-schools');
  const [search] = useSearchParams();
  const { view, look } = useSchoolsView();
  const id = search.get('class');
  if (id !== null) return <ClassDetail key={id} id={id} />;
  return (
    <Tabs
      label={t('views')}
      value={view}
      onChoose={(chosen) => look({ view: chosen })}
      tabs={[
        { value: 'requests', label: t('view.requests'), panel: <RequestList /> },
        { value: 'teachers', label: t('view.teachers'), panel: <TeacherList /> },
        { value: 'classes', label: t('view.classes'), panel: <ClassList /> },
      ]}
    />
  );
}
