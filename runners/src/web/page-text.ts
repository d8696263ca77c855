const WHOLE_PAGE = /<(!doctype|html|head|body)\b/i;

/** Returns the position where the last match of a tag begins. */
function startOf(page: string, tag: RegExp): number | undefined {
  return [...page.matchAll(tag)].at(-1)?.index;
}

/** Returns the position where the last match of a tag ends; 0 without one. */
function endOf(page: string, tag: RegExp): number {
  const found = [...page.matchAll(tag)].at(-1);
  return found ? found.index + found[0].length : 0;
}

/** Tells whether HTML is a page of its own, and not only the contents of its body. */
export function isWholePage(html: string): boolean {
  return WHOLE_PAGE.test(html);
}

/** The page with a style sheet, as a tag, at the end of its head. */
export function withStyle(page: string, style: string): string {
  const at =
    startOf(page, /<\/head\s*>/gi) ??
    endOf(page, /<head\b[^>]*>|<html\b[^>]*>|<!doctype\b[^>]*>/gi);
  return page.slice(0, at) + style + page.slice(at);
}

/** The page in two: before and after the place where a script belongs, at the end of its body. */
export function aroundScript(page: string): [above: string, below: string] {
  const at = startOf(page, /<\/body\s*>/gi) ?? startOf(page, /<\/html\s*>/gi) ?? page.length;
  return [page.slice(0, at), page.slice(at)];
}
