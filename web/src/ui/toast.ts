/** A short notice. Errors are told at once by screen readers, the others when they pause. */
export type Notice = { kind: 'success' | 'error' | 'info'; message: string };

let waiting: Notice[] = [];
let show: ((notice: Notice) => void) | null = null;
const watchers = new Set<() => void>();

function tell(kind: Notice['kind'], message: string): void {
  const notice = { kind, message };
  if (show) {
    show(notice);
    return;
  }
  waiting = [...waiting, notice];
  for (const watcher of watchers) watcher();
}

/** Tells people something in passing: it goes away after 4 s (specification §9). */
export const toast = {
  success: (message: string) => tell('success', message),
  error: (message: string) => tell('error', message),
  info: (message: string) => tell('info', message),
};

/** True once there has been something to tell. */
export function anythingTold(): boolean {
  return waiting.length > 0 || show !== null;
}

/** Calls `watcher` when the first notices come. Returns its end. */
export function watchNotices(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Hands all notices, those that waited first, to whoever shows them. Returns its end. */
export function showNoticesWith(presenter: (notice: Notice) => void): () => void {
  show = presenter;
  for (const notice of waiting) presenter(notice);
  waiting = [];
  return () => {
    show = null;
  };
}
