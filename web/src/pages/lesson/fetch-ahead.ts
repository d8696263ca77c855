import type { Exercise } from '@codivia/contract/exercises/exercises';
import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import type { QueryClient } from '@tanstack/react-query';
import type { userLessonQuery } from '../../features/lessons/lessons.api.ts';
import type { I18n } from '../../lib/i18n.ts';
import type { Namespace } from '../../lib/texts.ts';
import { fetchPoses } from '../../ui/fetch-poses.ts';

/** Code and texts that are not in the first files of a lesson. */
type Part = { files: () => Promise<unknown>[]; texts?: readonly Namespace[] };

/** The parts that open above any lesson: lists, help, notices, and celebrations. */
const ABOVE: Part = {
  files: () => [
    import('../../ui/dialog-panel.tsx'),
    import('../../ui/toaster-panel.tsx'),
    import('../../features/rewards/celebration-dialog.tsx'),
    import('../../features/step-notes/step-note.tsx'),
    import('./step/lesson-help-panel.tsx'),
    import('./step/trial-end.tsx'),
    import('./step/unsolved-question.tsx'),
    import('./summary/lesson-summary.tsx'),
  ],
  texts: ['dashboard', 'step-notes'],
};
const CODE: Part = {
  files: () => [
    import('../../lib/files/given-files.tsx'),
    import('../../support/mentoring/ask-mentor.tsx'),
    import('./open-in-room.tsx'),
    import('./put-aside.tsx'),
    import('./solved-before.tsx'),
    import('../../code/editor/load-editor.ts'),
    import('../../code/editor/code-mirror.ts'),
    import('../../code/editor/editor-problems.ts'),
  ],
  texts: ['problems'],
};
const PYTHON: Part = {
  files: () => [
    import('../../code/editor/languages/python.ts'),
    import('../../code/python/problems/python-problems.tsx'),
    import('../../exercises/card/python-card.tsx'),
    import('../../code/tools/steps-dialog.tsx'),
    import('../../code/python/variable-list.tsx'),
    import('@codivia/runners/python/page/friendly-errors'),
  ],
  texts: ['steps', 'variables'],
};
/** Code that is read, in questions and predictions. */
const READ: Part = { files: () => [import('../../code/editor/coloured-code.ts')] };
const EXPLORE: Part = {
  files: () => [
    import('../../exercises/explore/explore-card.tsx'),
    import('../../exercises/explore/lesson-explorable.tsx'),
  ],
  texts: ['explore'],
};
const QUIZ: Part = { files: () => [import('../../exercises/quiz/quiz-card.tsx')] };
const PREVIEWS: Part = {
  files: () => [
    import('../../code/lesson/preview-editor.tsx'),
    import('../../exercises/card/preview-card.tsx'),
    import('../../code/previews/problems/preview-problems.tsx'),
    import('../../code/editor/languages/html.ts'),
    import('../../code/editor/languages/css.ts'),
    import('../../code/editor/languages/javascript.ts'),
  ],
  texts: ['previews'],
};
const taskPart = (file: () => Promise<unknown>): Part => ({
  files: () => [file()],
  texts: ['tasks'],
});
const CHECKLIST = taskPart(() => import('../../exercises/tasks/open/checklist.tsx'));
const SQL: Part = {
  files: () => [
    import('../../exercises/tasks/sql/sql-input.tsx'),
    import('../../code/editor/languages/sql.ts'),
  ],
  texts: ['tasks'],
};
const TASKS: Record<ExerciseTask['type'], Part> = {
  arrange: taskPart(() => import('../../exercises/tasks/arrange/arrange-input.tsx')),
  fill: taskPart(() => import('../../exercises/tasks/fill/fill-input.tsx')),
  fix: taskPart(() => import('../../exercises/tasks/fix/failing-case.tsx')),
  open: CHECKLIST,
  cases: CHECKLIST,
  sql: SQL,
  'sql-cases': SQL,
};
const PREDICTION: Record<string, Part> = {
  python: { files: () => [import('../../exercises/predict/predict-python.tsx')], texts: ['tasks'] },
  javascript: {
    files: () => [import('../../exercises/predict/predict-script.tsx')],
    texts: ['tasks'],
  },
};

function partsOfExercise(exercise: Exercise): (Part | undefined)[] {
  if (exercise.kind === 'quiz') return [READ, QUIZ];
  if (exercise.kind === 'explore') return [EXPLORE];
  if (exercise.kind === 'predict') return [READ, PREDICTION[exercise.language]];
  const task = exercise.task && TASKS[exercise.task.type];
  return [task, READ, CODE, exercise.kind === 'python' ? PYTHON : PREVIEWS];
}

function partsOf({ content, content_fr, exercises }: Lesson): Set<Part> {
  const html = content + content_fr;
  const editors = [
    /<(python-editor|PythonEditor)\b/.test(html) ? [CODE, PYTHON] : [],
    /<(web|p5)-editor\b/.test(html) ? [CODE, PREVIEWS] : [],
    /<lesson-explorable\b/.test(html) ? [EXPLORE] : [],
  ];
  const parts = [ABOVE, ...editors.flat(), ...exercises.flatMap(partsOfExercise)];
  return new Set(parts.filter((part) => part !== undefined));
}

/**
 * The time for which a lesson that was fetched before it is opened is kept: longer than most lessons take, in
 * milliseconds.
 */
const NEXT_KEPT_MS = 3_600_000;

/**
 * Fetches what later steps of a lesson need. A part that cannot be fetched now is fetched again where it is shown,
 * which reports the failure.
 */
export async function fetchParts(lesson: Lesson, i18n: I18n): Promise<void> {
  const parts = [...partsOf(lesson)];
  await Promise.allSettled(parts.flatMap(({ files }) => files()));
  // Some texts are known only with the code that shows them.
  await Promise.allSettled(parts.flatMap(({ texts = [] }) => texts.map((one) => i18n.load(one))));
  fetchPoses(['right', 'wrong', 'think', 'proud', 'level']);
}

/** Fetches the lesson after this one, and what its steps need. */
export async function fetchNext(
  next: ReturnType<typeof userLessonQuery>,
  queryClient: QueryClient,
  i18n: I18n,
): Promise<void> {
  const lesson = await queryClient.fetchQuery({ ...next, gcTime: NEXT_KEPT_MS });
  await fetchParts(lesson, i18n);
}
