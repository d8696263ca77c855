import type { AuthoredExercise, Exercise } from './exercises.ts';
import type { Bilingual, Language } from './language.ts';
import { pagePartsIn } from './page-parts.ts';

/**
 * An exercise as a learner gets it: in one language, and without the answers its author listed as
 * wrong or as right alternatives.
 */
export function localiseExercise(authored: AuthoredExercise, language: Language): Exercise {
  const say = (text: string | Bilingual) => (typeof text === 'string' ? text : text[language]);
  if (authored.kind === 'quiz') {
    const options = authored.options.map(({ text, correct, explanation }) => ({
      text: say(text),
      correct,
      explanation: say(explanation),
    }));
    return { kind: 'quiz', id: authored.id, question: say(authored.question), options };
  }
  const feedback = Object.entries(authored.feedback).map(([key, text]) => [key, say(text)]);
  const told = {
    id: authored.id,
    title: say(authored.title),
    instructions: say(authored.instructions),
    check: authored.check,
    hints: authored.hints.map(say),
    feedback: Object.fromEntries(feedback),
  };
  if (authored.kind === 'web') {
    const starter = pagePartsIn(authored.starter, language);
    const solution = pagePartsIn(authored.solution, language, starter);
    return { kind: 'web', ...told, starter, solution };
  }
  const { kind, starter, solution } = authored;
  return { kind, ...told, starter: say(starter), solution: say(solution) };
}
