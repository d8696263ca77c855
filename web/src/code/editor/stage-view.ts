import { bracketMatching } from '@codemirror/language';
import { ChangeSet, EditorState, type Extension, type Text } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { codeColours } from './code-colours.ts';
import { failedLine, markFailedLine } from './failed-line.ts';
import { type HostSelection, hostSelection, showHostSelections } from './host-selection.ts';

export interface StageViewOptions {
  parent: HTMLElement;
  text: Text;
  /** Its name, and the id of the element that describes it. */
  label: string;
  describedBy: string;
  /** Called when the reader has scrolled away from the host's position, or has come back. */
  onLeaveView: (away: boolean) => void;
}

/** Code that somebody else writes, to be read. */
export interface StageView {
  /** Changes to this text by these edits; by the smallest change where they do not lead to it. */
  show(text: Text, edits: readonly ChangeSet[]): void;
  /** Shows the hosts who are in this file; the view follows the last of them. */
  setHosts(selections: readonly HostSelection[]): void;
  /** Brings the host's position into view, and keeps it there until the reader scrolls. */
  follow(): void;
  /** Marks a line, counted from 1, until the code changes; null unmarks. */
  markLine(line: number | null): void;
  destroy(): void;
}

/** Pixels that stay free above and below the line of the host. */
const MARGIN_PX = 48;
/** A scroll within this time after a gesture, in milliseconds, comes from the reader. */
const GESTURE_MS = 1500;

/** Returns the one replacement that turns a text into another. */
export function changeBetween(before: Text, after: Text): ChangeSet {
  const [from, to] = [before.toString(), after.toString()];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const insert = to.slice(start, to.length - end);
  return ChangeSet.of({ from: start, to: from.length - end, insert }, from.length);
}

function createView(options: StageViewOptions, language: Extension): EditorView {
  const { parent, text, label, describedBy } = options;
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        EditorView.lineWrapping,
        lineNumbers(),
        bracketMatching(),
        language,
        codeColours,
        failedLine,
        hostSelection,
        EditorView.theme({ '&': { height: '100%' } }),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          'aria-readonly': 'true',
          tabindex: '0',
        }),
      ],
    }),
  });
}

/** Keeps a place of the code in view, unless the reader has scrolled away from it. */
function followPlace(view: EditorView, onLeaveView: (away: boolean) => void) {
  const { scrollDOM } = view;
  let place: number | null = null;
  let following = true;
  let gestureAt = Number.NEGATIVE_INFINITY;

  const block = () => view.lineBlockAt(Math.min(place ?? 0, view.state.doc.length));
  const isInView = () => {
    const { top, bottom } = block();
    return bottom > scrollDOM.scrollTop && top < scrollDOM.scrollTop + scrollDOM.clientHeight;
  };
  const bringIntoView = () => {
    if (!following || place === null) return;
    const { top, bottom } = block();
    const { scrollTop, clientHeight } = scrollDOM;
    if (top - MARGIN_PX < scrollTop) scrollDOM.scrollTop = top - MARGIN_PX;
    else if (bottom + MARGIN_PX > scrollTop + clientHeight) {
      scrollDOM.scrollTop = bottom + MARGIN_PX - clientHeight;
    }
  };
  const onGesture = () => {
    gestureAt = performance.now();
  };
  const onScroll = () => {
    if (place === null || performance.now() - gestureAt > GESTURE_MS) return;
    if (following === isInView()) return;
    following = !following;
    onLeaveView(!following);
  };
  for (const gesture of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    view.dom.addEventListener(gesture, onGesture, { passive: true });
  }
  scrollDOM.addEventListener('scroll', onScroll, { passive: true });
  return {
    setPlace(next: number | null): void {
      place = next;
      // Heights are known once the change has been drawn.
      view.requestMeasure({ read: () => null, write: bringIntoView });
    },
    follow(): void {
      following = true;
      bringIntoView();
    },
  };
}

/** Makes a view of code that changes while it is read: the reader's place and selection stay where they are. */
export function mountStageView(options: StageViewOptions, language: Extension): StageView {
  const view = createView(options, language);
  const place = followPlace(view, options.onLeaveView);
  return {
    show(text, edits) {
      try {
        for (const changes of edits) view.dispatch({ changes });
      } catch {
        // The edits belong to another history: the text itself is right.
      }
      const { doc } = view.state;
      if (!doc.eq(text)) view.dispatch({ changes: changeBetween(doc, text) });
    },
    setHosts(selections) {
      showHostSelections(view, selections);
      place.setPlace(selections.at(-1)?.head ?? null);
    },
    follow: place.follow,
    markLine: (line) => markFailedLine(view, line),
    destroy: () => view.destroy(),
  };
}
