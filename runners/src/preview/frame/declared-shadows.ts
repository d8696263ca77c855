/**
 * HTML can declare a shadow tree, and what is in a closed one nobody outside sees. The name of the
 * attribute is looked for in the text: names, unlike values, cannot be written in any other way.
 */
const DECLARATION = /shadowrootmode/i;
/** It may be written in pieces: the text ends with the beginning of the name. */
const PARTIAL_ATTRIBUTE =
  /(?:^|[^a-z])s(?:h(?:a(?:d(?:o(?:w(?:r(?:o(?:o(?:t(?:m(?:od?)?)?)?)?)?)?)?)?)?)?)?$/i;
/** Ends the name of an attribute, and is left out of texts by browsers. */
const NUL = '\0';

/** Methods that take declarations, by the end of their names. */
const TAKES_DECLARATIONS = /HTMLUnsafe$/;

/** What the program must not be able to change under us: each is called by `apply` alone. */
const { apply } = Reflect;
const { exec } = RegExp.prototype;
const { slice } = String.prototype;

/** The same HTML without declared shadow trees, whatever is written after it. */
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

type Write = (...texts: string[]) => void;

/** From now on no HTML of this window declares shadow trees: only scripts make them. */
export function allowNoDeclaredShadows(): void {
  const { write, writeln } = Document.prototype;
  const guarded = (native: Write): Write =>
    function guardedWrite(this: Document, ...texts) {
      let html = '';
      for (let i = 0; i < texts.length; i++) html += `${texts[i]}`;
      apply(native, this, [withoutDeclaredShadows(html)]);
    };
  Object.assign(Document.prototype, { write: guarded(write), writeln: guarded(writeln) });
  for (const place of [Element.prototype, ShadowRoot.prototype, Document, Document.prototype]) {
    for (const name of Object.getOwnPropertyNames(place)) {
      if (TAKES_DECLARATIONS.test(name)) Reflect.deleteProperty(place, name);
    }
  }
}
