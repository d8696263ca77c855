import type { AuthoredCodeExercise, AuthoredPageParts } from '@codivia/contract/exercises';
import type { Bilingual, Language } from '@codivia/contract/language';
import { pagePartsIn } from '@codivia/contract/page-parts';
import type { CheckJob } from '@codivia/runners/preview/chromium/chromium-checks';

/** Code with its check, for the runtime of its kind. */
export type AnswerJob = CheckJob | { kind: 'python'; program: string; check: string };

export interface Answer {
  /** For the author. */
  name: string;
  /** "passed", a key of the feedback, or any key that says something. */
  expected: string;
  job: AnswerJob;
}

type Written = string | Bilingual | AuthoredPageParts;

/** One answer to an exercise as its runtime takes it. */
function jobOf(exercise: AuthoredCodeExercise, written: Written, language: Language): AnswerJob {
  const { check } = exercise;
  if (exercise.kind === 'web') {
    const start = pagePartsIn(exercise.starter, language);
    const parts = pagePartsIn(written as AuthoredPageParts, language, start);
    return { kind: 'web', program: { html: '', css: '', js: '', ...parts }, check };
  }
  const code = typeof written === 'string' ? written : (written as Bilingual)[language];
  if (exercise.kind === 'p5') return { kind: 'p5', program: { js: code }, check };
  return { kind: 'python', program: code, check };
}

/** Every answer that the author of an exercise lists, in one language, and what each must get. */
export function answersIn(exercise: AuthoredCodeExercise, language: Language): Answer[] {
  const answer = (name: string, expected: string, written: Written): Answer => ({
    name,
    expected,
    job: jobOf(exercise, written, language),
  });
  const wrong = exercise.wrong.map((given, i) => {
    const written = 'code' in given ? given.code : withoutFeedback(given);
    return answer(`wrong answer ${i + 1}`, given.feedback, written);
  });
  return [
    answer('the solution', 'passed', exercise.solution),
    answer('the starter', 'any-feedback', exercise.starter),
    ...exercise.alternatives.map((other, i) => answer(`alternative ${i + 1}`, 'passed', other)),
    ...wrong,
  ];
}

function withoutFeedback({
  feedback: _,
  ...parts
}: AuthoredPageParts & { feedback: string }): AuthoredPageParts {
  return parts;
}
