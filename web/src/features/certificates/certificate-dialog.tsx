import { lazy, Suspense, useState } from 'react';
import type { CertificateDialogProps } from './certificate-dialog-panel.tsx';

const Panel = lazy(() =>
  import('./certificate-dialog-panel.tsx').then((module) => ({
    default: module.CertificateDialogPanel,
  })),
);

/**
 * A certificate of the member, of a course or of a path, to look at, download and share. Its code and its texts are loaded when it first
 * opens.
 */
export function CertificateDialog(props: CertificateDialogProps) {
  const [needed, setWanted] = useState(props.open);
  if (props.open && !needed) setWanted(true);
  return needed ? (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  ) : null;
}
