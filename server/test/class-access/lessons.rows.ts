import * as lessons from '@codivia/contract/api/class-lessons';
import * as threads from '@codivia/contract/api/class-threads';
import { exercise_drafts } from '../../src/features/exercise-drafts/exercise-drafts.table.ts';
import { assign } from '../assignment-calls.ts';
import { createCourse, createLesson, PYTHON_EXERCISE } from '../course-factories.ts';
import { MEMBERS, type Part, type Statuses, TEACHERS, type World } from './world.ts';

const ID = { id: 'class' };
const LESSON = { ...ID, lesson_id: 'lesson' };
const MEMBER = { ...ID, member_id: 'pupil' };
const PLACE = { step_id: PYTHON_EXERCISE.id };
/** Whoever learns in a class, in this one or another. */
const LEARNERS: Statuses = [401, 403, 200, 200, 200, 403, 403, 403, 403, 401, 401, 403, 403];

const place = ({ ids }: World) => ({ lesson_id: ids.lesson, ...PLACE });
const comment = ({ ids }: World) => ({
  lesson_id: ids.lesson,
  exercise_id: PYTHON_EXERCISE.id,
  files: { 'main.py': 'name = "Ada"' },
  text: 'Print it!',
  place: { file: 'main.py', line: 1 },
});

export const lessonCalls: Part = {
  modules: [lessons, threads],
  rows: [
    [lessons.listClassLessons, TEACHERS, ID],
    [lessons.readLessonView, TEACHERS, LESSON],
    [lessons.streamLessonView, TEACHERS, LESSON],
    [lessons.pauseClass, TEACHERS, ID, { seconds: 60 }],
    [lessons.followClass, LEARNERS, {}, undefined, { lesson_id: 'loops-for', ...PLACE }],
    [lessons.keepClassPlace, MEMBERS, {}, place],
    [lessons.readPupilWork, TEACHERS, { ...LESSON, ...MEMBER, exercise_id: 'exercise' }],
    [threads.listClassThreads, TEACHERS, ID],
    [threads.commentWork, TEACHERS, MEMBER, comment],
  ],
  async prepare({ server, ids, pupil, schoolClass }) {
    const { db } = server.database;
    const course = await createCourse(db);
    const lesson = await createLesson(db, course.id, {
      content: `<h2>Badge</h2><code-exercise id="${PYTHON_EXERCISE.id}"></code-exercise>`,
      exercises: [PYTHON_EXERCISE],
    });
    await assign(server, schoolClass.id, { lesson_id: lesson.id });
    await db.insert(exercise_drafts).values({
      user_id: pupil.user.id,
      lesson_id: lesson.id,
      exercise_id: PYTHON_EXERCISE.id,
      language: 'en',
      parts: { code: 'name = "Ada"' },
      revision: 1,
      written_at: server.clock.now(),
    });
    Object.assign(ids, { lesson: lesson.id, exercise: PYTHON_EXERCISE.id });
  },
};
