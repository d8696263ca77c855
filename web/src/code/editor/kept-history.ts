import { historyField } from '@codemirror/commands';
import { EditorState, type Extension } from '@codemirror/state';
import { ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { isOutdated } from '../../lib/person.ts';
import { deleteStored, readStoredJson, store, storedKeys } from '../../lib/storage.ts';
import type { StorageKey } from '../../lib/storage-key.ts';
import type { DraftPlace } from './waiting-code.tsx';

/** After a pause in writing the history is kept, in milliseconds: less than anyone needs to load the page again. */
const PAUSE_MS = 500;
/** Maximum number of characters kept for a file, its text included. Local storage holds 5 MB for everything. */
const MAX_CHARACTERS = 150_000;

const FIELDS = { history: historyField };

/** The steps as CodeMirror writes them, the oldest first. */
interface Steps {
  done: unknown[];
  undone: unknown[];
}

// Beside the draft, so that it goes where the draft goes (lib/person.ts).
const keyOf = ({ place, file }: DraftPlace): StorageKey => `room:${place}:undo/${file}`;

/** The later half of the steps back, without those forward again. */
const laterHalf = ({ done }: Steps): Steps => ({
  done: done.slice(Math.ceil(done.length / 2)),
  undone: [],
});

function keep(draft: DraftPlace, state: EditorState): void {
  const text = state.doc.toString();
  let steps: Steps = state.toJSON(FIELDS).history;
  let kept = JSON.stringify({ text, steps });
  while (kept.length > MAX_CHARACTERS && steps.done.length > 0) {
    steps = laterHalf(steps);
    kept = JSON.stringify({ text, steps });
  }
  const key = keyOf(draft);
  const fits = kept.length <= MAX_CHARACTERS && (store(key, kept) || storeAlone(key, kept));
  // A history that does not fit is not kept, and the earlier one belongs to another text.
  if (!fits) deleteStored(key);
}

/** Stores a history in place of all others, since it is the one that is being written. */
function storeAlone(key: StorageKey, kept: string): boolean {
  const others = storedKeys('room:').filter((one) => one.includes(':undo/') && one !== key);
  deleteStored(...others);
  return others.length > 0 && store(key, kept);
}

/** The history that was kept with this text; none where it belongs to another one or cannot be read. */
function restored(draft: DraftPlace, text: string): Extension {
  const kept = readStoredJson(keyOf(draft)) as { text?: unknown; steps?: unknown } | null;
  if (kept?.text !== text) return [];
  try {
    const json = { doc: text, selection: { main: 0, ranges: [{ anchor: 0, head: 0 }] } };
    const state = EditorState.fromJSON({ ...json, history: kept.steps }, {}, FIELDS);
    const steps = state.field(historyField);
    return historyField.init(() => steps);
  } catch {
    return [];
  }
}

/** Keeps the history of the editor with the draft, so that undo works after the page was loaded again. */
export function keptHistory(draft: DraftPlace, text: string): Extension {
  const keeping = ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let { state } = view;
    const flush = () => {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      // After a sign-out in another tab, which deleted the person's work, nothing is stored.
      if (!isOutdated()) keep(draft, state);
    };
    window.addEventListener('pagehide', flush);
    return {
      update(update: ViewUpdate) {
        state = update.state;
        if (!update.docChanged) return;
        clearTimeout(timer ?? undefined);
        timer = setTimeout(flush, PAUSE_MS);
      },
      destroy() {
        window.removeEventListener('pagehide', flush);
        flush();
      },
    };
  });
  return [restored(draft, text), keeping];
}
