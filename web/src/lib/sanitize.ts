type Sanitize = (html: string) => string;

let loading: Promise<Sanitize> | null = null;

/** Fetches what makes HTML of course authors safe to show; always the same promise. */
export function loadSanitizer(): Promise<Sanitize> {
  loading ??= import('dompurify').then(
    ({ default: purify }) =>
      (html) =>
        purify.sanitize(html, {
          USE_PROFILES: { html: true },
          FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
          FORBID_ATTR: ['style', 'id', 'name'],
        }),
  );
  return loading;
}
