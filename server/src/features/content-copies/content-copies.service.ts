import type { AdminCourse } from '@codivia/contract/api/admin-courses';
import type { AdminLesson } from '@codivia/contract/api/admin-lessons';
import { TITLE_MAX_LENGTH } from '@codivia/contract/api/course-fields';
import type { Db } from '../../db/connect.ts';
import { selectExisting } from '../admin-courses/admin-courses.queries.ts';
import { addCourse, readAdminCourse } from '../admin-courses/admin-courses.service.ts';
import { type EditingDeps, edit } from '../admin-courses/editing-deps.service.ts';
import type { LessonRow } from '../admin-lessons/admin-lessons.queries.ts';
import {
  addLesson,
  byPanel,
  readAdminLesson,
  type Saving,
} from '../admin-lessons/admin-lessons.service.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { CourseNotFound } from '../courses/courses.errors.ts';
import { LessonNotFound } from '../lessons/lessons.errors.ts';
import { selectCourseIds, selectLessonIds, selectLessonsOf } from './content-copies.queries.ts';
import { copyId, freeId, lessonCopyId } from './free-id.ts';

type Titles = { title: string; title_fr: string };

/** By characters: the database takes no half of one. */
const shortened = (title: string) => [...title].slice(0, TITLE_MAX_LENGTH).join('').trim();

/** The titles of a copy, in both languages. */
const copyTitles = ({ title, title_fr }: Titles): Titles => ({
  title: shortened(`Copy of ${title}`),
  title_fr: shortened(`Copie de ${title_fr}`),
});

/** Stores the copy of a lesson as a draft. */
async function addCopy(
  tx: Db,
  original: AdminLesson | LessonRow,
  changes: Partial<Titles> & { id: string; course_id: string | null; order_index?: number },
  saving: Saving,
): Promise<void> {
  const { order_index: _, ...fields } = original;
  await addLesson(tx, { ...fields, ...changes, is_active: false }, saving);
}

/** Records a copy and its original. */
function recordCopy(
  tx: Db,
  { saved_by, saved_at }: Saving,
  subject: 'course' | 'lesson',
  { id, title }: { id: string; title: string },
  original: string,
): Promise<void> {
  const changes = [{ field: 'copied_from', from: null, to: original }];
  const entry = { action: 'create', subject, subject_id: id, label: title } as const;
  return recordAudit(tx, saved_by, saved_at, { ...entry, changes });
}

/** Copies a lesson into a course, as a draft that comes last. Throws LessonNotFound or ContentRefused. */
export function copyLesson(
  deps: EditingDeps,
  adminId: string,
  original_id: string,
  course?: string | null,
): Promise<AdminLesson> {
  return edit(deps, async (tx) => {
    const original = await readAdminLesson(tx, original_id);
    if (original.deleted_at) throw LessonNotFound();
    const saving = byPanel(deps, adminId);
    const id = freeId(copyId(original_id), await selectLessonIds(tx));
    const course_id = course === undefined ? original.course_id : course;
    await addCopy(tx, original, { ...copyTitles(original), id, course_id }, saving);
    const made = await readAdminLesson(tx, id);
    await recordCopy(tx, saving, 'lesson', made, original_id);
    return made;
  });
}

/** Copies a course that no learner sees then, with its lessons as drafts. Throws CourseNotFound. */
export function copyCourse(
  deps: EditingDeps,
  adminId: string,
  original_id: string,
): Promise<AdminCourse> {
  return edit(deps, async (tx) => {
    const original = await readAdminCourse(tx, original_id);
    if (original.deleted_at) throw CourseNotFound();
    const saving = byPanel(deps, adminId);
    const id = freeId(copyId(original_id), await selectCourseIds(tx));
    // A required course may have been deleted since.
    const requires = await selectExisting(tx, original.requires);
    const { order_index: _, ...fields } = original;
    const hidden = { is_active: false, featured: false };
    const made = { ...fields, ...copyTitles(original), ...hidden, requires };
    await addCourse(tx, id, made, saving.saved_at);
    const taken = await selectLessonIds(tx);
    for (const [index, lesson] of (await selectLessonsOf(tx, original_id)).entries()) {
      const lesson_id = freeId(lessonCopyId(lesson.id, original_id, id), taken);
      taken.add(lesson_id);
      const place = { id: lesson_id, course_id: id, order_index: index + 1 };
      await addCopy(tx, lesson, place, saving);
    }
    const copy = await readAdminCourse(tx, id);
    await recordCopy(tx, saving, 'course', copy, original_id);
    return copy;
  });
}
