import { difficultyOf } from '@codivia/contract/api/experience';
import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { BilingualField } from './bilingual-field.tsx';

type Extras = Pick<AuthoredExercise, 'kind' | 'difficulty' | 'concept'> & { task?: string };

const DIFFICULTIES = ['1', '2', '3'] as const;

/** The fields that every exercise may have: its difficulty, and what it teaches. */
export function ExtrasFields<Exercise extends Extras>({
  exercise,
  onChange,
}: {
  exercise: Exercise;
  onChange: (exercise: Exercise) => void;
}) {
  const { t } = useTranslation('admin-exercises');
  const { concept = { en: '', fr: '' } } = exercise;

  function changeConcept(text: typeof concept): void {
    const { concept: _, ...others } = exercise;
    const empty = text.en === '' && text.fr === '';
    onChange((empty ? others : { ...others, concept: text }) as Exercise);
  }

  return (
    <>
      <Select
        label={t('difficulty')}
        options={DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) }))}
        value={`${difficultyOf(exercise)}`}
        onChoose={(value) => onChange({ ...exercise, difficulty: Number(value) as 1 | 2 | 3 })}
      />
      <BilingualField
        label={t('concept')}
        hint={t('concept_hint')}
        lines="one"
        value={concept}
        onChange={changeConcept}
      />
    </>
  );
}
