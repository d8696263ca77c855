import { Spinner } from '../ui/spinner.tsx';

/** Shown until the first page has come. It has no words: the texts may not be here yet either. */
export function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center text-trail">
      <Spinner className="size-8" />
    </div>
  );
}
