import type { Bilingual } from '@codivia/contract/api/language';
import type { Code } from '@codivia/contract/exercises/base';
import type { ReactNode } from 'react';
import type { CodeLanguage } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Select } from '../../../ui/select.tsx';
import { CodeField } from './code-field.tsx';
import { ListField } from './list-field.tsx';

/** Renders the field for one answer. */
type Field<Answer> = (answer: Answer, label: string, change: (answer: Answer) => void) => ReactNode;

type WrongProps<Answer> = {
  /** The existing texts, by key. */
  feedback: Readonly<Record<string, Bilingual>>;
  answers: readonly Answer[];
  makeNew: (feedback: string) => Answer;
  onChange: (answers: Answer[]) => void;
  children: Field<Answer>;
};

/** Answers that learners are expected to give, with the feedback each must get. */
function WrongAnswers<Answer extends { feedback: string }>(props: WrongProps<Answer>) {
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
      summaryOf={({ feedback }) => feedback}
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

/** Returns the beginning of an answer; for a page, its parts one after the other. */
function firstWords(answer: unknown): string {
  if (typeof answer === 'string') return answer.trim();
  if (typeof answer !== 'object' || answer === null) return '';
  return Object.values(answer).map(firstWords).join(' ').trim();
}

type Props<Wrong, Right> = {
  exercise: {
    feedback: Readonly<Record<string, Bilingual>>;
    wrong: readonly Wrong[];
    alternatives?: readonly Right[] | undefined;
  };
  /** Minimum number of alternatives. */
  atLeast: 0 | 1;
  makeWrong: (feedback: string) => Wrong;
  makeRight: () => Right;
  wrongField: Field<Wrong>;
  rightField: Field<Right>;
  put: (changes: { wrong?: Wrong[]; alternatives?: Right[] }) => void;
};

/** The answers with which an exercise is proven: wrong ones, and right ones beside the solution. */
export function AnswerLists<Wrong extends { feedback: string }, Right>(props: Props<Wrong, Right>) {
  const { exercise, atLeast, makeWrong, makeRight, wrongField, rightField, put } = props;
  const { t } = useTranslation('admin-exercises');
  return (
    <>
      <WrongAnswers
        feedback={exercise.feedback}
        answers={exercise.wrong}
        makeNew={makeWrong}
        onChange={(wrong) => put({ wrong })}
      >
        {wrongField}
      </WrongAnswers>
      <ListField
        title={t('alternatives')}
        nameOf={(number) => t('alternative', { number })}
        summaryOf={firstWords}
        items={exercise.alternatives ?? []}
        atLeast={atLeast}
        makeNew={makeRight}
        onChange={(alternatives) => put({ alternatives })}
      >
        {(answer, number, change) => rightField(answer, t('alternative', { number }), change)}
      </ListField>
    </>
  );
}

type CodeAnswer = { code: Code; feedback: string };
type CodeProps = Pick<Props<CodeAnswer, Code>, 'exercise' | 'atLeast' | 'put'> & {
  hint?: string;
  language: CodeLanguage;
};

/** The answers of an exercise that is answered with one text of code. */
export function CodeAnswers({ hint, language, ...lists }: CodeProps) {
  const field: Field<Code> = (code, label, change) => (
    <CodeField
      label={label}
      {...(hint ? { hint } : {})}
      code={code}
      language={language}
      onChange={change}
    />
  );
  return (
    <AnswerLists
      {...lists}
      makeWrong={(feedback): CodeAnswer => ({ code: '', feedback })}
      makeRight={(): Code => ''}
      wrongField={(answer, label, change) =>
        field(answer.code, label, (code) => change({ ...answer, code }))
      }
      rightField={field}
    />
  );
}
