import type { Bilingual } from '@codivia/contract/language';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../kit/select.tsx';
import { ListField } from './list-field.tsx';

type Props<Answer> = {
  /** The texts there are, by key. */
  feedback: Readonly<Record<string, Bilingual>>;
  answers: readonly Answer[];
  makeNew: (feedback: string) => Answer;
  onChange: (answers: Answer[]) => void;
  /** The code of one. */
  children: (answer: Answer, label: string, put: (answer: Answer) => void) => ReactNode;
};

/** Answers that learners are expected to give, with the feedback each must get. */
export function WrongAnswers<Answer extends { feedback: string }>(props: Props<Answer>) {
  const { feedback, answers, makeNew, onChange, children } = props;
  const { t } = useTranslation('admin-exercises');
  const keys = Object.keys(feedback);
  const optionsFor = (chosen: string) => {
    const known = keys.map((key) => ({ value: key, label: key }));
    const error = { value: 'error', label: t('error_key') };
    const all = keys.includes('error') ? known : [...known, error];
    if (all.some(({ value }) => value === chosen)) return all;
    return [{ value: chosen, label: t('unknown_key', { key: chosen }) }, ...all];
  };
  return (
    <ListField
      title={t('wrong')}
      nameOf={(number) => t('wrong_answer', { number })}
      items={answers}
      atLeast={2}
      makeNew={() => makeNew(keys[0] ?? 'error')}
      onChange={onChange}
    >
      {(answer, number, put) => (
        <>
          {children(answer, t('wrong_answer', { number }), put)}
          <Select
            label={t('wrong_key', { number })}
            options={optionsFor(answer.feedback)}
            value={answer.feedback}
            onChoose={(key) => put({ ...answer, feedback: key })}
          />
        </>
      )}
    </ListField>
  );
}
