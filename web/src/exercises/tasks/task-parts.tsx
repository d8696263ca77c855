import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** What completes programs and predicts them comes with the lessons that have such exercises. */
const Given = lazy(async () => {
  const { GivenInput: Part } = await import('./given-input.tsx');
  return { default: Part };
});
const Failing = lazy(async () => {
  const { FailingCase: Part } = await import('./fix/failing-case.tsx');
  return { default: Part };
});
const Items = lazy(async () => {
  const { Checklist: Part } = await import('./open/checklist.tsx');
  return { default: Part };
});
const Python = lazy(async () => {
  const { PredictPython: Part } = await import('../predict/predict-python.tsx');
  return { default: Part };
});
const Script = lazy(async () => {
  const { PredictScript: Part } = await import('../predict/predict-script.tsx');
  return { default: Part };
});

/** Blanks or lines in place of an editor. */
export function GivenInput(props: ComponentProps<typeof Given>) {
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <Given {...props} />
    </Suspense>
  );
}

/** A case in which a program goes wrong. */
export function FailingCase(props: ComponentProps<typeof Failing>) {
  return (
    <Suspense fallback={<Skeleton className="h-20 w-full" />}>
      <Failing {...props} />
    </Suspense>
  );
}

/** What an open project must do. */
export function Checklist(props: ComponentProps<typeof Items>) {
  return (
    <Suspense fallback={<Skeleton className="h-56 w-full" />}>
      <Items {...props} />
    </Suspense>
  );
}

/** A program whose output is predicted. */
export function PredictCard(props: ComponentProps<typeof Python>) {
  const Card = props.exercise.language === 'javascript' ? Script : Python;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <Card {...props} />
    </Suspense>
  );
}
