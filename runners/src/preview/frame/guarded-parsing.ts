import { LOADS_DOCUMENT } from '../element-names.ts';
import { withoutDeclaredShadows } from './declared-shadows.ts';
import { isHint, unfinishedTag, withoutWaysOut } from './guarded-markup.ts';
import { type Method, replaceMethod } from './replace-method.ts';

/** Methods that read HTML, with the place of the text among their arguments. */
const METHODS: [place: object, name: string, argument: number][] = [
  [Element.prototype, 'insertAdjacentHTML', 1],
  [Element.prototype, 'setHTML', 0],
  [ShadowRoot.prototype, 'setHTML', 0],
  [Range.prototype, 'createContextualFragment', 0],
  [Document.prototype, 'execCommand', 2],
  [Document, 'parseHTML', 0],
];
const PROPERTIES: [place: object, name: string][] = [
  [Element.prototype, 'innerHTML'],
  [Element.prototype, 'outerHTML'],
  [ShadowRoot.prototype, 'innerHTML'],
];
/** Methods that make a document, or a piece of one, in which nothing is loaded. */
const READERS: [place: object | undefined, name: string][] = [
  [DOMParser.prototype, 'parseFromString'],
  [globalThis.XSLTProcessor?.prototype, 'transformToFragment'],
  [globalThis.XSLTProcessor?.prototype, 'transformToDocument'],
  [DOMImplementation.prototype, 'createDocument'],
];
const ANSWERS = ['response', 'responseXML'];

/** Other methods that read HTML are deleted: they declare shadow trees, or read it piece by piece. */
const READS_HTML = /HTML/;
const KEPT = ['insertAdjacentHTML', 'setHTML', 'getHTML', 'parseHTML', 'innerHTML', 'outerHTML'];

const LOADING = LOADS_DOCUMENT.join(', ');

/** Native functions, kept before the program can replace them: each is called by `apply` alone. */
const { apply } = Reflect;
const { remove, getAttribute, removeAttribute } = Element.prototype;
const { slice } = String.prototype;
const { item } = NodeList.prototype;
const findInDocument = Document.prototype.querySelectorAll;
const findInFragment = DocumentFragment.prototype.querySelectorAll;
const typeOf = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeType')?.get as () => number;
const contentOf = Object.getOwnPropertyDescriptor(HTMLTemplateElement.prototype, 'content')
  ?.get as () => DocumentFragment;
/** Tells whether a value is a node. Unlike `instanceof` it calls no function that a program can change. */
function isNode(value: unknown): value is Node {
  try {
    return apply(typeOf, value, []) > 0;
  } catch {
    return false;
  }
}

function contentIn(template: Element): DocumentFragment | null {
  try {
    return apply(contentOf, template, []);
  } catch {
    return null;
  }
}

/** Calls back with each element that a selector finds. */
function forEach(tree: Node, selector: string, look: (element: Element) => void): void {
  const find = apply(typeOf, tree, []) === 9 ? findInDocument : findInFragment;
  const list = apply(find, tree, [selector]);
  for (let i = 0, one = apply(item, list, [0]); one; one = apply(item, list, [++i]))
    look(one as Element);
}

/** Removes elements that load documents or connect from a tree in which no file has been loaded yet. */
function removeWaysOut(tree: Node): void {
  forEach(tree, LOADING, (element) => apply(remove, element, []));
  forEach(tree, 'link', (link) => {
    if (isHint(apply(getAttribute, link, ['rel']) ?? '')) apply(removeAttribute, link, ['rel']);
  });
  // In XML, a template of another kind has no content.
  forEach(tree, 'template', (template) => {
    const content = contentIn(template);
    if (content) removeWaysOut(content);
  });
}

function guardTexts(): void {
  for (const [place, name, argument] of METHODS) {
    replaceMethod(
      place,
      name,
      (native) =>
        function guarded(...args) {
          if (args.length > argument) args[argument] = withoutWaysOut(`${args[argument]}`);
          return apply(native, this, args);
        },
    );
  }
  for (const [place, name] of PROPERTIES) {
    const found = Object.getOwnPropertyDescriptor(place, name);
    const { set } = found ?? {};
    if (!set) continue;
    Object.defineProperty(place, name, {
      ...found,
      set(html) {
        apply(set, this, [html === null ? '' : withoutWaysOut(`${html}`)]);
      },
    });
  }
}

function guardReaders(): void {
  for (const [place, name] of READERS) {
    replaceMethod(
      place,
      name,
      (native) =>
        function guarded(...args) {
          const tree = apply(native, this, args);
          if (isNode(tree)) removeWaysOut(tree);
          return tree;
        },
    );
  }
  for (const name of ANSWERS) {
    const found = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, name);
    const { get } = found ?? {};
    if (!get) continue;
    Object.defineProperty(XMLHttpRequest.prototype, name, {
      ...found,
      get() {
        const answer = apply(get, this, []);
        if (isNode(answer)) removeWaysOut(answer);
        return answer;
      },
    });
  }
}

/** @param onOpened is called when a document was opened for writing, which takes listeners away */
function guardWriting(onOpened: () => void): void {
  /** The end of the written text, which is a tag only with the following text, and its document. */
  let held = { text: '', document: null as unknown };
  const guarded = (native: Method, end: string): Method =>
    function guardedWrite(...texts) {
      let html = held.document === this ? held.text : '';
      for (let i = 0; i < texts.length; i++) html += `${texts[i]}`;
      html += end;
      // Writes an empty text, which opens a complete document again.
      apply(native, this, ['']);
      onOpened();
      const text = unfinishedTag(html);
      held = { text, document: this };
      const whole = apply(slice, html, [0, html.length - text.length]);
      apply(native, this, [withoutDeclaredShadows(withoutWaysOut(whole))]);
    };
  const { write } = Document.prototype as unknown as { write: Method };
  replaceMethod(Document.prototype, 'write', () => guarded(write, ''));
  replaceMethod(Document.prototype, 'writeln', () => guarded(write, '\n'));
  replaceMethod(
    Document.prototype,
    'open',
    (native) =>
      function guardedOpen(...args) {
        held = { text: '', document: null };
        const opened = apply(native, this, args);
        onOpened();
        return opened;
      },
  );
}

/**
 * Makes all functions that read HTML or XML in this window unable, from now on, to make an element that loads a
 * document, a link that prepares a connection, or a shadow tree.
 */
export function guardParsing(onOpened: () => void): void {
  guardTexts();
  guardReaders();
  guardWriting(onOpened);
  for (const place of [Element.prototype, ShadowRoot.prototype, Document, Document.prototype]) {
    for (const name of Object.getOwnPropertyNames(place)) {
      if (READS_HTML.test(name) && !KEPT.includes(name)) Reflect.deleteProperty(place, name);
    }
  }
}
