const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
};

/** Tags that are between words; the others are inside them. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li|h[1-6]|br|hr|pre|blockquote|table|tr|td|th)\b[^<>]*>/gi;

/** Returns HTML without its tags: every space and line break of code stays. Never put the result into HTML. */
export function withoutTags(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The words of a piece of HTML, for places that show text only. Never put the result into HTML. */
export function plainText(html: string): string {
  return withoutTags(html.replace(BLOCKS, ' '))
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}

/** Maximum length of a description that search engines show, in characters. */
const SHOWN = 155;

/** The beginning of a text, up to a whole word, for places that show a line or two. */
export function beginning(text: string): string {
  if (text.length <= SHOWN) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHOWN)).replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/, '')}…`;
}
