import type { AuthoredCodeExercise } from '@codivia/contract/exercises/exercises';
import type { AuthoredExploreExercise } from '@codivia/contract/exercises/explore';
import { useTranslation } from '../../../lib/i18n.ts';
import { BilingualField } from './bilingual-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { ListField } from './list-field.tsx';

type Described = AuthoredCodeExercise | AuthoredExploreExercise;

type Props<Exercise> = { exercise: Exercise; onChange: (exercise: Exercise) => void };

/** The first fields of every exercise but questions: title, difficulty, concepts, and instructions. */
export function AboutFields<Exercise extends Described>({ exercise, onChange }: Props<Exercise>) {
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <BilingualField
        label={t('exercise_title')}
        lines="one"
        value={exercise.title}
        onChange={(title) => onChange({ ...exercise, title })}
      />
      <ExtrasFields exercise={exercise} onChange={onChange} />
      <BilingualField
        label={t('instructions')}
        hint={t('html_hint')}
        value={exercise.instructions}
        onChange={(instructions) => onChange({ ...exercise, instructions })}
      />
    </>
  );
}

/** The hints of an exercise, with their minimum number. */
export function HintsField<Exercise extends Described>({
  exercise,
  atLeast,
  onChange,
}: Props<Exercise> & { atLeast: number }) {
  const { t } = useTranslation('admin-exercises');
  return (
    <ListField
      title={t('hints')}
      nameOf={(number) => t('hint', { number })}
      items={exercise.hints}
      atLeast={atLeast}
      makeNew={() => ({ en: '', fr: '' })}
      onChange={(hints) => onChange({ ...exercise, hints })}
    >
      {(hint, number, change) => (
        <BilingualField label={t('hint', { number })} value={hint} onChange={change} />
      )}
    </ListField>
  );
}
