import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Pages and sketches come with the lessons that have some; without, nothing of them is fetched. */
const Editor = lazy(async () => {
  const { PreviewEditor: Part } = await import('./preview-editor.tsx');
  return { default: Part };
});
const Exercise = lazy(async () => {
  const { PreviewExercise: Part } = await import('./preview-exercise.tsx');
  return { default: Part };
});

/** Holds the place of a part whose code and texts are on their way. */
function LaterPart({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-96 w-full" />}>{children}</Suspense>;
}

/** A page or a sketch to play with. */
export function PreviewEditor(props: ComponentProps<typeof Editor>) {
  return (
    <LaterPart>
      <Editor {...props} />
    </LaterPart>
  );
}

/** A page or a sketch to write. */
export function PreviewExercise(props: ComponentProps<typeof Exercise>) {
  return (
    <LaterPart>
      <Exercise {...props} />
    </LaterPart>
  );
}
