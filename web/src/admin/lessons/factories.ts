import {
  type AdminLesson,
  type AdminLessonSummary,
  NEW_LESSON,
} from '@codivia/contract/api/admin-lessons';
import type { AuthoredPythonExercise } from '@codivia/contract/exercises/tasks/write';

const {
  content: _,
  content_fr: __,
  instructions_en,
  instructions_fr,
  solution_en,
  solution_fr,
  ...rest
} = NEW_LESSON;
const { exercises, ...about } = rest;

/** An invented lesson in a list; for tests. */
export function lessonSummary(changes: Partial<AdminLessonSummary> = {}): AdminLessonSummary {
  return {
    ...about,
    id: 'loops-first',
    course_id: 'loops',
    title: 'First loop',
    title_fr: 'Première boucle',
    order_index: 1,
    exercise_count: 0,
    to_verify: false,
    publish_at: null,
    plan_refused: false,
    review: null,
    revision: 1,
    from_files: false,
    created_at: '2026-01-01T00:00:00.000Z',
    edited_at: null,
    deleted_at: null,
    ...changes,
  };
}

/** An invented lesson with its contents; for tests. */
export function adminLesson(changes: Partial<AdminLesson> = {}): AdminLesson {
  return {
    ...lessonSummary(),
    content: '<h2>Loops</h2>\n<p>Again and again.</p>\n',
    content_fr: '<h2>Boucles</h2>\n<p>Encore et encore.</p>\n',
    instructions_en,
    instructions_fr,
    solution_en,
    solution_fr,
    exercises: [...exercises],
    unproven_exercises: [],
    ...changes,
  };
}

/** An invented exercise whose code is the word that its check will answer; for tests. */
export function codeExercise(
  changes: Partial<AuthoredPythonExercise> = {},
): AuthoredPythonExercise {
  const text = (en: string, fr: string) => ({ en, fr });
  return {
    kind: 'python',
    id: 'greeting',
    title: text('Greeting', 'Salutation'),
    instructions: text('<p>Say hello.</p>', '<p>Dis bonjour.</p>'),
    starter: 'nothing',
    solution: 'ok',
    check: 'expect(run().lines, "nothing")',
    hints: [text('Print.', 'Affiche.'), text('Use print.', 'Utilise print.')],
    feedback: {
      nothing: text('Nothing is shown.', 'Rien n’est affiché.'),
      'too-much': text('Too much is shown.', 'Trop est affiché.'),
    },
    wrong: [
      { code: 'nothing', feedback: 'nothing' },
      { code: 'too-much', feedback: 'too-much' },
    ],
    alternatives: ['ok'],
    ...changes,
  };
}
