import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { PencilRuler, Trash2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LiveProofContext } from '../studio/answer-mark.tsx';
import { KindBadges } from '../studio/kind-badges.tsx';
import { PauseButton, ProofState } from '../studio/proof-state.tsx';
import { titleOf } from '../studio/title-of.ts';
import { useLiveProof } from '../studio/use-live-proof.ts';
import { CodeExerciseForm } from './code-exercise-form.tsx';
import { ExerciseProof } from './exercise-proof.tsx';
import { ExploreForm } from './explore/explore-form.tsx';
import { FoldButton } from './fold-button.tsx';
import { IdField } from './id-field.tsx';
import { PredictExerciseForm } from './predict-exercise-form.tsx';
import { QuizForm } from './quiz-form.tsx';

type Props = {
  exercise: AuthoredExercise;
  /** True if the text names the exercise. */
  placed: boolean;
  taken: readonly string[];
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Opens it in the studio. */
  onStudio: () => void;
  onChange: (exercise: AuthoredExercise) => void;
  onDelete: () => void;
};

/** One exercise or question; it opens to its form. */
export function ExerciseRow(props: Props) {
  const { exercise, placed, taken, open, onOpen, onStudio, onChange, onDelete } = props;
  const { t, language } = useTranslation('admin-exercises');
  const studio = useTranslation('admin-studio').t;
  const proof = useLiveProof(open ? exercise : null);
  const title = titleOf(exercise, language);
  return (
    <li className="grid scroll-mt-48 grid-cols-1 rounded-control border border-line">
      <div className="flex items-center gap-1 p-1 max-sm:flex-wrap">
        <FoldButton open={open} onOpen={onOpen} className="min-h-12 grow px-3 py-2 max-sm:w-full">
          <span className="flex min-w-0 grow flex-wrap items-center gap-2">
            <span className="wrap-anywhere min-w-0 font-bold">{title}</span>
            <KindBadges kind={exercise.kind} task={'task' in exercise ? exercise.task : null} />
            {!placed && <Badge tone="danger">{t('unplaced')}</Badge>}
            <span className="wrap-anywhere font-mono text-muted text-sm">{exercise.id}</span>
          </span>
        </FoldButton>
        {proof && (
          <span className="max-sm:ps-3">
            <ProofState proof={proof} />
          </span>
        )}
        <button
          type="button"
          aria-label={studio('open', { title })}
          title={studio('open', { title })}
          data-studio={exercise.id}
          onClick={onStudio}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken hover:text-trail max-sm:ms-auto"
        >
          <PencilRuler aria-hidden="true" className="size-5" />
        </button>
        <button
          type="button"
          aria-label={t('delete', { title })}
          title={t('delete', { title })}
          onClick={onDelete}
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-danger-soft hover:text-danger"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </button>
      </div>
      {open && (
        <div className="grid grid-cols-1 gap-6 border-line border-t p-4">
          <IdField
            id={exercise.id}
            taken={taken}
            onChange={(id) => onChange({ ...exercise, id })}
          />
          {exercise.kind === 'quiz' && <QuizForm question={exercise} onChange={onChange} />}
          {exercise.kind === 'explore' && <ExploreForm exercise={exercise} onChange={onChange} />}
          {exercise.kind !== 'quiz' && exercise.kind !== 'explore' && (
            <>
              <LiveProofContext value={proof}>
                {exercise.kind === 'predict' ? (
                  <PredictExerciseForm exercise={exercise} onChange={onChange} />
                ) : (
                  <CodeExerciseForm exercise={exercise} onChange={onChange} />
                )}
              </LiveProofContext>
              <div className="flex flex-wrap items-start gap-3">
                {proof && <PauseButton proof={proof} />}
                <ExerciseProof exercise={exercise} />
              </div>
            </>
          )}
        </div>
      )}
    </li>
  );
}
