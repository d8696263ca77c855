import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** Where the host of a session is in a file; places count characters from 0. */
export interface HostSelection {
  anchor: number;
  head: number;
  /** Shown at the caret for a moment after each move. */
  name: string;
}

class Caret extends WidgetType {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  /** Never the same: a caret that is drawn anew shows its name again. */
  override eq(): boolean {
    return false;
  }

  toDOM(): HTMLElement {
    const caret = document.createElement('span');
    caret.className = 'cm-host-caret';
    caret.setAttribute('aria-hidden', 'true');
    const label = document.createElement('span');
    label.className = 'cm-host-name';
    label.textContent = this.name;
    caret.append(label);
    return caret;
  }
}

const chosen = Decoration.mark({ class: 'cm-host-chosen' });
const setSelection = StateEffect.define<HostSelection | null>();

function decorationsOf(selection: HostSelection | null, length: number): DecorationSet {
  if (!selection) return Decoration.none;
  const anchor = Math.min(selection.anchor, length);
  const head = Math.min(selection.head, length);
  const caret = Decoration.widget({ widget: new Caret(selection.name), side: 1 }).range(head);
  if (anchor === head) return Decoration.set([caret]);
  const range = chosen.range(Math.min(anchor, head), Math.max(anchor, head));
  return Decoration.set([range, caret], true);
}

const look = EditorView.baseTheme({
  '.cm-host-chosen': { backgroundColor: 'var(--code-host-chosen)' },
  '.cm-host-caret': {
    position: 'relative',
    borderLeft: '2px solid var(--code-host)',
    marginLeft: '-1px',
    marginRight: '-1px',
  },
  '.cm-host-name': {
    position: 'absolute',
    bottom: '1.15em',
    left: '-2px',
    zIndex: '5',
    padding: '0.1rem 0.45rem',
    borderRadius: '0.4rem 0.4rem 0.4rem 0',
    background: 'var(--code-host)',
    color: 'var(--code-ground)',
    fontFamily: 'var(--font-sans)',
    fontSize: '0.75rem',
    fontWeight: '700',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    animation: 'host-name 0.4s 2.2s forwards',
  },
  // On the first line there is no room above.
  '.cm-line:first-child .cm-host-name': {
    bottom: 'auto',
    top: '1.3em',
    borderRadius: '0 0.4rem 0.4rem 0.4rem',
  },
});

const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setSelection)) return decorationsOf(effect.value, transaction.newDoc.length);
    }
    return shown.map(transaction.changes);
  },
  provide: (self) => EditorView.decorations.from(self),
});

/** Draws the caret and the selection of the host. */
export const hostSelection = [field, look];

/** Shows where the host is; null where they are in another file. */
export function showHostSelection(view: EditorView, selection: HostSelection | null): void {
  view.dispatch({ effects: setSelection.of(selection) });
}
