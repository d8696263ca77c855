import { createSubscribers } from './subscribers.ts';

/** A short notice. Screen readers announce errors at once, the others when they pause. */
export type Notice = { kind: 'success' | 'error' | 'info'; message: string; action?: NoticeAction };

/** An action that the notice itself offers; there must be another way too. */
export type NoticeAction = { label: string; act: () => void };

let waiting: Notice[] = [];
let show: ((notice: Notice) => void) | null = null;
const firstNotices = createSubscribers();

function addNotice(kind: Notice['kind'], message: string, action?: NoticeAction): void {
  const notice: Notice = { kind, message, ...(action ? { action } : {}) };
  if (show) {
    show(notice);
    return;
  }
  waiting = [...waiting, notice];
  firstNotices.notify();
}

/** Shows a notice that disappears after 4 s (docs/product.md#notices). */
export const toast = {
  success: (message: string, action?: NoticeAction) => addNotice('success', message, action),
  error: (message: string) => addNotice('error', message),
  info: (message: string) => addNotice('info', message),
};

/** True once a notice was shown. */
export function hasNotices(): boolean {
  return waiting.length > 0 || show !== null;
}

/** Calls back when the first notices come. Returns the function that stops this. */
export const watchNotices = firstNotices.subscribe;

/** Passes all notices, earlier ones first, to the component that shows them. Returns the function that stops this. */
export function showNoticesWith(presenter: (notice: Notice) => void): () => void {
  show = presenter;
  for (const notice of waiting) presenter(notice);
  waiting = [];
  return () => {
    show = null;
  };
}
