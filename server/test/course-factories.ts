import { randomUUID } from 'node:crypto';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import type { AuthoredQuizQuestion } from '@codivia/contract/exercises/quiz';
import type { AuthoredPythonExercise } from '@codivia/contract/exercises/tasks/write';
import type { Db } from '../src/db/connect.ts';
import { courses } from '../src/features/courses/courses.table.ts';
import { lessons } from '../src/features/lessons/lessons.table.ts';
import type { TestApp } from './build-app.ts';

type CourseOptions = Partial<typeof courses.$inferInsert>;
type LessonOptions = Partial<typeof lessons.$inferInsert>;

/** Texts that no answer may contain for those who may not read the lesson. */
export const SECRETS = [
  'SECRET CONTENT',
  'CONTENU SECRET',
  'SECRET INSTRUCTIONS',
  'SECRET SOLUTION',
];

export const PYTHON_EXERCISE: AuthoredPythonExercise = {
  kind: 'python',
  id: 'name-badge',
  title: { en: 'Name badge', fr: 'Le badge' },
  instructions: { en: '<p>SECRET INSTRUCTIONS</p>', fr: '<p>Consignes</p>' },
  starter: { en: 'name = ""', fr: 'prenom = ""' },
  solution: 'print("SECRET SOLUTION")',
  check: 'expect(run().lines, "nothing")',
  hints: [
    { en: 'Print it.', fr: 'Affiche-le.' },
    { en: 'Use print.', fr: 'Utilise print.' },
  ],
  feedback: { nothing: { en: 'Nothing was printed.', fr: 'Rien n’est affiché.' } },
  wrong: [
    { code: 'WRONG ANSWER', feedback: 'nothing' },
    { code: 'x = 1', feedback: 'nothing' },
  ],
  alternatives: ['ALTERNATIVE ANSWER'],
};

const { starter: _, solution: _s, wrong: _w, alternatives: _a, ...ABOUT } = PYTHON_EXERCISE;

/** A free project with three required items and one more. */
export const OPEN_PROJECT: AuthoredExercise = {
  kind: 'python',
  id: 'own',
  task: 'open',
  title: ABOUT.title,
  instructions: ABOUT.instructions,
  hints: ABOUT.hints,
  summary: { en: 'A game of yours.', fr: 'Un jeu à toi.' },
  prepare: 'r = run()',
  checklist: ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    text: { en: `Item ${id}`, fr: `Point ${id}` },
    hint: { en: 'Not yet.', fr: 'Pas encore.' },
    ...(id === 'd' ? { required: false } : {}),
    check: `expect("${id}" in r.output)`,
  })),
  starter: { en: 'print("start")', fr: 'print("début")' },
  solution: 'print("abc")',
  wrong: [
    { code: 'WRONG PROJECT', feedback: 'a' },
    { code: 'print("a")', feedback: 'b' },
  ],
  alternatives: ['OTHER PROJECT'],
};

/** An exercise of each kind that is not answered by writing a program. */
export const TASK_EXERCISES: AuthoredExercise[] = [
  {
    ...ABOUT,
    id: 'blanks',
    task: 'fill',
    template: '⟦name⟧ = "Ada"\nprint(⟦name⟧)\n',
    wrong: [
      { blanks: ['a', 'b'], feedback: 'error' },
      { blanks: { en: ['name', '""'], fr: ['nom', '""'] }, feedback: 'nothing' },
    ],
  },
  {
    ...ABOUT,
    id: 'lines',
    task: 'arrange',
    indent: true,
    distractors: 'print(b)',
    lines: 'a = 1\nif a:\n    print(a)\n',
    wrong: [
      { code: 'a = 1', feedback: 'nothing' },
      { code: 'print(b)', feedback: 'error' },
    ],
    alternatives: ['a = 1\nprint(a)'],
  },
  {
    ...PYTHON_EXERCISE,
    id: 'bug',
    task: 'fix',
    difficulty: 3,
    failing_case: { en: '<p>Nothing is shown.</p>', fr: '<p>Rien ne s’affiche.</p>' },
    concept: { en: 'Print it.', fr: 'Affiche-le.' },
  },
  {
    kind: 'predict',
    id: 'prediction',
    program: 'print(1 + 1)',
    hints: [ABOUT.title],
    title: ABOUT.title,
    instructions: ABOUT.instructions,
    output: { en: '2\n', fr: '2\n' },
    wrong: [
      { output: '11', feedback: { en: 'No.', fr: 'Non.' } },
      { output: '1 + 1', feedback: { en: 'No.', fr: 'Non.' } },
    ],
  },
  OPEN_PROJECT,
  {
    kind: 'python',
    id: 'query',
    task: 'sql',
    title: ABOUT.title,
    instructions: ABOUT.instructions,
    hints: ABOUT.hints,
    tables: [{ name: 'pet', columns: ['name'], rows: [['Rex']], other_rows: [['Mia']] }],
    starter: 'SELECT ',
    solution: 'SELECT name FROM pet',
    wrong: [
      { code: "SELECT 'Rex'", feedback: 'other-data', hard_coded: true },
      { code: 'SELECT names FROM pet', feedback: 'sql-error' },
    ],
    alternatives: ['select * from pet'],
  },
];

