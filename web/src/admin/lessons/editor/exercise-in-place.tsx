import type { LessonFields } from '@codivia/contract/api/admin-lessons';
import type { Language } from '@codivia/contract/api/language';
import { localiseExercise } from '@codivia/contract/exercises/modules';
import { AnyExercise } from '../../../exercises/card/any-exercise.tsx';
import { useTranslation } from '../../../lib/i18n.ts';

type Props = { id: string; exercises: LessonFields['exercises']; language: Language };

/** Nothing that is tried in a preview is kept: the place of another text would be another place. */
export function ExerciseInPlace({ id, exercises, language }: Props) {
  const { t } = useTranslation('lessons');
  const authored = exercises.find((one) => one.id === id);
  if (!authored) return <p role="status">{t('missing_exercise')}</p>;
  const exercise = localiseExercise(authored, language);
  const key = JSON.stringify(exercise);
  return <AnyExercise key={key} exercise={exercise} storageKey={null} />;
}
