import { guardMaking } from './guarded-elements.ts';
import { BLOCKED } from './guarded-markup.ts';
import { guardParsing } from './guarded-parsing.ts';
import type { Reporter } from './reporter.ts';

/** Selector of all elements that hold a window of their own, and of their replacements. */
const HOLDERS = `[${BLOCKED}], iframe, frame, object, embed, fencedframe`;

/** Native functions, kept before the program can replace them: each is called by `apply` alone. */
const { apply } = Reflect;
const { remove, attachShadow, getAttribute } = Element.prototype;
const { observe } = MutationObserver.prototype;
const Observer = MutationObserver;
const findInDocument = Document.prototype.querySelector;
const findInShadow = DocumentFragment.prototype.querySelector;

/** Returns the address that the element was given, as an attribute or, for a replacement, as a property. */
function addressOf(holder: Element & { src?: unknown; data?: unknown }): string {
  const attribute = apply(getAttribute, holder, ['src']) ?? apply(getAttribute, holder, ['data']);
  return attribute ?? String(holder.src ?? holder.data ?? '');
}

function report(holder: Element, reporter: Reporter): void {
  reporter.add({
    kind: 'notice',
    notice: 'frame',
    text: addressOf(holder),
    position: null,
    count: 1,
  });
}

/** Removes every frame that comes into this tree before a document can be loaded into it. */
function watch(root: Document | ShadowRoot, find: typeof findInDocument, reporter: Reporter): void {
  const observer = new Observer(() => {
    const taken: Element[] = [];
    for (let holder = apply(find, root, [HOLDERS]); holder; holder = apply(find, root, [HOLDERS])) {
      apply(remove, holder, []);
      taken[taken.length] = holder;
    }
    // Reporting comes last: the program may have changed functions that it uses, so it may fail.
    for (const holder of taken) report(holder, reporter);
  });
  apply(observe, observer, [root, { childList: true, subtree: true }]);
}

/**
 * Keeps the program from windows of its own. A frame inside the frame has everything again that was removed here,
 * WebRTC among it, and no policy of browsers forbids frames made of text (`srcdoc`). None comes into being: code that
 * would make one makes a replacement. Should one be there all the same, an observer is notified of it when the current
 * script is over; a document is loaded into it later, by the same thread (docs/decisions/0310).
 *
 * @param onOpened is called when a document was opened for writing, which takes listeners away
 */
export function keepFramesOut(reporter: Reporter, onOpened: () => void): void {
  watch(document, findInDocument, reporter);
  Element.prototype.attachShadow = function attach(this: Element, options) {
    // A clone would be a tree that nobody watches.
    const root = apply(attachShadow, this, [{ ...options, clonable: false }]);
    watch(root, findInShadow, reporter);
    return root;
  };
  guardParsing(onOpened);
  guardMaking();
}
