import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { EXERCISE_TEMPLATES } from '@codivia/contract/lessons/templates/exercise-templates';
import { useTranslation } from '../../../lib/i18n.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ExerciseChoice } from './exercise-choice.tsx';
import { titleOf } from './title-of.ts';

type Props = {
  onChoose: (template: AuthoredExercise) => void;
  onClose: () => void;
};

/** Complete small exercises of each task and of the usual topics, to begin from. */
export function TemplateDialog({ onChoose, onClose }: Props) {
  const { t, language } = useTranslation('admin-studio');
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('templates.title')}
      description={t('templates.text')}
    >
      <ul aria-label={t('templates.title')} className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {EXERCISE_TEMPLATES.map(({ topic, exercise }) => (
          <ExerciseChoice
            key={exercise.id}
            title={topic[language]}
            below={titleOf(exercise, language)}
            kind={exercise.kind}
            task={'task' in exercise ? exercise.task : null}
            onChoose={() => onChoose(exercise)}
          />
        ))}
      </ul>
    </Dialog>
  );
}
