/**
 * Pattern of a shadow tree declared in HTML: nobody outside sees the contents of a closed one. The name of the
 * attribute is searched in the text: names, unlike values, cannot be written in any other way.
 */
const DECLARATION = /shadowrootmode/i;
/** It may be written in pieces: the text ends with the beginning of the name. */
const PARTIAL_ATTRIBUTE =
  /(?:^|[^a-z])s(?:h(?:a(?:d(?:o(?:w(?:r(?:o(?:o(?:t(?:m(?:od?)?)?)?)?)?)?)?)?)?)?)?$/i;
/** Ends the name of an attribute, and is left out of texts by browsers. */
const NUL = '\0';

/** Native functions, kept before the program can replace them: each is called by `apply` alone. */
const { apply } = Reflect;
const { exec } = RegExp.prototype;
const { slice } = String.prototype;

/** Returns the HTML without declared shadow trees; text that is written later cannot complete one. */
export function withoutDeclaredShadows(html: string): string {
  let text = html;
  for (
    let found = apply(exec, DECLARATION, [text]);
    found;
    found = apply(exec, DECLARATION, [text])
  ) {
    const before = apply(slice, text, [0, found.index]);
    text = `${before}shadowroot-mode${apply(slice, text, [found.index + found[0].length])}`;
  }
  return apply(exec, PARTIAL_ATTRIBUTE, [text]) ? text + NUL : text;
}
