import type { AuthoredPredictExercise } from '@codivia/contract/exercise-tasks';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../kit/select.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { CodeField } from './code-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { ListField } from './list-field.tsx';

const EMPTY = { en: '', fr: '' };

type Props = {
  exercise: AuthoredPredictExercise;
  onChange: (exercise: AuthoredPredictExercise) => void;
};

/** A program whose output learners predict, with the predictions that show a misunderstanding. */
export function PredictExerciseForm({ exercise, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  const { language = 'python' } = exercise;
  const put = (changes: Partial<AuthoredPredictExercise>) => onChange({ ...exercise, ...changes });
  return (
    <>
      <BilingualField
        label={t('exercise_title')}
        lines="one"
        value={exercise.title}
        onChange={(title) => put({ title })}
      />
      <ExtrasFields exercise={exercise} onChange={onChange} />
      <BilingualField
        label={t('instructions')}
        hint={t('html_hint')}
        value={exercise.instructions}
        onChange={(instructions) => put({ instructions })}
      />
      <Select
        label={t('program_language')}
        options={[
          { value: 'python', label: 'Python' },
          { value: 'javascript', label: 'JavaScript' },
        ]}
        value={language}
        onChoose={(chosen) => put({ language: chosen })}
      />
      <CodeField
        label={t('program')}
        code={exercise.program}
        language={language}
        onChange={(program) => put({ program })}
      />
      <CodeField
        label={t('output')}
        hint={t('output_hint')}
        code={exercise.output}
        language={language}
        onChange={(output) => put({ output })}
      />
      <ListField
        title={t('predictions')}
        nameOf={(number) => t('prediction', { number })}
        items={exercise.wrong}
        atLeast={2}
        makeNew={() => ({ output: '', feedback: EMPTY })}
        onChange={(wrong) => put({ wrong })}
      >
        {(answer, number, change) => (
          <>
            <CodeField
              label={t('prediction', { number })}
              code={answer.output}
              language={language}
              onChange={(output) => change({ ...answer, output })}
            />
            <BilingualField
              label={t('prediction_feedback', { number })}
              value={answer.feedback}
              onChange={(feedback) => change({ ...answer, feedback })}
            />
          </>
        )}
      </ListField>
      <ListField
        title={t('hints')}
        nameOf={(number) => t('hint', { number })}
        items={exercise.hints}
        atLeast={1}
        makeNew={() => EMPTY}
        onChange={(hints) => put({ hints })}
      >
        {(hint, number, change) => (
          <BilingualField label={t('hint', { number })} value={hint} onChange={change} />
        )}
      </ListField>
    </>
  );
}
