import type { CourseFile, LessonFile } from '@codivia/contract/api/course-files';
import type { Bilingual } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';

/** Files of a course or a lesson, by their path in its folder. */
export type Sources = Record<string, string>;

/** Cleans HTML as it is cleaned before it is stored. */
export type Clean = (html: string) => string;

/** A course to be written to files. Its texts are HTML; `sources` may contain the files from which they were made. */
export interface WrittenCourse extends Omit<CourseFile, 'format'> {
  order_index: number;
  sources: Sources;
  lessons: WrittenLesson[];
}

export interface WrittenLesson extends Omit<LessonFile, 'exercises' | 'format'> {
  order_index: number;
  content: Bilingual;
  exercises: AuthoredExercise[];
  sources: Sources;
}
