import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state-message.tsx';
import type { StudioAddress, Texts } from '../lesson-address.ts';
import { ExerciseStudio } from './exercise-studio.tsx';

type Props = {
  lessonId: string;
  studio: StudioAddress;
  exercises: readonly AuthoredExercise[];
  texts: Texts;
  onTexts: (texts: Texts) => void;
  onChange: (exercises: AuthoredExercise[]) => void;
};

/** The exercise that the address names, on a page of its own. Its changes belong to the lesson's draft. */
export function StudioPage(props: Props) {
  const { lessonId, studio, exercises, texts, onTexts, onChange } = props;
  const { t } = useTranslation('admin-studio');
  const back = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field to which the address leads has the focus already.
    if (!page.current?.contains(document.activeElement)) {
      back.current?.focus({ preventScroll: true });
    }
  }, []);
  /** The id as it is written: the address follows a moment later. */
  const [renamed, setRenamed] = useState<string | null>(null);
  const ids = exercises.map(({ id }) => id);
  const at = ids.indexOf((ids.includes(studio.exercise ?? '') ? studio.exercise : renamed) ?? '');
  const exercise = exercises[at];

  function change(changed: AuthoredExercise): void {
    onChange(exercises.with(at, changed));
    if (changed.id === exercise?.id) return;
    setRenamed(changed.id);
    studio.rename(changed.id);
  }

  return (
    <div ref={page} className="grid grid-cols-1 gap-5">
      <Button
        ref={back}
        variant="ghost"
        size="sm"
        className="justify-self-start"
        onClick={studio.close}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </Button>
      {exercise ? (
        <ExerciseStudio
          key={at}
          lessonId={lessonId}
          exercise={exercise}
          taken={ids.toSpliced(at, 1)}
          texts={texts}
          onTexts={onTexts}
          onChange={change}
        />
      ) : (
        <EmptyState title={t('gone')} description={t('gone_text')} />
      )}
    </div>
  );
}
