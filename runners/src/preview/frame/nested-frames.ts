import { allowNoDeclaredShadows } from './declared-shadows.ts';
import type { Reporter } from './reporter.ts';

/** Everything that holds a window of its own. */
const HOLDERS = 'iframe, frame, object, embed, fencedframe';

/** What the program must not be able to change under us: each is called by `apply` alone. */
const { apply } = Reflect;
const { remove, attachShadow, getAttribute } = Element.prototype;
const { observe } = MutationObserver.prototype;
const Observer = MutationObserver;
const findInDocument = Document.prototype.querySelector;
const findInShadow = DocumentFragment.prototype.querySelector;

function report(holder: Element, reporter: Reporter): void {
  const text = apply(getAttribute, holder, ['src']) ?? apply(getAttribute, holder, ['data']) ?? '';
  reporter.add({ kind: 'notice', notice: 'frame', text, position: null, count: 1 });
}

/** Takes away whatever comes into this tree, before a document can be loaded into it. */
function watch(root: Document | ShadowRoot, find: typeof findInDocument, reporter: Reporter): void {
  const observer = new Observer(() => {
    const taken: Element[] = [];
    for (let holder = apply(find, root, [HOLDERS]); holder; holder = apply(find, root, [HOLDERS])) {
      apply(remove, holder, []);
      taken[taken.length] = holder;
    }
    // Only now: what reports may have been changed by the program, and fail.
    for (const holder of taken) report(holder, reporter);
  });
  apply(observe, observer, [root, { childList: true, subtree: true }]);
}

/**
 * Keeps the program from windows of its own. A frame inside the frame has everything again that was removed here,
 * WebRTC among it, and no policy of browsers forbids frames made of text (`srcdoc`). An observer is notified of a
 * frame when the current script is over; a document is loaded into it later, by the same thread
 * (docs/decisions/0150).
 */
export function keepFramesOut(reporter: Reporter): void {
  watch(document, findInDocument, reporter);
  Element.prototype.attachShadow = function attach(this: Element, options) {
    // A clone would be a tree that nobody watches.
    const root = apply(attachShadow, this, [{ ...options, clonable: false }]);
    watch(root, findInShadow, reporter);
    return root;
  };
  allowNoDeclaredShadows();
}
