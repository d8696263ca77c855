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

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** The words of a piece of HTML, for places that show text only. Never put the result into HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \n\t]+/g, ' ')
    .replace(/ ([.,])/g, '$1')
    .trim();
}
