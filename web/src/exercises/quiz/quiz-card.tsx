import type { QuizQuestion } from '@codivia/contract/exercises/quiz';
import { useId, useState } from 'react';
import { useStepAction } from '../../code/editor/step-action.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { plainText } from '../../lib/plain-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useShown } from '../../ui/use-shown.ts';
import { Solved } from '../card/solved.tsx';
import { type Choice, hasSeveralAnswers, type QuizResult, resultOf, withOption } from './quiz.ts';
import { QuizHtml, QuizOption } from './quiz-option.tsx';

type Props = {
  question: QuizQuestion;
  /** Called after each check: tells whether the answer was right, the positions of the chosen options, and their texts. */
  onChecked?: (passed: boolean, chosen: number[], texts: string) => void;
};

const NONE: Choice = new Set();

/** A question with one or several right options. The choice can be changed until it is right. */
export function QuizCard({ question, onChecked }: Props) {
  const { t } = useTranslation('python');
  const id = useId();
  const several = hasSeveralAnswers(question);
  const [choice, setChoice] = useState(NONE);
  const [result, setResult] = useState<QuizResult | null>(null);
  const feedback = useShown<HTMLDivElement>(result);
  const checked = result !== null && result !== 'nothing-chosen';

  function check(): void {
    const found = resultOf(question, choice);
    setResult(found);
    if (found === 'nothing-chosen') return;
    const texts = [...choice].map((i) => plainText(question.options[i]?.text ?? ''));
    onChecked?.(found === 'passed', [...choice], texts.join(' · '));
  }

  function retry(): void {
    // Right choices stay; wrong ones are cleared, so that the learner thinks again.
    setChoice(new Set([...choice].filter((option) => question.options[option]?.correct)));
    setResult(null);
  }

  const action = {
    label: checked ? t('try_again') : t('quiz.check'),
    busy: false,
    act: checked ? retry : check,
  };
  const step = useStepAction('check', result === 'passed' ? undefined : action);

  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <div>
        <Badge tone="trail">{t('quiz.kind')}</Badge>
      </div>
      <fieldset
        aria-labelledby={`${id}-question`}
        aria-describedby={`${id}-how`}
        className="grid grid-cols-1 gap-3"
      >
        <div id={`${id}-question`} className="font-bold text-lg [&_pre]:font-normal">
          <QuizHtml html={question.question} />
        </div>
        <p id={`${id}-how`} className="text-muted text-sm">
          {several ? t('quiz.several') : t('quiz.single')}
        </p>
        {question.options.map((option, i) => (
          <QuizOption
            // biome-ignore lint/suspicious/noArrayIndexKey: options keep their order.
            key={i}
            option={option}
            type={several ? 'checkbox' : 'radio'}
            name={id}
            chosen={choice.has(i)}
            checked={checked}
            solved={result === 'passed'}
            onChoose={() => {
              setChoice(withOption(question, choice, i));
              setResult(null);
            }}
          />
        ))}
      </fieldset>
      <div ref={feedback} role="status" className="scroll-mt-20 scroll-mb-4">
        {result && <Result result={result} concept={question.concept} />}
      </div>
      {result !== 'passed' && !step && (
        <div>
          <Button onClick={action.act}>{action.label}</Button>
        </div>
      )}
    </Card>
  );
}

function Result({ result, concept }: { result: QuizResult; concept?: string | undefined }) {
  const { t } = useTranslation('python');
  if (result === 'passed') return <Solved title={t('quiz.passed')} concept={concept} />;
  if (result === 'nothing-chosen') return <p>{t('quiz.nothing_chosen')}</p>;
  return (
    <p className="rounded-control bg-joy-soft p-4">
      <strong>{t('quiz.wrong')}.</strong> {result === 'incomplete' && t('quiz.incomplete')}
    </p>
  );
}
