import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from './dialog-panel.tsx';

const DialogPanel = lazy(() =>
  import('./dialog-panel.tsx').then((module) => ({ default: module.DialogPanel })),
);

/** A modal dialog. Its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  ) : null;
}
