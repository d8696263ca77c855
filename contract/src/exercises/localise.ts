import type { Bilingual, Language } from '../api/language.ts';
import { checkOf, feedbackOf } from './checks.ts';
import type {
  AuthoredCheckedExercise,
  AuthoredExercise,
  Exercise,
  PageParts,
} from './exercises.ts';
import { codeLines } from './pieces.ts';
import { filesIn, programsIn } from './programs.ts';
import type { AuthoredPredictExercise, ExerciseTask, PredictExercise } from './tasks.ts';

type Localize = (text: string | Bilingual) => string;

/** How it is answered, where not by writing a program. */
function taskIn(authored: AuthoredCheckedExercise, localize: Localize): { task?: ExerciseTask } {
  const part = 'part' in authored ? { part: authored.part } : {};
  if (authored.task === 'fill') {
    return { task: { type: 'fill', template: localize(authored.template), ...part } };
  }
  if (authored.task === 'arrange') {
    const { lines, distractors = '', indent = false } = authored;
    const given = {
      lines: codeLines(localize(lines)),
      distractors: codeLines(localize(distractors)),
    };
    return { task: { type: 'arrange', ...given, indent, ...part } };
  }
  if (authored.task === 'open') {
    const checklist = authored.checklist.map(({ id, text, required = true }) => ({
      id,
      text: localize(text),
      required,
    }));
    return { task: { type: 'open', checklist } };
  }
  if (authored.task !== 'fix') return {};
  return {
    task: {
      type: 'fix',
      failing_case: authored.failing_case ? localize(authored.failing_case) : '',
    },
  };
}

function localisePredict(
  { language = 'python', ...authored }: AuthoredPredictExercise,
  localize: Localize,
): Omit<PredictExercise, 'id'> {
  const { title, instructions, program, output, hints, wrong } = authored;
  return {
    kind: 'predict',
    title: localize(title),
    instructions: localize(instructions),
    language,
    program: localize(program),
    output: localize(output),
    hints: hints.map(localize),
    wrong: wrong.map((one) => ({ output: localize(one.output), feedback: localize(one.feedback) })),
  };
}

/**
 * An exercise as a learner gets it: in one language, and without the answers its author listed as
 * wrong or as right alternatives.
 */
export function localiseExercise(authored: AuthoredExercise, language: Language): Exercise {
  // What an author has not translated yet is shown as it is.
  const localize: Localize = (text) =>
    typeof text === 'string' ? text : text[language] || text.en || text.fr;
  const { id, concept, difficulty } = authored;
  const extras = {
    ...(difficulty && { difficulty }),
    ...(concept && { concept: localize(concept) }),
  };
  if (authored.kind === 'quiz') {
    const options = authored.options.map(({ text, correct, explanation }) => ({
      text: localize(text),
      correct,
      explanation: localize(explanation),
    }));
    return { kind: 'quiz', id, ...extras, question: localize(authored.question), options };
  }
  if (authored.kind === 'predict') return { id, ...extras, ...localisePredict(authored, localize) };
  const feedback = Object.entries(feedbackOf(authored)).map(([key, text]) => [key, localize(text)]);
  const texts = {
    id,
    ...extras,
    title: localize(authored.title),
    instructions: localize(authored.instructions),
    check: checkOf(authored),
    hints: authored.hints.map(localize),
    feedback: Object.fromEntries(feedback),
    ...taskIn(authored, localize),
  };
  const { starter, solution } = programsIn(authored, language);
  if (authored.kind === 'web') {
    return {
      kind: 'web',
      ...texts,
      ...filesIn(authored, language),
      starter: starter as PageParts,
      solution: solution as PageParts,
    };
  }
  const answers = { starter: starter as string, solution: solution as string };
  if (authored.kind === 'p5') {
    return { kind: 'p5', ...texts, ...answers, ...filesIn(authored, language) };
  }
  return { kind: 'python', ...texts, ...answers, ...filesIn(authored, language) };
}
