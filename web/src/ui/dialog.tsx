import { lazy, type ReactNode, Suspense, useState } from 'react';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Wide dialogs hold pictures and tables. */
  size?: 'md' | 'lg';
};

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
