import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The code of pages and sketches is fetched by the lessons that have some; other lessons fetch nothing of it. */
const Editor = lazy(async () => ({
  default: (await import('./preview-editor.tsx')).PreviewEditor,
}));

/** A page or a sketch to try out and change. */
export function PreviewEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <Editor {...props} />
    </Suspense>
  );
}