export const QUIZ_QUESTION: AuthoredQuizQuestion = {
  kind: 'quiz',
  id: 'two-and-three',
  question: { en: '<p>What is 2 + 3?</p>', fr: '<p>Combien font 2 + 3 ?</p>' },
  options: [
    { text: { en: '5', fr: '5' }, correct: true, explanation: { en: 'Yes.', fr: 'Oui.' } },
    { text: { en: '23', fr: '23' }, correct: false, explanation: { en: 'No.', fr: 'Non.' } },
  ],
};

/** Puts a course into the database. The catalogue is notified; `showCatalogue` waits for it. */
export async function createCourse(db: Db, options: CourseOptions = {}) {
  const [course] = await db
    .insert(courses)
    .values({
      id: `course-${randomUUID()}`,
      title: 'Loops',
      title_fr: 'Les boucles',
      description: '<p>English description</p>',
      description_fr: '<p>Description française</p>',
      icon: 'Code',
      color: '#123456',
      difficulty: 'beginner',
      duration_hours: 2.5,
      order_index: 1,
      ...options,
    })
    .returning();
  if (!course) throw new Error('the course was not created');
  return course;
}

/** Puts a lesson of a course into the database, with content in both languages and two exercises. */
export async function createLesson(db: Db, course_id: string, options: LessonOptions = {}) {
  const [lesson] = await db
    .insert(lessons)
    .values({
      id: `lesson-${randomUUID()}`,
      course_id,
      title: 'First loop',
      title_fr: 'Première boucle',
      content: '<p>SECRET CONTENT</p>',
      content_fr: '<p>CONTENU SECRET</p>',
      exercises: [PYTHON_EXERCISE, QUIZ_QUESTION],
      order_index: 1,
      duration_minutes: 15,
      xp_reward: 10,
      is_premium: false,
      type: 'interactive',
      ...options,
    })
    .returning();
  if (!lesson) throw new Error('the lesson was not created');
  return lesson;
}

/** Creates a course with this number of free lessons, in the catalogue. */
export async function createCourseOf(server: TestApp, count: number, options: CourseOptions = {}) {
  const { db } = server.database;
  const course = await createCourse(db, options);
  const created = [];
  for (let i = 1; i <= count; i++) {
    created.push(await createLesson(db, course.id, { order_index: i, xp_reward: i * 10 }));
  }
  await showCatalogue(server);
  return { course, lessons: created };
}

/** Returns the ids of a lesson for every member, one for premium members and one that is not active. */
export async function createLessonsByAccess(server: TestApp) {
  const { db } = server.database;
  const lesson = (await createCourseOf(server, 1)).lessons[0]?.id ?? '';
  const course = await createCourse(db);
  const premiumLesson = (await createLesson(db, course.id, { is_premium: true })).id;
  const other = await createCourse(db);
  const hiddenLesson = (await createLesson(db, other.id, { is_active: false })).id;
  await showCatalogue(server);
  return { lesson, premiumLesson, hiddenLesson };
}

/** Waits until this server shows what is in the database. */
export function showCatalogue(server: TestApp): Promise<void> {
  return server.app.catalogue.refresh();
}
