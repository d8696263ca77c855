import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { Bilingual } from '@codivia/contract/api/language';

type ReadLesson = Pick<LessonFields, 'content' | 'content_fr' | 'exercises' | 'is_premium'> & {
  id: string;
  titles: Bilingual;
};

/** The lessons of Codivia, read by a process of its own: web code knows no courses. */
export function readLessons(): ReadLesson[];
