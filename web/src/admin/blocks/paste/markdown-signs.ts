/** Signs that only texts in the format of our files have. */
const OWN_SIGNS = [
  /^(```|~~~)/m,
  /^::(exercise|quiz|video|explore)\[[a-z0-9-]+\]/m,
  /^> ?\[![A-Z]+\]/m,
];

/** A sign of Markdown that stands alone, because nobody writes it by chance. */
const SURE_SIGNS = [
  /^#{2,6} \S/m,
  /^# [^\n]+\n[ \t]*\n/m,
  /\[[^\]\n]{1,300}\]\((https?:\/\/|mailto:|\/)[^)\s]{1,2000}\)/,
];

/** Signs that other texts may have too: two of them make Markdown. */
const WEAK_SIGNS = [
  /^# \S/gm,
  /^ {0,3}[-*+] \S/gm,
  /^ {0,3}\d{1,3}[.)] \S/gm,
  /^> \S/gm,
  /\*\*[^\s*][^*\n]{0,300}\*\*/g,
  /`[^`\n]{1,300}`/g,
];

/** Lines of programs, in which `#` begins a comment and `*` multiplies. */
const PROGRAM =
  /^[ \t]*(import \w|from \w+ import|def \w+\(|class \w+[(:]|(for|while|if|elif|else)\b.{0,200}:[ \t]*$|print\(|function \w|const \w|let \w|var \w|#include|return\b|\w+ ?= ?\S|<\/?[a-z!][^>\n]{0,300}>[ \t]*$)/m;

/** Tells whether a text is written in the format of our files: with fences, boxes, exercises or questions. */
export function isOurMarkdown(text: string): boolean {
  return OWN_SIGNS.some((sign) => sign.test(text));
}

/** Tells whether a text has the line below the head of a table. */
const hasTable = (text: string) =>
  (text.match(/^[|: \t-]{5,}$/gm) ?? []).some((row) => row.includes('---') && row.includes('|'));

/** Tells whether a text is Markdown rather than plain text or a program. */
export function isMarkdown(text: string): boolean {
  if (isOurMarkdown(text)) return true;
  if (PROGRAM.test(text)) return false;
  if (hasTable(text) || SURE_SIGNS.some((sign) => sign.test(text))) return true;
  const found = WEAK_SIGNS.map((sign) => text.match(sign)?.length ?? 0);
  return found.reduce((sum, count) => sum + count, 0) >= 2;
}

/** Maximum number of signs of emphasis in one paragraph, and of levels of quotes: work grows with their square. */
const SIGNS_MAX = 500;
const LEVELS_MAX = 40;

/** Tells whether a line begins more levels of quotes and lists than there may be. A row of dashes is a rule. */
function isTooDeep(line: string): boolean {
  let levels = 0;
  for (const sign of line) {
    if ('>*+-'.includes(sign)) levels += 1;
    else if (sign !== ' ' && sign !== '\t') return false;
    if (levels > LEVELS_MAX) return /[> ]/.test(line);
  }
  return false;
}

const FENCE = /^ {0,3}(```|~~~)/;
/** Matches the lines that begin another paragraph. */
const BEGINNING = /^\s*($|[-*+|>]|\d{1,3}[.)] )/;

/** Tells whether conversion would stop the page: no lesson has such paragraphs. */
export function isTooHard(markdown: string): boolean {
  let signs = 0;
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode) continue;
    if (BEGINNING.test(line)) signs = 0;
    if (isTooDeep(line)) return true;
    for (const sign of line) {
      if ('*_~[`'.includes(sign)) signs += 1;
      if (signs > SIGNS_MAX) return true;
    }
  }
  return false;
}
