import type { PreviewExercise } from '@codivia/contract/exercises/learner';
import type { PreviewVerdict, SourcePosition } from '@codivia/runners/preview/messages';
import { FailurePanel } from '../../code/previews/failure-panel.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { useReachable } from '../../lib/network.ts';
import { NotYet } from './not-yet.tsx';
import { useVerdictWords } from './project-words.ts';
import { Solved } from './solved.tsx';

/** The keys of the texts used where the exercise itself has none. */
const OWN_WORDS = {
  timeout: 'too_slow',
  'missing-function': 'missing_function',
  'missing-element': 'missing_element',
  'out-of-memory': 'lost.memory.text',
  crashed: 'lost.crashed.text',
} as const;

type Props = {
  verdict: PreviewVerdict;
  exercise: PreviewExercise;
  fileName?: ((file: string) => string) | undefined;
  onGoTo?: ((position: SourcePosition) => void) | undefined;
};

/** Shows the result of the check: solved, an error, or what is still different. */
export function AnswerPanel({ verdict, exercise, fileName, onGoTo }: Props) {
  const { t } = useTranslation('exercise');
  const previews = useTranslation('previews').t;
  const words = useVerdictWords(exercise.task, verdict);
  const { passed, failure, key } = verdict;
  const reachable = useReachable(key === 'unavailable');
  if (passed) {
    return (
      <Solved title={words.passed} concept={exercise.concept}>
        {words.text}
      </Solved>
    );
  }
  if (failure) return <FailurePanel failure={failure} fileName={fileName} onGoTo={onGoTo} />;
  if (key === 'interrupted') return <p>{t('interrupted')}</p>;
  if (key === 'unavailable') {
    if (reachable === null) return null;
    return <p role="alert">{previews(reachable ? 'unavailable_text' : 'offline_text')}</p>;
  }
  const own = OWN_WORDS[key as keyof typeof OWN_WORDS];
  return (
    <NotYet
      title={words.notYet}
      feedback={exercise.feedback[key ?? '']}
      otherwise={own && previews(own)}
    />
  );
}
