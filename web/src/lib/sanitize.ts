type Sanitize = (html: string) => string;

const SAFE_ALREADY = Promise.resolve<Sanitize>((html) => html);

let loading: Promise<Sanitize> | null = null;

/**
 * Fetches the code that makes HTML of course authors safe to show; returns the same promise every time. Once it is there,
 * the promise says so in the way that React reads: it shows the HTML without waiting a moment.
 */
export function loadSanitizer(): Promise<Sanitize> {
  // The server renders only HTML that was made safe when it was written (docs/decisions/0031).
  if (typeof window === 'undefined') return SAFE_ALREADY;
  if (loading) return loading;
  const promise = import('dompurify').then(({ default: purify }) => {
    const value: Sanitize = (html) =>
      purify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
        FORBID_ATTR: ['style', 'id', 'name'],
      });
    Object.assign(promise, { status: 'fulfilled', value });
    return value;
  });
  loading = promise;
  return promise;
}
