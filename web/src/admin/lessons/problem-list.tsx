import type { AnswerFault, AnswerName } from '@codivia/contract/exercises/answers';
import type { StructureProblem } from '@codivia/contract/lessons/lesson-structure';
import { type TextProblem, textProblemWords } from '@codivia/contract/lessons/text-problems';
import { useTranslation } from '../../lib/i18n.ts';
import type { ProofProblem } from './proof.ts';

export type Problem = StructureProblem | TextProblem | ProofProblem;

/** Returns the functions that name an answer, and that say what is wrong with it. */
export function useFaultWords() {
  const { t } = useTranslation('admin-lessons');
  return {
    answerWords(name: AnswerName): string {
      if ('number' in name) return t(`problems.${name.of}`, { number: name.number });
      return t(`problems.${name.of}`);
    },
    faultWords(fault: AnswerFault): string {
      if (fault.fault === 'passes') return t('problems.passes');
      const got = fault.got ?? '—';
      if (fault.fault !== 'other_feedback') return t(`problems.${fault.fault}`, { got });
      return t('problems.other_feedback', { got, expected: fault.expected });
    },
  };
}

function useProblemWords() {
  const { t, language } = useTranslation('admin-lessons');
  const { answerWords, faultWords } = useFaultWords();

  return (problem: Problem): string => {
    if ('answer' in problem) {
      const { exercise, answer, language, fault } = problem;
      return t('problems.answer', {
        exercise,
        answer: answerWords(answer),
        language: t(`languages.${language}`),
        fault: faultWords(fault),
      });
    }
    if (problem.problem === 'text_empty' || problem.problem === 'picture_undescribed') {
      return textProblemWords(problem)[language];
    }
    if (problem.problem === 'languages_differ') {
      const { element, en, fr } = problem;
      const nothing = t('problems.nothing');
      return t('problems.languages_differ', { element, en: en ?? nothing, fr: fr ?? nothing });
    }
    if (problem.problem === 'feedback_missing') {
      return t('problems.feedback_missing', { exercise: problem.exercise, key: problem.key });
    }
    if (problem.problem === 'file_name') return t('problems.file_name', problem);
    if (problem.problem === 'no_model') return t('problems.no_model', problem);
    if (problem.problem === 'file_too_large') return t('problems.file_too_large', problem);
    if (problem.problem === 'hidden_part') {
      return t('problems.hidden_part', { exercise: problem.exercise, part: problem.part });
    }
    if (problem.problem === 'unknown_measure') return t('problems.unknown_measure', problem);
    if (problem.problem === 'wrong_state') return t('problems.wrong_state', problem);
    if (problem.problem === 'row_length') return t('problems.row_length', problem);
    if (problem.problem === 'blank_count') return t('problems.blank_count', problem);
    if (problem.problem === 'foreign_line' || problem.problem === 'distractor_is_line') {
      return t(`problems.${problem.problem}`, problem);
    }
    return t(`problems.${problem.problem}`, { exercise: problem.exercise });
  };
}

/** Lists the problems in sentences; Python's own message is below each. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const problemText = useProblemWords();
  return (
    <ul className="grid grid-cols-1 gap-2">
      {problems.map((problem) => (
        <li
          key={JSON.stringify(problem)}
          className="rounded-control border border-line bg-sunken px-4 py-3"
        >
          <p className="wrap-anywhere">{problemText(problem)}</p>
          {'complaint' in problem && problem.complaint && (
            <pre className="mt-2 max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere font-mono text-sm">
              {problem.complaint}
            </pre>
          )}
        </li>
      ))}
    </ul>
  );
}
