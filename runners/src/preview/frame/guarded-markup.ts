import { LOADS_DOCUMENT, REWRITTEN_TAG } from '../element-names.ts';

/** Elements that are parsed like the ones they replace, and load nothing; others get a name without a meaning. */
const READ_ALIKE: Record<string, string> = {
  iframe: 'noembed',
  frame: 'param',
  embed: 'param',
};
/** Marks the replacement of an element, so that it is removed and reported; see nested-frames.ts. */
export const BLOCKED = 'data-blocked';

/** Values of `rel` for which a browser resolves a name or connects in spite of the policy. */
const HINT = /pre(?:connect|fetch|render)/i;

/** A tag that may continue in the next written text. */
const UNFINISHED = /<\/?[a-z:]*$/i;
/** A length above that of all these names; a tag with a longer prefix does not belong to HTML. */
const LONGEST = 20;
/** Maximum number of signs ">" in the values of a link. */
const MOST_ENDS = 50;

/** Native functions, kept before the program can replace them: each is called by `apply` alone. */
const { apply } = Reflect;
const { exec } = RegExp.prototype;
const { slice, indexOf, toLowerCase, startsWith } = String.prototype;
const { getAttribute } = Element.prototype;
const { querySelector } = DocumentFragment.prototype;
const sample = document.implementation.createHTMLDocument('').createElement('template');
const { content } = sample;
const setHtml = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')?.set;

/** Tells whether an element of this name loads a document. */
export function isFrameName(name: string): boolean {
  const lower = apply(toLowerCase, name, []);
  for (let i = 0; i < LOADS_DOCUMENT.length; i++) if (LOADS_DOCUMENT[i] === lower) return true;
  return false;
}

export const isHint = (rel: string): boolean => apply(exec, HINT, [rel]) !== null;

/** Tells whether a text begins with a link that prepares a connection, or with one without an end. */
function beginsWithHint(html: string): boolean {
  let end = 0;
  for (let i = 0; i < MOST_ENDS; i++) {
    end = apply(indexOf, html, ['>', end]) + 1;
    if (end === 0) return true;
    // The browser itself decides where the tag ends and how its values are read.
    if (setHtml) apply(setHtml, sample, [apply(slice, html, [0, end])]);
    const link: Element | null = apply(querySelector, content, ['*']);
    if (link) return isHint(apply(getAttribute, link, ['rel']) ?? '');
  }
  return true;
}

/** The beginning of a tag, written otherwise where it has to be. */
function guardedTag(tag: string, slash: string, prefix: string, name: string, rest: string) {
  const lower = apply(toLowerCase, name, []);
  if (lower === 'link') {
    // The first of two attributes counts. No quotes: the tag may be in a text of a script.
    return slash === '' && beginsWithHint(tag + rest) ? `${tag} rel=blocked ` : tag;
  }
  const other = READ_ALIKE[lower] ?? `blocked-${lower}`;
  return slash === '' ? `<${prefix}${other} ${BLOCKED}` : `</${prefix}${other}`;
}

/** Returns the HTML without elements that load documents and without links that prepare connections. */
export function withoutWaysOut(html: string): string {
  let safe = '';
  let rest = html;
  for (
    let found = apply(exec, REWRITTEN_TAG, [rest]);
    found;
    found = apply(exec, REWRITTEN_TAG, [rest])
  ) {
    const tag: string = found[0];
    const before = apply(slice, rest, [0, found.index]);
    rest = apply(slice, rest, [found.index + tag.length]);
    safe += before + guardedTag(tag, found[1] ?? '', found[2] ?? '', found[3] ?? '', rest);
  }
  return safe + rest;
}

/** The end of a text that may be the beginning of one of those tags. */
export function unfinishedTag(html: string): string {
  const end = apply(slice, html, [-LONGEST]);
  const found = apply(exec, UNFINISHED, [end]);
  if (!found) return '';
  const name = apply(toLowerCase, apply(slice, found[0], [found[0][1] === '/' ? 2 : 1]), []);
  if (name === '' || apply(startsWith, 'link', [name])) return found[0];
  for (let i = 0; i < LOADS_DOCUMENT.length; i++) {
    if (apply(startsWith, LOADS_DOCUMENT[i] ?? '', [name])) return found[0];
  }
  return '';
}
