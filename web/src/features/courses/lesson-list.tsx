import type { LessonSummary } from '@codivia/contract/courses';
import { useTranslation } from '../../lib/i18n.ts';
import { solvedOf } from './course-facts.ts';
import { LessonRow } from './lesson-row.tsx';
import type { LessonState } from './lesson-state.ts';

type Props = {
  lessons: readonly LessonSummary[];
  stateOf: (lesson: LessonSummary) => LessonState;
  /** How many exercises of a lesson are solved; undefined until that is known, and for visitors. */
  solvedIn: ((lessonId: string) => number) | undefined;
};

/** The lessons of a course, in order, along a dotted way. */
export function LessonList({ lessons, stateOf, solvedIn }: Props) {
  const { t } = useTranslation('courses');
  const ordered = [...lessons].sort((a, b) => a.order_index - b.order_index);
  const next = ordered.find((lesson) => stateOf(lesson) === 'open');
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="mb-6 text-3xl">
        {t('lesson_list')}
      </h2>
      <ol className="grid gap-4">
        {ordered.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            place={index + 1}
            state={stateOf(lesson)}
            isNext={lesson === next}
            solved={solvedIn && solvedOf(lesson, solvedIn)}
          />
        ))}
      </ol>
    </section>
  );
}
