import { useState } from 'react';
import type { DialogProps } from './dialog-panel.tsx';
import { loadedLater } from './loaded-later.ts';

const panel = loadedLater(async () => (await import('./dialog-panel.tsx')).DialogPanel);

/** A modal dialog. Its code comes when it first opens. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  const Panel = panel.usePart(wanted);
  return Panel && <Panel {...props} />;
}
