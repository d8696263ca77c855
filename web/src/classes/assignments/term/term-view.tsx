import { useState } from 'react';
import { useCourses } from '../../../features/courses/courses.api.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Card } from '../../../ui/card.tsx';
import { PartFailed, PartLoading } from '../../../ui/part-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ViewProps } from '../class-data.ts';
import { LicenceNote } from '../licence-note.tsx';
import { TermForm } from './term-form.tsx';

/** Spreads the lessons of a course over the weeks of a term. */
export function TermView({ taught, data }: ViewProps) {
  const { t, language } = useTranslation('class-assignments');
  const [courseId, setCourseId] = useState('');
  const { data: courses, isError, refetch } = useCourses();
  const course = courses?.find(({ id }) => id === courseId);
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h2 className="text-3xl">{t('term.title')}</h2>
        <p className="max-w-3xl text-muted">{t('term.text')}</p>
      </header>
      <LicenceNote licence={data.licence} time_zone={data.time_zone} />
      {isError && <PartFailed text={t('catalogue.failed')} onRetry={refetch} />}
      {!courses && !isError && (
        <PartLoading text={t('catalogue.loading')}>
          <Skeleton className="h-24" />
        </PartLoading>
      )}
      {courses && (
        <Card className="p-4 sm:p-6">
          <Select
            label={t('term.course')}
            options={[
              { value: '', label: t('term.choose') },
              ...courses.map((one) => ({ value: one.id, label: localizedTitle(one, language) })),
            ]}
            value={courseId}
            onChoose={setCourseId}
          />
        </Card>
      )}
      {course && <TermForm key={course.id} course={course} taught={taught} data={data} />}
    </div>
  );
}
