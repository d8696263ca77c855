import type { Bilingual } from '@codivia/contract/api/language';
import type { Code } from '@codivia/contract/exercises/base';
import { Plus } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import type { CodeLanguage } from '../../../code/editor/editor-handle.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { AnswerMark, LiveProofContext } from '../studio/answer-mark.tsx';
import { freeKey } from '../studio/free-key.ts';
import { BilingualField } from './bilingual-field.tsx';
import { CodeField } from './code-field.tsx';
import { ListField } from './list-field.tsx';

/** The lists of answers beside the solution. */
export type AnswerList = 'wrong' | 'alternatives';

/** Renders the field for one answer. */
type Field<Answer> = (answer: Answer, label: string, change: (answer: Answer) => void) => ReactNode;

/** Changes the text of a key and, at once, the wrong answers. */
type FeedbackChange = (key: string, text: Bilingual, wrong?: unknown[]) => void;

type WrongProps<Answer> = {
  /** The existing texts, by key. */
  feedback: Readonly<Record<string, Bilingual>>;
  answers: readonly Answer[];
  makeNew: (feedback: string) => Answer;
  onChange: (answers: Answer[]) => void;
  /** Called with a text and its key; left out where the texts belong to something else, such as a checklist. */
  onFeedback?: FeedbackChange | undefined;
  children: Field<Answer>;
};

/** The number of a wrong answer that has just been added from elsewhere: it is unfolded. */
export const AddedAnswer = createContext<number | null>(null);

const EMPTY: Bilingual = { en: '', fr: '' };

/** Takes as wanted the feedback that an answer really gets, where that has a text. */
function ExpectButton({ number, onExpect }: { number: number; onExpect: (key: string) => void }) {
  const { t } = useTranslation('admin-exercises');
  const proof = use(LiveProofContext);
  const key = proof?.outcomes.flatMap(({ name, fault }) =>
    'number' in name && name.of === 'wrong' && name.number === number && fault && 'got' in fault
      ? [fault.got]
      : [],
  )[0];
  if (!key) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      className="justify-self-start"
      onClick={() => onExpect(key)}
    >
      {t('expect', { key })}
    </Button>
  );
}

/** Answers that learners are expected to give, with the feedback each must get. */
function WrongAnswers<Answer extends { feedback: string }>(props: WrongProps<Answer>) {
  const { feedback, answers, makeNew, onChange, onFeedback, children } = props;
  const { t } = useTranslation('admin-exercises');
  const added = use(AddedAnswer);
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
      markOf={(number) => <AnswerMark of={{ of: 'wrong', number }} />}
      items={answers}
      openedFirst={added}
      atLeast={2}
      makeNew={() => makeNew(keys[0] ?? 'error')}
      onChange={onChange}
    >
      {(answer, number, put) => (
        <>
          {children(answer, t('wrong_answer', { number }), put)}
          <div data-feedback-of={number} className="grid grid-cols-1 gap-2">
            <Select
              label={t('wrong_key', { number })}
              options={optionsFor(answer.feedback)}
              value={answer.feedback}
              onChoose={(key) => put({ ...answer, feedback: key })}
            />
            <ExpectButton number={number} onExpect={(key) => put({ ...answer, feedback: key })} />
            {onFeedback && feedback[answer.feedback] && (
              <BilingualField
                label={t('wrong_text', { number })}
                value={feedback[answer.feedback] ?? EMPTY}
                onChange={(text) => onFeedback(answer.feedback, text)}
              />
            )}
            {onFeedback && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start"
                onClick={() => {
                  const key = freeKey(feedback);
                  onFeedback(key, EMPTY, answers.with(number - 1, { ...answer, feedback: key }));
                }}
              >
                <Plus aria-hidden="true" className="size-4" />
                {t('new_feedback')}
              </Button>
            )}
          </div>
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
  put: (changes: {
    wrong?: Wrong[];
    alternatives?: Right[];
    feedback?: Record<string, Bilingual>;
  }) => void;
  /** One of the two lists; both unless stated. */
  only?: AnswerList | undefined;
  /** True if the texts of the feedback belong to the exercise itself, and so can be written here. */
  ownFeedback?: boolean;
};

/** The answers with which an exercise is proven: wrong ones, and right ones beside the solution. */
export function AnswerLists<Wrong extends { feedback: string }, Right>(props: Props<Wrong, Right>) {
  const { exercise, atLeast, makeWrong, makeRight, wrongField, rightField, put } = props;
  const { only, ownFeedback } = props;
  const { t } = useTranslation('admin-exercises');
  const onFeedback: FeedbackChange = (key, text, wrong) =>
    put({
      feedback: { ...exercise.feedback, [key]: text },
      ...(wrong && { wrong: wrong as Wrong[] }),
    });
  return (
    <>
      {only !== 'alternatives' && (
        <WrongAnswers
          feedback={exercise.feedback}
          answers={exercise.wrong}
          makeNew={makeWrong}
          onChange={(wrong) => put({ wrong })}
          onFeedback={ownFeedback ? onFeedback : undefined}
        >
          {wrongField}
        </WrongAnswers>
      )}
      {only !== 'wrong' && (
        <ListField
          title={t('alternatives')}
          nameOf={(number) => t('alternative', { number })}
          summaryOf={firstWords}
          markOf={(number) => <AnswerMark of={{ of: 'alternative', number }} />}
          items={exercise.alternatives ?? []}
          atLeast={atLeast}
          makeNew={makeRight}
          onChange={(alternatives) => put({ alternatives })}
        >
          {(answer, number, change) => rightField(answer, t('alternative', { number }), change)}
        </ListField>
      )}
    </>
  );
}

type CodeAnswer = { code: Code; feedback: string };
type CodeProps = Pick<
  Props<CodeAnswer, Code>,
  'exercise' | 'atLeast' | 'put' | 'only' | 'ownFeedback'
> & {
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
