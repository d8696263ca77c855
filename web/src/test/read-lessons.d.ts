import type { LessonFields } from '@codivia/contract/api/admin-lessons';

type ReadLesson = Pick<LessonFields, 'content' | 'content_fr' | 'exercises'> & { id: string };

/** The lessons of Codivia, read by a process of its own: web code knows no courses. */
export function readLessons(): ReadLesson[];
