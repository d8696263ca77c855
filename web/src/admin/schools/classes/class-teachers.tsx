import type { AdminClass } from '@codivia/contract/api/admin-classes';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { AddTeacher } from './add-teacher.tsx';

/** Who teaches a class, and a search for another teacher. */
export function ClassTeachers({ found }: { found: AdminClass }) {
  const { t } = useTranslation('admin-schools');
  const { id, teachers } = found;
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('add.title')}</h3>
      {teachers.length === 0 ? (
        <p className="rounded-control bg-danger-soft p-3 font-bold text-danger">{t('add.none')}</p>
      ) : (
        <ul className="grid gap-1">
          {teachers.map((teacher) => (
            <li key={teacher.id} className="wrap-anywhere">
              <span className="font-bold">{teacher.shown_as}</span>{' '}
              <span className="text-muted">
                {teacher.name}, {teacher.school}
              </span>
            </li>
          ))}
        </ul>
      )}
      <AddTeacher classId={id} taken={new Set(teachers.map((teacher) => teacher.id))} />
    </Card>
  );
}
