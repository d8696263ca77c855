import type { AuthoredExercise, Exercise } from '@codivia/contract/exercises';
import type { Bilingual, Language } from '@codivia/contract/language';

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
  return {
    kind: 'python',
    id: authored.id,
    title: say(authored.title),
    instructions: say(authored.instructions),
    starter: say(authored.starter),
    solution: say(authored.solution),
    check: authored.check,
    hints: authored.hints.map(say),
    feedback: Object.fromEntries(feedback),
  };
}
