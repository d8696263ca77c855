import type { ExerciseTask } from '@codivia/contract/exercises/tasks/learner-task';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import { createPortal } from 'react-dom';
import { SolvedContext, StepContext, useStepAction } from '../../code/editor/step-action.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';

type Props = {
  title: string;
  /** HTML. */
  instructions: string;
  /** The way of answering, unless a program is written. */
  task?: ExerciseTask['type'] | 'predict' | 'explore' | undefined;
  passed: boolean;
  /** Additional content below the instructions. */
  more?: ReactNode;
  children: ReactNode;
};

/** An exercise of any kind: its title and instructions, above the content that the learner works on. */
export function ExerciseFrame({ title, instructions, task, passed, more, children }: Props) {
  const { t } = useTranslation('exercise');
  const titleId = useId();
  const step = use(StepContext);
  const solved = use(SolvedContext) || passed;
  const what = (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="trail">{t(task ? `kinds.${task}` : 'kind')}</Badge>
        <h3 id={titleId} className="m-0! text-xl">
          {title}
        </h3>
        {solved && <Badge tone="done">{t('passed')}</Badge>}
      </div>
      <SafeHtml html={instructions} />
      {more}
    </>
  );
  if (step) {
    return (
      <fieldset aria-labelledby={titleId} className="step-card">
        {step.text && createPortal(what, step.text)}
        {children}
      </fieldset>
    );
  }
  return (
    <Card role="group" aria-labelledby={titleId} className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      {what}
      {children}
    </Card>
  );
}

/** Checks the answer. In a step of a lesson the bar has the button instead. */
export function CheckButton({ checking, onCheck }: { checking: boolean; onCheck: () => void }) {
  const { t } = useTranslation('exercise');
  const step = useStepAction('check', { label: t('check'), busy: checking, act: onCheck });
  if (step) return null;
  return (
    <Button variant="joy" loading={checking} onClick={onCheck}>
      {!checking && <CheckCheck aria-hidden="true" className="size-5 max-sm:hidden" />}
      {t('check')}
    </Button>
  );
}
