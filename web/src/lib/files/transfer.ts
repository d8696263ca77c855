import type { Fetcher } from '../http.ts';

/** Milliseconds in which nothing arrives on either side, after which a transfer counts as unanswered. */
const STALL_MS = 20_000;

interface Options {
  /** Ends the transfer. */
  signal?: AbortSignal | undefined;
  /** Hears how many bytes of the body have been sent, as they are. */
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
 * Sends requests with a large body or answer. `fetch` does not tell how much of a body has been sent, and a limit for
 * the whole call would refuse slow lines: this one takes as long as something moves.
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
