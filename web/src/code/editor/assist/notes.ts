import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import {
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  keymap,
  showTooltip,
  type Tooltip,
  ViewPlugin,
} from '@codemirror/view';

const setNote = StateEffect.define<Tooltip | null>();

/** The note that is shown at a place of the code; it disappears when the code or the cursor changes. */
const note = StateField.define<Tooltip | null>({
  create: () => null,
  update(shown, transaction) {
    for (const effect of transaction.effects) if (effect.is(setNote)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : shown;
  },
  provide: (field) => showTooltip.from(field),
});

/** Escape closes what is open, and only then lets Tab leave the editor. */
const closing = Prec.highest(
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        if (view.state.field(note) === null) return false;
        view.dispatch({ effects: setNote.of(null) });
        return true;
      },
    },
  ]),
);

/** Escape closes the explanation of the name under the mouse wherever the focus is, and nothing else. */
const closingHover = ViewPlugin.define((view) => {
  const { ownerDocument } = view.dom;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !hasHoverTooltips(view.state)) return;
    event.preventDefault();
    event.stopPropagation();
    view.dispatch({ effects: closeHoverTooltips });
  };
  ownerDocument.addEventListener('keydown', onKeyDown, true);
  return { destroy: () => ownerDocument.removeEventListener('keydown', onKeyDown, true) };
});

const look = EditorView.theme({
  '.cm-note': {
    maxWidth: 'min(26rem, calc(100vw - 2rem))',
    padding: '0.5rem 0.75rem',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.9375rem',
    lineHeight: '1.45',
    overflowWrap: 'anywhere',
  },
  '.cm-note code': { fontFamily: 'var(--font-mono)', fontWeight: '700' },
  '.cm-note p': { margin: '0' },
  '.cm-note form': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' },
  '.cm-note input, .cm-note button': {
    minHeight: '2.75rem',
    padding: '0 0.7rem',
    border: '1px solid var(--code-quiet)',
    borderRadius: '0.5rem',
    backgroundColor: 'transparent',
    color: 'var(--code-ink)',
    font: 'inherit',
  },
  '.cm-note input': {
    flex: '1 1 9rem',
    minWidth: '0',
    fontFamily: 'var(--font-mono)',
    fontSize: '1rem',
  },
  // On a phone the field has a line of its own, and the buttons share the next one.
  '@media (max-width: 30rem)': { '.cm-note input': { flexBasis: '100%' } },
  '.cm-note :focus-visible': { outline: '2px solid var(--code-caret)', outlineOffset: '1px' },
  '.cm-note [role=alert]:not(:empty)': { flexBasis: '100%' },
});

/** Adds further extensions and those that notes need, once for each editor. */
export function addOnce(view: EditorView, known: StateField<unknown>, more: Extension): void {
  if (view.state.field(known, false) !== undefined) return;
  view.dispatch({ effects: StateEffect.appendConfig.of([known, more]) });
}

/** Adds the style of notes, and lets Escape close them. */
export function prepareNotes(view: EditorView): void {
  addOnce(view, note, [closing, closingHover, look]);
}

/** Shows something at a place of the code, in place of what was shown before; null closes it. */
export function showNote(view: EditorView, tooltip: Tooltip | null): void {
  prepareNotes(view);
  view.dispatch({ effects: setNote.of(tooltip) });
}

/** Shows a short text at a place, which screen readers announce too. */
export function showText(view: EditorView, at: number, dom: HTMLElement): void {
  showNote(view, { pos: at, above: true, create: () => ({ dom }) });
  view.dispatch({ effects: EditorView.announce.of(dom.textContent) });
}

export function noteElement(signature: string | null, line: string): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-note';
  if (signature) {
    const code = document.createElement('code');
    code.textContent = signature;
    dom.append(code, ' ');
  }
  const text = document.createElement('p');
  text.textContent = line;
  dom.append(text);
  return dom;
}
