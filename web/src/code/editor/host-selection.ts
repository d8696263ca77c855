import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** The selection of a host of a session in a file; positions count characters from 0. */
export interface HostSelection {
  anchor: number;
  head: number;
  /** Shown at the caret for a moment after each move. */
  name: string;
  /** Identifies the moves of this host. */
  move: number;
  /** The owner of the session has one colour, an administrator the other. */
  isTeam: boolean;
}

class Caret extends WidgetType {
  readonly of: HostSelection;

  constructor(of: HostSelection) {
    super();
    this.of = of;
  }

  /** A caret that is drawn again shows its name again: only moves of its own host may do that. */
  override eq(other: Caret): boolean {
    return this.of.name === other.of.name && this.of.move === other.of.move;
  }

  toDOM(): HTMLElement {
    const caret = document.createElement('span');
    caret.className = styleOf('cm-host-caret', this.of);
    caret.setAttribute('aria-hidden', 'true');
    const label = document.createElement('span');
    label.className = 'cm-host-name';
    label.textContent = this.of.name;
    caret.append(label);
    return caret;
  }
}

const styleOf = (name: string, { isTeam }: HostSelection) =>
  isTeam ? `${name} cm-host-team` : name;

const setSelections = StateEffect.define<readonly HostSelection[]>();

function decorationsOf(selections: readonly HostSelection[], length: number): DecorationSet {
  const decorations = selections.flatMap((selection) => {
    const anchor = Math.min(selection.anchor, length);
    const head = Math.min(selection.head, length);
    const caret = Decoration.widget({ widget: new Caret(selection), side: 1 }).range(head);
    if (anchor === head) return [caret];
    const chosen = Decoration.mark({ class: styleOf('cm-host-chosen', selection) });
    return [chosen.range(Math.min(anchor, head), Math.max(anchor, head)), caret];
  });
  return Decoration.set(decorations, true);
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
  '.cm-host-team': {
    '--code-host': 'var(--code-team)',
    '--code-host-chosen': 'var(--code-team-chosen)',
  },
  // The two differ without their colours as well, once the name has disappeared.
  '.cm-host-caret.cm-host-team': { borderLeftStyle: 'dashed' },
  '.cm-host-chosen.cm-host-team': { borderBottom: '2px dashed var(--code-team)' },
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
      if (effect.is(setSelections)) return decorationsOf(effect.value, transaction.newDoc.length);
    }
    return shown.map(transaction.changes);
  },
  provide: (self) => EditorView.decorations.from(self),
});

/** Draws the carets and the selections of the hosts. */
export const hostSelection = [field, look];

/** Shows the positions of the hosts who are in this file. */
export function showHostSelections(view: EditorView, selections: readonly HostSelection[]): void {
  view.dispatch({ effects: setSelections.of(selections) });
}
