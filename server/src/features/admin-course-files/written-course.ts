import type { WrittenCourse, WrittenLesson } from '@codivia/content/written-course';
import { COURSE_FLAGS, COURSE_TEXTS, type CourseText } from '@codivia/contract/api/course-fields';
import type { Bilingual } from '@codivia/contract/api/language';
import type { LessonRow } from '../admin-lessons/admin-lessons.queries.ts';
import { courseColumn, type courses } from '../courses/courses.table.ts';

function written(row: LessonRow): WrittenLesson {
  const { id, type, duration_minutes, xp_reward, is_premium, difficulty, is_active } = row;
  const { order_index, exercises, sources } = row;
  return {
    id,
    type,
    duration_minutes,
    xp_reward,
    is_premium,
    difficulty,
    is_active,
    order_index,
    exercises,
    sources,
    title: { en: row.title, fr: row.title_fr },
    content: { en: row.content, fr: row.content_fr },
    instructions: { en: row.instructions_en, fr: row.instructions_fr },
    solution: { en: row.solution_en, fr: row.solution_fr },
  };
}

/** Returns a stored course in the form from which its folder is written. */
export function writtenCourse(
  course: typeof courses.$inferSelect,
  lessons: LessonRow[],
): WrittenCourse {
  const { id, icon, color, difficulty, duration_hours, order_index, sources } = course;
  const { age, path, requires } = course;
  const flags = Object.fromEntries(COURSE_FLAGS.map((flag) => [flag, course[flag]]));
  const texts = Object.fromEntries(
    COURSE_TEXTS.map((name) => [
      name,
      { en: course[courseColumn(`${name}_en`)], fr: course[courseColumn(`${name}_fr`)] },
    ]),
  ) as Record<CourseText, Bilingual>;
  // As on certificates, the English skills replace French ones that nobody has written.
  const french = course.skills_fr.length > 0 ? course.skills_fr : course.skills_en;
  const skills = { en: course.skills_en, fr: french };
  return {
    id,
    icon,
    color,
    difficulty,
    duration_hours,
    age,
    order_index,
    sources,
    ...(path && { path }),
    ...(requires.length > 0 && { requires }),
    ...(skills.en.length > 0 && { skills }),
    ...flags,
    ...texts,
    title: { en: course.title, fr: course.title_fr },
    lessons: lessons.map(written),
  };
}
