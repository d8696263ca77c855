import type { AuthoredQuizQuestion } from '@codivia/contract/exercises/quiz';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { ListField } from './list-field.tsx';

const EMPTY = { en: '', fr: '' };

type Props = {
  question: AuthoredQuizQuestion;
  onChange: (question: AuthoredQuizQuestion) => void;
};

/** The form for a question with its answers, each of which explains itself. */
export function QuizForm({ question, onChange }: Props) {
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <BilingualField
        label={t('question')}
        hint={t('html_hint')}
        value={question.question}
        onChange={(text) => onChange({ ...question, question: text })}
      />
      <ExtrasFields exercise={question} onChange={onChange} />
      <ListField
        title={t('options')}
        nameOf={(number) => t('option', { number })}
        items={question.options}
        atLeast={2}
        makeNew={() => ({ text: EMPTY, correct: false, explanation: EMPTY })}
        onChange={(options) => onChange({ ...question, options })}
      >
        {(option, number, put) => (
          <>
            <BilingualField
              label={t('option', { number })}
              value={option.text}
              onChange={(text) => put({ ...option, text })}
            />
            <Checkbox
              label={t('correct', { number })}
              checked={option.correct}
              onChange={(correct) => put({ ...option, correct })}
            />
            <div data-feedback-of={number}>
              <BilingualField
                label={t('explanation', { number })}
                value={option.explanation}
                onChange={(explanation) => put({ ...option, explanation })}
              />
            </div>
          </>
        )}
      </ListField>
    </>
  );
}
