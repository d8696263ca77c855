import { lazy, type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { PreviewProblemsProps } from '../previews/problems/preview-problems.tsx';
import type { PythonProblemsProps } from '../python/problems/python-problems.tsx';

const OfPreview = lazy(async () => ({
  default: (await import('../previews/problems/preview-problems.tsx')).PreviewProblems,
}));
const OfPython = lazy(async () => ({
  default: (await import('../python/problems/python-problems.tsx')).PythonProblems,
}));

/** Its place while it is fetched. */
const Place = () => <div className="min-h-8 shrink-0 pointer-coarse:min-h-11" />;

/** Fetched once the page is hydrated: the server renders an empty placeholder. */
function Fetched({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return isHydrated ? <Suspense fallback={<Place />}>{children}</Suspense> : <Place />;
}

/** The problems of a page or a sketch, fetched apart from its editor. */
export function PageProblems(props: PreviewProblemsProps) {
  return (
    <Fetched>
      <OfPreview {...props} />
    </Fetched>
  );
}

/** The problems of a Python program, fetched apart from its editor. */
export function ProgramProblems(props: PythonProblemsProps) {
  return (
    <Fetched>
      <OfPython {...props} />
    </Fetched>
  );
}

/** An editor of a room with the problems of its code below it, in the height that there is. */
export function WithProblems({ problems, children }: { problems: ReactNode; children: ReactNode }) {
  return (
    <div className="flex h-full min-h-0 flex-col gap-1">
      <div className="flex min-h-0 grow basis-0 flex-col">{children}</div>
      {problems}
    </div>
  );
}
