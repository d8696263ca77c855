import type { Course, LessonSummary } from '@codivia/contract/api/courses';
import type { ListedStepNote } from '../../features/step-notes/step-notes.api.ts';

/** A lesson with what the member has marked and written in it, in the order of its steps. */
interface LessonNotes {
  lesson: LessonSummary;
  notes: ListedStepNote[];
}

export interface CourseNotes {
  course: Course;
  lessons: LessonNotes[];
}

const inOrder = (notes: readonly ListedStepNote[]) =>
  notes.toSorted((a, b) => a.step_index - b.step_index);

/** Groups stars and notes by course and lesson, in the order of these; `gone` are those of deleted lessons. */
export function groupStepNotes(courses: readonly Course[], notes: readonly ListedStepNote[]) {
  const ofLesson = Map.groupBy(notes, ({ lesson_id }) => lesson_id);
  const grouped: CourseNotes[] = courses.map((course) => ({
    course,
    lessons: course.lessons.flatMap((lesson) => {
      const found = ofLesson.get(lesson.id);
      ofLesson.delete(lesson.id);
      return found ? [{ lesson, notes: inOrder(found) }] : [];
    }),
  }));
  return {
    courses: grouped.filter(({ lessons }) => lessons.length > 0),
    gone: [...ofLesson.values()].flatMap(inOrder),
  };
}
