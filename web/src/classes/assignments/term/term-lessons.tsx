import type { Course } from '@codivia/contract/api/courses';
import { useTranslation } from '../../../lib/i18n.ts';
import { localizedTitle } from '../../../lib/localized.ts';
import { ChoiceRow } from '../catalogue/choice-row.tsx';
import { lessonChoice, type Picking } from '../catalogue/choices.ts';

/** The lessons of a course, each to be ticked for the plan. */
export function TermLessons({ course, ...picking }: Picking & { course: Course }) {
  const { t, language } = useTranslation('class-assignments');
  return (
    <fieldset>
      <legend className="mb-1 font-bold">{t('term.lessons')}</legend>
      {course.lessons.map((lesson) => (
        <ChoiceRow
          key={lesson.id}
          {...picking}
          choice={lessonChoice(lesson.id, {
            title: localizedTitle(lesson, language),
            is_premium: lesson.is_premium,
          })}
        />
      ))}
    </fieldset>
  );
}
