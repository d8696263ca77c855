import type { ConsoleEntry } from '../../preview/messages.ts';
import { browserCss, type CssKnowledge, cssHints } from './css-hints.ts';
import { htmlHints } from './html-hints.ts';

/** Maximum number of hints; more are of no help. */
const MAX_HINTS = 8;

const STYLE = /<!--[\s\S]*?-->|(<style\b[^>]*>)([\s\S]*?)<\/style\s*>/gi;

/** The style sheets that are in the page itself. */
function inlineHints(html: string, knowledge: CssKnowledge | null): ConsoleEntry[] {
  return [...html.matchAll(STYLE)].flatMap(({ 1: tag, 2: css, index }) => {
    if (tag === undefined || css === undefined) return [];
    const line = html.slice(0, index + tag.length).split('\n').length;
    return cssHints(css, knowledge, 'index.html', line);
  });
}

/**
 * Returns hints about parts of a page and its style sheet that were probably not meant to be so, each with its line.
 */
export function pageHints(
  html: string,
  css: string,
  knowledge: CssKnowledge | null = browserCss(),
): ConsoleEntry[] {
  const hints = [...htmlHints(html), ...inlineHints(html, knowledge), ...cssHints(css, knowledge)];
  return hints.slice(0, MAX_HINTS);
}
