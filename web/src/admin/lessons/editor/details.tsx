import type { AdminCourseSummary } from '@codivia/contract/api/admin-courses';
import type { LessonFields, LessonFigure } from '@codivia/contract/api/admin-lessons';
import { DIFFICULTIES, LESSON_TYPES } from '@codivia/contract/api/courses';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import { NO_COURSE } from '../lesson-address.ts';
import { FigureField } from './figure-field.tsx';

export type FieldsProps = {
  values: LessonFields;
  onChange: (changes: Partial<LessonFields>) => void;
};

export const FIGURES: readonly LessonFigure[] = ['order_index', 'duration_minutes', 'xp_reward'];

/** The fields of a lesson other than its texts. */
export function Details({
  values,
  courses,
  onChange,
}: FieldsProps & { courses: readonly AdminCourseSummary[] }) {
  const { t, language } = useTranslation('admin-lessons');
  const common = useTranslation('common').t;
  const options = [
    { value: NO_COURSE, label: t('no_course') },
    ...courses.map((course) => ({ value: course.id, label: localizedTitle(course, language) })),
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Select
        label={t('fields.course_id')}
        options={options}
        value={values.course_id ?? NO_COURSE}
        onChoose={(id) => onChange({ course_id: id === NO_COURSE ? null : id })}
      />
      <Select
        label={t('fields.type')}
        options={LESSON_TYPES.map((value) => ({ value, label: common(`lesson_type.${value}`) }))}
        value={values.type}
        onChoose={(type) => onChange({ type })}
      />
      <Select
        label={t('fields.difficulty')}
        options={DIFFICULTIES.map((value) => ({ value, label: common(`difficulty.${value}`) }))}
        value={values.difficulty}
        onChoose={(difficulty) => onChange({ difficulty })}
      />
      {FIGURES.map((name) => (
        <FigureField
          key={name}
          name={name}
          value={values[name]}
          onChange={(figure) => onChange({ [name]: figure })}
        />
      ))}
      <Checkbox
        label={t('fields.is_premium')}
        hint={t('hints.is_premium')}
        checked={values.is_premium}
        onChange={(is_premium) => onChange({ is_premium })}
      />
      <Checkbox
        label={t('fields.is_active')}
        hint={t('hints.is_active')}
        checked={values.is_active}
        onChange={(is_active) => onChange({ is_active })}
      />
    </div>
  );
}
