import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { Trash2 } from 'lucide-react';
import { useTranslation } from '../../../lib/i18n.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { Badge } from '../../../ui/badge.tsx';
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
  onChange: (exercise: AuthoredExercise) => void;
  onDelete: () => void;
};

/** One exercise or question; it opens to its form. */
export function ExerciseRow(props: Props) {
  const { exercise, placed, taken, open, onOpen, onChange, onDelete } = props;
  const { t, language } = useTranslation('admin-exercises');
  const text = exercise.kind === 'quiz' ? exercise.question : exercise.title;
  const title = plainText(text[language]) || exercise.id;
  return (
    <li className="grid grid-cols-1 rounded-control border border-line">
      <div className="flex items-center gap-1 p-1">
        <FoldButton open={open} onOpen={onOpen} className="min-h-12 grow px-3 py-2">
          <span className="flex min-w-0 grow flex-wrap items-center gap-2">
            <span className="wrap-anywhere min-w-0 font-bold">{title}</span>
            <Badge tone="trail">{t(`kinds.${exercise.kind}`)}</Badge>
            {'task' in exercise && exercise.task && exercise.task !== 'write' && (
              <Badge tone="trail">{t(`tasks.${exercise.task}`)}</Badge>
            )}
            {!placed && <Badge tone="danger">{t('unplaced')}</Badge>}
            <span className="wrap-anywhere font-mono text-muted text-sm">{exercise.id}</span>
          </span>
        </FoldButton>
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
              {exercise.kind === 'predict' ? (
                <PredictExerciseForm exercise={exercise} onChange={onChange} />
              ) : (
                <CodeExerciseForm exercise={exercise} onChange={onChange} />
              )}
              <ExerciseProof exercise={exercise} />
            </>
          )}
        </div>
      )}
    </li>
  );
}
