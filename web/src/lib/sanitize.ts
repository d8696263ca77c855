type Sanitize = (html: string) => string;

const SAFE_ALREADY = Promise.resolve<Sanitize>((html) => html);

let loading: Promise<Sanitize> | null = null;
let loaded: Sanitize | null = null;

/** Returns the function that makes HTML safe, once it has been fetched; null before. */
export function sanitizer(): Sanitize | null {
  return loaded;
}

/** Fetches the code that makes HTML of course authors safe to show; returns the same promise every time. */
export function loadSanitizer(): Promise<Sanitize> {
  // The server renders only HTML that was made safe when it was written (docs/decisions/0031).
  if (typeof window === 'undefined') return SAFE_ALREADY;
  loading ??= import('dompurify').then(({ default: purify }) => {
    loaded = (html) =>
      purify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
        FORBID_ATTR: ['style', 'id', 'name'],
      });
    return loaded;
  });
  return loading;
}
