import { assignments } from '../src/features/assignments/assignments.table.ts';
import { exercise_results } from '../src/features/exercise-results/exercise-results.table.ts';
import type { TestApp } from './build-app.ts';
import { createClass, createPupil, createTeacher } from './class-calls.ts';
import { createCourse, createLesson, PYTHON_EXERCISE } from './course-factories.ts';
import { type LiveListener, listenTo } from './live-listener.ts';

const HOUR = 3_600_000;

/** Returns what tests of lessons in classes need, and their calls to a server. */
export function lessonViewCalls(server: () => TestApp) {
  const listeners: LiveListener[] = [];

  /** Gives a lesson to a class, since an hour ago. */
  async function assign(
    classId: string,
    lessonId: string,
    changes: Partial<typeof assignments.$inferInsert> = {},
  ) {
    const opens_at = new Date(server().clock.now().getTime() - HOUR);
    const [row] = await server()
      .database.db.insert(assignments)
      .values({
        class_id: classId,
        kind: 'lesson',
        lesson_id: lessonId,
        title_en: 'Loops',
        title_fr: 'Boucles',
        for_all: true,
        opens_at,
        created_at: opens_at,
        ...changes,
      })
      .returning();
    if (!row) throw new Error('the assignment was not created');
    return row;
  }

  /** Makes a class of one teacher and two pupils with a lesson of two exercises that is assigned. */
  async function lessonInClass() {
    const teacher = await createTeacher(server());
    const schoolClass = await createClass(server(), [teacher.user.id]);
    const course = await createCourse(server().database.db);
    const lesson = await createLesson(server().database.db, course.id, {
      content:
        '<h2>Badge</h2><code-exercise id="name-badge"></code-exercise><h2>Next</h2><code-exercise id="second"></code-exercise>',
      exercises: [PYTHON_EXERCISE, { ...PYTHON_EXERCISE, id: 'second' }],
    });
    await assign(schoolClass.id, lesson.id);
    const lea = await createPupil(server(), schoolClass.id, { name: 'Léa' });
    const tom = await createPupil(server(), schoolClass.id, { name: 'Tom' });
    return { teacher, schoolClass, lesson, lea, tom };
  }

  /** Writes a result of a pupil, as a report would. */
  async function result(
    userId: string,
    lesson: string,
    changes: Partial<typeof exercise_results.$inferInsert>,
  ) {
    const values = {
      user_id: userId,
      lesson_id: lesson,
      exercise_id: 'name-badge',
      tries: { browser: 1 },
      updated_at: server().clock.now(),
      ...changes,
    };
    await server().database.db.insert(exercise_results).values(values);
  }

  const view = (token: string, classId: string, lesson: string) =>
    server().call('GET', `/classes/${classId}/lessons/${lesson}`, { token });

  async function listen(token: string, path: string): Promise<LiveListener> {
    const listener = await listenTo(server(), token, path);
    listeners.push(listener);
    return listener;
  }

  const watch = (token: string, classId: string, lesson: string) =>
    listen(token, `/classes/${classId}/lessons/${lesson}/stream`);

  const follow = (token: string, lesson: string, step = 'name-badge') =>
    listen(token, `/class-lessons/stream?lesson_id=${lesson}&step_id=${step}`);

  const leaveAll = () => {
    for (const one of listeners.splice(0)) one.leave();
  };

  return { assign, lessonInClass, result, view, watch, follow, leaveAll };
}
