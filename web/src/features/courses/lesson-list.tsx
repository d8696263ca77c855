import type { LessonSummary } from '@codivia/contract/api/courses';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { rememberRedirect } from '../../lib/redirect.ts';
import { ServerHtml, useChanged } from '../../ui/server-html.tsx';
import { solvedOf } from './course-facts.ts';
import { LessonRow } from './lesson-row.tsx';
import type { LessonState } from './lesson-state.ts';
import { inOrder, stationKind } from './station.ts';

type Props = {
  lessons: readonly LessonSummary[];
  /** The course ends with an open project. */
  hasProject?: boolean;
  stateOf: (lesson: LessonSummary) => LessonState;
  /** The lesson at which the course continues (`nextStation`); undefined until it is known. */
  next: LessonSummary | undefined;
  /** Tells whether the member has begun a lesson. */
  isBegun: (lesson: LessonSummary) => boolean;
  /** Returns the number of solved exercises of a lesson; undefined until it is known, and for visitors. */
  solvedIn: ((lessonId: string) => number) | undefined;
};

/** Stores the lesson, so that a visitor who signs in to read it returns to it. */
function rememberTarget({ target }: MouseEvent<HTMLElement>): void {
  const { wanted } = (target as Element).closest<HTMLElement>('[data-wanted]')?.dataset ?? {};
  if (wanted) rememberRedirect(wanted);
}

/** The lessons of a course, in order: a list on narrow screens, a winding path on wide ones. */
export function LessonList(props: Props) {
  const { lessons, hasProject = false, stateOf, next, isBegun, solvedIn } = props;
  const { t } = useTranslation('courses');
  const ordered = inOrder(lessons);
  const states = ordered.map(
    (lesson) => `${stateOf(lesson)} ${isBegun(lesson)} ${solvedIn && solvedOf(lesson, solvedIn)}`,
  );
  const changed = useChanged([...ordered, ...states, next]);
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="mb-6 text-3xl">
        {t('lesson_list')}
      </h2>
      <ServerHtml as="ol" className="lesson-path" changed={changed} onClick={rememberTarget}>
        {ordered.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            place={index + 1}
            state={stateOf(lesson)}
            kind={stationKind(lesson, ordered, hasProject)}
            isNext={lesson === next && stateOf(lesson) === 'open'}
            isBegun={isBegun(lesson)}
            solved={solvedIn && solvedOf(lesson, solvedIn)}
          />
        ))}
      </ServerHtml>
    </section>
  );
}
