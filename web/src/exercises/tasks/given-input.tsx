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
export function GivenInput({ unanswered, ...props }: Props) {
  const { t } = useTranslation('tasks');
  const { given } = webTask(props.task);
  if (!given) return null;
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <given.Input {...props} />
      <p role="status" className="m-0! font-bold empty:hidden">
        {unanswered && t(given.first)}
      </p>
    </Suspense>
  );
}
