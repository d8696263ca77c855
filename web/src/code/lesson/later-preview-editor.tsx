import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Pages and sketches come with the lessons that have some; without, nothing of them is fetched. */
const Editor = lazy(async () => ({
  default: (await import('./preview-editor.tsx')).PreviewEditor,
}));

/** A page or a sketch to play with. */
export function PreviewEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <Editor {...props} />
    </Suspense>
  );
}
