import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import { formatNumber } from '@codivia/contract/text/format';
import { CircleAlert, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { PLACES } from './checklist/places.ts';
import { FIGURES } from './details.tsx';
import { wrongFigure } from './lesson-values.ts';
import { Part } from './part.tsx';

type Props = {
  values: LessonFields;
  courses: readonly AdminCourseSummary[];
  /** Opens the drawer in which they are changed. */
  onOpen: () => void;
};

/** The fields of a lesson other than its texts, to be read at a glance. */
export function DetailsSummary({ values, courses, onOpen }: Props) {
  const { t, language } = useTranslation('admin-lessons');
  const common = useTranslation('common').t;
  const course = courses.find(({ id }) => id === values.course_id);
  const wrong = wrongFigure(values);
  const said = [
    ['course_id', course ? localizedTitle(course, language) : t('no_course')],
    ['type', common(`lesson_type.${values.type}`)],
    ['difficulty', common(`difficulty.${values.difficulty}`)],
    ...FIGURES.map((name) => [name, formatNumber(values[name], language)] as const),
  ] as const;
  return (
    <Part
      title={t('editor.details')}
      action={
        <Button id={PLACES.details} variant="secondary" className="scroll-mt-48" onClick={onOpen}>
          {wrong ? (
            <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
          ) : (
            <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0" />
          )}
          {wrong
            ? t('editor.details_wrong', { field: t(`fields.${wrong}`) })
            : t('editor.details_open')}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <dl className="contents">
          {said.map(([name, value]) => (
            <div key={name} className="wrap-anywhere flex min-w-0 flex-wrap gap-x-2">
              <dt className="text-muted">{t(`fields.${name}`)}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        {values.is_premium && <Badge>{t('premium')}</Badge>}
        <Badge tone={values.is_active ? 'done' : 'plain'}>
          {t(values.is_active ? 'published' : 'draft')}
        </Badge>
      </div>
    </Part>
  );
}
