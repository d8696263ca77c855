import type { LessonSummary } from '@codivia/contract/api/courses';
import type { Exercise } from '@codivia/contract/exercises/exercises';
import { refusalOf } from '../../../features/lessons/refusal.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { PartFailed, PartLoading } from '../../../ui/part-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useExercises } from './catalogue.api.ts';
import { ChoiceRow } from './choice-row.tsx';
import { exerciseChoice, type Picking } from './choices.ts';

/** The title of an exercise; questions have none. */
const titleOf = (exercise: Exercise) => ('title' in exercise ? exercise.title : '');

type Props = Picking & { lesson: LessonSummary };

/** The exercises of a lesson, as far as the teacher's own account may open it. */
export function ExerciseChoices({ lesson, ...picking }: Props) {
  const { t } = useTranslation('class-assignments');
  const { data, error, refetch } = useExercises(lesson.id);
  if (error && refusalOf(error) === 'premium-required') {
    return <p className="text-muted text-sm">{t('catalogue.exercises_closed')}</p>;
  }
  if (error) return <PartFailed text={t('catalogue.exercises_failed')} onRetry={refetch} />;
  if (!data) {
    return (
      <PartLoading text={t('catalogue.exercises_loading')}>
        <Skeleton className="h-11" />
      </PartLoading>
    );
  }
  return (
    <ul>
      {data.map((exercise, index) => (
        <li key={exercise.id}>
          <ChoiceRow
            {...picking}
            choice={exerciseChoice(lesson.id, exercise.id, {
              title: titleOf(exercise) || t('catalogue.question', { number: index + 1 }),
              is_premium: lesson.is_premium,
            })}
          />
        </li>
      ))}
    </ul>
  );
}
