import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { namedExercises } from '@codivia/contract/lessons/lesson-tags';
import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Part } from '../editor/part.tsx';
import { ExerciseRow } from './exercise-row.tsx';
import { KINDS, newExercise } from './new-exercise.ts';

type Props = {
  exercises: readonly AuthoredExercise[];
  /** The lesson's text, which says where the exercises are. */
  content: string;
  onChange: (exercises: AuthoredExercise[]) => void;
};

/** Lists the lesson's exercises and questions. A deleted one can be restored until the next change. */
export function ExercisesPart({ exercises, content, onChange }: Props) {
  const { t, language } = useTranslation('admin-exercises');
  /** Counts by place, not by id: an id can be changed while the form is open. */
  const [open, setOpen] = useState<number | null>(null);
  const [removed, setDeleted] = useState<{ exercise: AuthoredExercise; at: number } | null>(null);
  const placed = namedExercises(content);
  const ids = exercises.map(({ id }) => id);
  // A restored version may already contain it again.
  const deleted = removed && !ids.includes(removed.exercise.id) ? removed : null;

  function add(kind: (typeof KINDS)[number]): void {
    setDeleted(null);
    setOpen(exercises.length);
    onChange([...exercises, newExercise(kind, ids)]);
  }

  function remove(exercise: AuthoredExercise, at: number): void {
    setOpen(null);
    setDeleted({ exercise, at });
    onChange(exercises.toSpliced(at, 1));
  }

  function restoreStashed(): void {
    if (!deleted) return;
    onChange(exercises.toSpliced(deleted.at, 0, deleted.exercise));
    setDeleted(null);
  }

  const deletedTitle =
    deleted &&
    (plainText(
      (deleted.exercise.kind === 'quiz' ? deleted.exercise.question : deleted.exercise.title)[
        language
      ],
    ) ||
      deleted.exercise.id);
  return (
    <Part
      title={t('title')}
      action={
        <div className="flex flex-wrap gap-2">
          {KINDS.map((kind) => (
            <Button key={kind} variant="secondary" size="sm" onClick={() => add(kind)}>
              <Plus aria-hidden="true" className="size-4" />
              {t(`kinds.${kind}`)}
            </Button>
          ))}
        </div>
      }
    >
      {exercises.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul aria-label={t('title')} className="grid grid-cols-1 gap-3">
        {exercises.map((exercise, i) => (
          <ExerciseRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an id can be changed while the form is open
            key={i}
            exercise={exercise}
            placed={placed.includes(exercise.id)}
            taken={ids.toSpliced(i, 1)}
            open={open === i}
            onOpen={(opened) => setOpen(opened ? i : null)}
            onChange={(changed) => onChange(exercises.with(i, changed))}
            onDelete={() => remove(exercise, i)}
          />
        ))}
      </ul>
      <div role="status">
        {deleted && (
          <p className="flex flex-wrap items-center gap-3 rounded-control bg-sunken px-4 py-2">
            {t('deleted', { title: deletedTitle ?? '' })}
            <Button variant="secondary" size="sm" onClick={restoreStashed}>
              <Undo2 aria-hidden="true" className="size-4" />
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
    </Part>
  );
}
