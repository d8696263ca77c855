import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { namedExercises } from '@codivia/contract/lessons/lesson-tags';
import { Copy, LayoutTemplate, Plus, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { PLACES } from '../editor/checklist/places.ts';
import { Part } from '../editor/part.tsx';
import { begunExercise, copiedExercise } from '../studio/copied-exercise.ts';
import { CopyDialog } from '../studio/copy-dialog.tsx';
import { TemplateDialog } from '../studio/template-dialog.tsx';
import { titleOf } from '../studio/title-of.ts';
import { ExerciseRow } from './exercise-row.tsx';
import { KINDS, newExercise } from './new-exercise.ts';

type Props = {
  exercises: readonly AuthoredExercise[];
  /** The lesson's text, which says where the exercises are. */
  content: string;
  /** The exercise whose row is open at first, and has the focus: one comes back from the studio to it. */
  returnTo: string | null;
  /** Opens an exercise in the studio. */
  onStudio: (id: string) => void;
  onChange: (exercises: AuthoredExercise[]) => void;
};

/** Lists the lesson's exercises and questions. A deleted one can be restored until the next change. */
export function ExercisesPart({ exercises, content, returnTo, onStudio, onChange }: Props) {
  const { t, language } = useTranslation('admin-exercises');
  const studio = useTranslation('admin-studio').t;
  const [dialog, setDialog] = useState<'templates' | 'copy' | null>(null);
  /** Counts by place, not by id: an id can be changed while the form is open. */
  const [open, setOpen] = useState(() => {
    const at = exercises.findIndex(({ id }) => id === returnTo);
    return at < 0 ? null : at;
  });
  const part = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (returnTo === null) return;
    const buttons = part.current?.querySelectorAll<HTMLElement>('[data-studio]') ?? [];
    [...buttons].find(({ dataset }) => dataset.studio === returnTo)?.focus();
  }, [returnTo]);
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

  /** Adds an exercise with contents, and opens it in the studio. */
  function addWhole(exercise: AuthoredExercise): void {
    setDialog(null);
    setDeleted(null);
    onChange([...exercises, exercise]);
    onStudio(exercise.id);
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

  return (
    <Part
      title={t('title')}
      id={PLACES.exercises}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setDialog('templates')}>
            <LayoutTemplate aria-hidden="true" className="size-4" />
            {studio('templates.action')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setDialog('copy')}>
            <Copy aria-hidden="true" className="size-4" />
            {studio('copy.action')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-muted text-sm">{studio('empty')}</p>
        {KINDS.map((kind) => (
          <Button key={kind} variant="secondary" size="sm" onClick={() => add(kind)}>
            <Plus aria-hidden="true" className="size-4" />
            {t(`kinds.${kind}`)}
          </Button>
        ))}
      </div>
      {exercises.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul ref={part} aria-label={t('title')} className="grid grid-cols-1 gap-3">
        {exercises.map((exercise, i) => (
          <ExerciseRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an id can be changed while the form is open
            key={i}
            exercise={exercise}
            placed={placed.includes(exercise.id)}
            taken={ids.toSpliced(i, 1)}
            open={open === i}
            onOpen={(opened) => setOpen(opened ? i : null)}
            onStudio={() => onStudio(exercise.id)}
            onChange={(changed) => onChange(exercises.with(i, changed))}
            onDelete={() => remove(exercise, i)}
          />
        ))}
      </ul>
      <div role="status">
        {deleted && (
          <p className="flex flex-wrap items-center gap-3 rounded-control bg-sunken px-4 py-2">
            {t('deleted', { title: titleOf(deleted.exercise, language) })}
            <Button variant="secondary" size="sm" onClick={restoreStashed}>
              <Undo2 aria-hidden="true" className="size-4" />
              {t('undo')}
            </Button>
          </p>
        )}
      </div>
      {dialog === 'templates' && (
        <TemplateDialog
          onChoose={(template) => addWhole(begunExercise(template, ids))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'copy' && (
        <CopyDialog
          onChoose={(exercise) => addWhole(copiedExercise(exercise, ids))}
          onClose={() => setDialog(null)}
        />
      )}
    </Part>
  );
}
