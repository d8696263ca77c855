/**
 * Returns JavaScript that may appear inside a `<script>` of a page: text that would end that element too early, or
 * change its parsing, is written another way that means the same in texts, patterns and comments, which is where such
 * text occurs.
 */
export function insideScript(code: string): string {
  return code.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
}

/** CSS that may appear inside a `<style>` of a page. */
export function insideStyle(css: string): string {
  return css.replace(/<\/(style)/gi, '<\\/$1');
}

/** Text that may appear anywhere in a page. */
export function insideHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => names[sign] ?? sign);
}
