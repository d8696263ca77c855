import type { ToServiceWorker } from '../../../service-worker/messages.ts';

/** Minimum time between two checks for a new version by an open page, in milliseconds. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** The script with which this page began. */
function ownEntry(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : '';
}

function tell(worker: ServiceWorker, message: ToServiceWorker, port?: MessagePort): void {
  worker.postMessage(message, port ? [port] : []);
}

function entryOf(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    tell(worker, { type: 'entry' }, port2);
  });
}

/**
 * Calls back with a complete version that waits while this page is of an older one. A waiting version that is the same
 * as this page's takes over without a notice. Returns the function that ends the watching.
 */
export function watchNewVersion(found: (waiting: ServiceWorker) => void): () => void {
  const over = new AbortController();
  const { signal } = over;

  async function consider(registration: ServiceWorkerRegistration): Promise<void> {
    const { waiting } = registration;
    // Without an active worker there is no old version: the new one takes over by itself.
    if (!waiting || !registration.active || signal.aborted) return;
    if ((await entryOf(waiting)) === ownEntry()) tell(waiting, { type: 'activate' });
    else if (!signal.aborted) found(waiting);
  }

  function watch(registration: ServiceWorkerRegistration): void {
    let lastCheck = Date.now();
    void consider(registration);
    const onFound = () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => void consider(registration), { signal });
    };
    onFound();
    registration.addEventListener('updatefound', onFound, { signal });
    const look = () => {
      if (document.hidden || Date.now() - lastCheck < CHECK_INTERVAL_MS) return;
      lastCheck = Date.now();
      registration.update().catch(() => {});
    };
    document.addEventListener('visibilitychange', look, { signal });
  }

  void navigator.serviceWorker.ready.then((registration) => signal.aborted || watch(registration));
  return () => over.abort();
}

/** Lets the waiting version take over, and shows this page in it. */
export function changeTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  tell(waiting, { type: 'activate' });
}
