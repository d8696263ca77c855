import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { exerciseProblems } from '@codivia/contract/lessons/lesson-structure';
import { textProblems } from '@codivia/contract/lessons/text-problems';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { ExerciseInPlace } from '../editor/exercise-in-place.tsx';
import { ProblemList } from '../problem-list.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { answerKey, type LiveProof } from './use-live-proof.ts';

/** Pause in typing after which the exercise is shown anew to try it, in milliseconds. */
const DEBOUNCE_MS = 800;

/** The verdicts on all answers, and what is missing beside them. */
function Verdicts({ exercise, proof }: { exercise: AuthoredExercise; proof: LiveProof | null }) {
  const { t } = useTranslation('admin-studio');
  const shown = useDeferredValue(exercise);
  const problems = [
    ...exerciseProblems(shown),
    ...textProblems({ content: '', content_fr: '', exercises: [shown] }),
  ];
  const names = new Map(proof?.outcomes.map(({ name }) => [answerKey(name), name]));
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <h4 className="text-lg">{t('verdicts')}</h4>
      {[...names].map(([key, name]) => (
        <AnswerMark key={key} of={name} isNamed />
      ))}
      {proof?.message && <p className="text-danger">{proof.message}</p>}
      {problems.length > 0 && <ProblemList problems={problems} />}
      {names.size === 0 && problems.length === 0 && <p className="text-done">{t('complete')}</p>}
    </Card>
  );
}

/** The exercise as learners get it, to be tried; nothing of it is stored. */
function TrialCard({ exercise }: { exercise: AuthoredExercise }) {
  const { t, language } = useTranslation('admin-studio');
  const lessons = useTranslation('admin-lessons').t;
  const [chosen, setChosen] = useState<Language>(language);
  const shown = useDebounced(exercise, DEBOUNCE_MS);
  return (
    <Card className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="text-lg">{t('trial')}</h4>
        <ChoiceGroup
          label={t('trial_language')}
          options={LANGUAGES.map((value) => ({ value, label: lessons(`languages.${value}`) }))}
          value={chosen}
          onChoose={setChosen}
        />
      </div>
      <div lang={chosen} className="min-w-0">
        <Suspense fallback={<Skeleton className="h-48" />}>
          <ExerciseInPlace id={shown.id} exercises={[shown]} language={chosen} />
        </Suspense>
      </div>
    </Card>
  );
}

type Props = { exercise: AuthoredExercise; proof: LiveProof | null; label: string };

/** The proof of an exercise and its card, beside its fields and always in view on wide screens. */
export function StudioSide({ exercise, proof, label }: Props) {
  return (
    <section
      aria-label={label}
      className="grid min-w-0 grid-cols-1 gap-5 xl:sticky xl:top-40 xl:max-h-[calc(100dvh-11rem)] xl:overflow-y-auto xl:p-1"
    >
      <Verdicts exercise={exercise} proof={proof} />
      <TrialCard exercise={exercise} />
    </section>
  );
}
