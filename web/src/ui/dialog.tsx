import { type ComponentType, createElement, Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.ts';

/** A modal dialog. Its code comes when it first opens. */
export const Dialog = lazyDialog(async () => (await import('./dialog-panel.tsx')).DialogPanel);

/** A dialog whose code comes when it first opens; once there it stays, so that it can close by itself. */
export function lazyDialog<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = lazyPart(load);
  return function OpensLater(props: Props) {
    const [needed, setWanted] = useState(props.open);
    if (props.open && !needed) setWanted(true);
    const Part = part.usePart(needed);
    // Its texts may still be on their way: nothing appears until then, and the page stays.
    return Part && createElement(Suspense, null, createElement(Part, props));
  };
}
