import type { WrittenCourse, WrittenLesson } from '@codivia/content/write-course';
import type { LessonRow } from '../admin-lessons/admin-lessons.service.ts';
import type { courses } from '../courses/courses.table.ts';

function written(row: LessonRow): WrittenLesson {
  const { id, type, duration_minutes, xp_reward, is_premium, difficulty, is_active } = row;
  const { order_index, exercises, sources } = row;
  return {
    ...{ id, type, duration_minutes, xp_reward, is_premium, difficulty, is_active },
    ...{ order_index, exercises, sources },
    title: { en: row.title, fr: row.title_fr },
    content: { en: row.content, fr: row.content_fr },
    instructions: { en: row.instructions_en, fr: row.instructions_fr },
    solution: { en: row.solution_en, fr: row.solution_fr },
  };
}

/** A stored course as its folder is written from. */
export function writtenCourse(
  course: typeof courses.$inferSelect,
  lessons: LessonRow[],
): WrittenCourse {
  const { id, icon, color, difficulty, duration_hours, order_index, sources } = course;
  const { is_premium, featured, is_active } = course;
  return {
    ...{ id, icon, color, difficulty, duration_hours, order_index, sources },
    ...{ is_premium, featured, is_active },
    title: { en: course.title, fr: course.title_fr },
    description: { en: course.description, fr: course.description_fr },
    content: { en: course.content_en, fr: course.content_fr },
    requirements: { en: course.requirements_en, fr: course.requirements_fr },
    lessons: lessons.map(written),
  };
}
