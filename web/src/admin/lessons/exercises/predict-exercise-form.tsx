import type { AuthoredPredictExercise } from '@codivia/contract/exercises/predict';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { AnswerMark } from '../studio/answer-mark.tsx';
import { AboutFields, HintsField } from './about-fields.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { CodeField } from './code-field.tsx';
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
      <AboutFields exercise={exercise} onChange={onChange} />
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
      <AnswerMark of={{ of: 'output' }} />
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
            <div data-feedback-of={number}>
              <BilingualField
                label={t('prediction_feedback', { number })}
                value={answer.feedback}
                onChange={(feedback) => change({ ...answer, feedback })}
              />
            </div>
          </>
        )}
      </ListField>
      <HintsField exercise={exercise} atLeast={1} onChange={onChange} />
    </>
  );
}
