const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** Tags that are between words; the others are inside them. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li|h[1-6]|br|hr|pre|blockquote|table|tr|td|th)\b[^>]*>/gi;

/** The words of a piece of HTML, for places that show text only. Never put the result into HTML. */
export function plainText(html: string): string {
  return html
    .replace(BLOCKS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}

/** As much of a description as search engines show, in characters. */
const SHOWN = 155;

/** The beginning of a text, up to a whole word, for places that show a line or two. */
export function beginning(text: string): string {
  if (text.length <= SHOWN) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHOWN)).replace(/[\s,;:.!?–—-]+$/, '')}…`;
}
