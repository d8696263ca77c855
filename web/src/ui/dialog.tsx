import { opensLater } from './opens-later.tsx';

/** A modal dialog. Its code comes when it first opens. */
export const Dialog = opensLater(async () => (await import('./dialog-panel.tsx')).DialogPanel);
