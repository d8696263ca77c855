import type { Fetcher } from '../http.ts';

/** Maximum time in which nothing arrives on either side, in milliseconds; after it a transfer counts as unanswered. */
const STALL_MS = 20_000;

interface Options {
  /** Ends the transfer. */
  signal?: AbortSignal | undefined;
  /** Called with the number of bytes of the body sent so far, each time that it grows. */
  onSent?: ((bytes: number) => void) | undefined;
}

/** The answer as `fetch` would give it. */
function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['content-type', 'x-request-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.response as Blob, { status: request.status, headers });
}

/**
 * Returns a function that sends requests with a large body or answer. `fetch` does not report the progress of a body,
 * and a limit for the whole call would refuse slow lines: this one takes as long as data moves.
 */
export function transfer({ signal, onSent }: Options = {}): Fetcher {
  return (address, { method = 'GET', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let stalled: ReturnType<typeof setTimeout>;
      const abort = () => request.abort();
      function moved(): void {
        clearTimeout(stalled);
        stalled = setTimeout(abort, STALL_MS);
      }
      function end(finish: () => void): void {
        clearTimeout(stalled);
        signal?.removeEventListener('abort', abort);
        finish();
      }
      request.open(method, address);
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.addEventListener('progress', ({ loaded }) => {
        moved();
        onSent?.(loaded);
      });
      request.addEventListener('progress', moved);
      request.addEventListener('load', () => end(() => resolve(responseOf(request))));
      request.addEventListener('error', () => end(() => reject(new Error('no answer'))));
      request.addEventListener('abort', () => end(() => reject(new Error('ended'))));
      signal?.addEventListener('abort', abort);
      moved();
      request.send(body as Blob | undefined);
      if (signal?.aborted) abort();
    });
}
