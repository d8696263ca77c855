import { Suspense } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { webTask } from './tasks.ts';
import type { InputProps } from './web-task.ts';

type Props = InputProps & {
  /** Tells whether the learner has pressed Check before there was anything to check. */
  unanswered: boolean;
};

/** Blanks to fill, lines to put into order, or whatever else completes a program. */
export function CompletionInput({ unanswered, ...props }: Props) {
  const { t } = useTranslation('tasks');
  const { completion } = webTask(props.task);
  if (!completion) return null;
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <completion.Input {...props} />
      <p role="status" className="m-0! font-bold empty:hidden">
        {unanswered && t(completion.first)}
      </p>
    </Suspense>
  );
}
