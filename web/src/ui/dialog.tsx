import { lazyDialog } from './lazy-dialog.tsx';

/** A modal dialog. Its code comes when it first opens. */
export const Dialog = lazyDialog(async () => (await import('./dialog-panel.tsx')).DialogPanel);
