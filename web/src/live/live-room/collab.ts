import { collab, getSyncedVersion, receiveUpdates, sendableUpdates } from '@codemirror/collab';
import { ChangeSet, EditorState, type Extension, Text, Transaction } from '@codemirror/state';
import type { LiveChanges, LiveEdit } from '@codivia/contract/api/live-events';

/** A file as the server has it in `version`, and edits of it that are not acknowledged yet. */
export interface KeptFile {
  text: string;
  version: number;
  unsent: readonly LiveChanges[];
}

export type KeptFiles = Readonly<Record<string, KeptFile>>;

export interface CollabOptions {
  /** Identifies the edits of this window. */
  client: string;
  files: KeptFiles;
  /** Returns further extensions for the editor of a file. */
  extensions: (file: string) => Extension;
  /** Called after every change of a file, whoever made it. */
  onChange: (file: string, change: { own: boolean }) => void;
}

/** The view that shows a file at the moment: what changes the file's state goes through it. */
export interface CollabView {
  file: string;
  setState: (state: EditorState) => void;
  dispatch: (transaction: Transaction) => void;
  /** Runs a step once no key is being processed, which a change of the view would discard. */
  whenIdle: (step: () => void) => void;
}

/** Returns the text of a document as a `Text`, whatever its line ends. */
const textOf = (text: string) => Text.of(text.split('\n'));

/**
 * The files of a session as one host edits them while others do too: own edits stay unsent until the server has
 * acknowledged them, and are rebased on the edits of others (docs/decisions/0249).
 */
export class Collab {
  readonly client: string;
  readonly #states = new Map<string, EditorState>();
  /** The texts as the server has them. */
  readonly #acknowledged = new Map<string, Text>();
  readonly #extensions: CollabOptions['extensions'];
  readonly #onChange: CollabOptions['onChange'];
  view: CollabView | null = null;

  constructor({ client, files, extensions, onChange }: CollabOptions) {
    this.client = client;
    this.#extensions = extensions;
    this.#onChange = onChange;
    for (const [name, { text, version, unsent }] of Object.entries(files)) {
      const doc = textOf(text);
      let state = this.#open(name, doc, version);
      for (const changes of unsent) {
        state = state.update({ changes: ChangeSet.fromJSON(changes), filter: false }).state;
      }
      this.#states.set(name, state);
      this.#acknowledged.set(name, doc);
    }
  }

  /** A file as the server has it. */
  #open(name: string, doc: Text, startVersion: number): EditorState {
    const sharing = collab({ startVersion, clientID: this.client });
    return EditorState.create({ doc, extensions: [sharing, this.#extensions(name)] });
  }

  get names(): readonly string[] {
    return [...this.#states.keys()];
  }

  /** Throws RangeError for a file that the session does not have. */
  state(file: string): EditorState {
    const state = this.#states.get(file);
    if (!state) throw new RangeError(`no file ${file}`);
    return state;
  }

  /** Characters of all files together. */
  get length(): number {
    return [...this.#states.values()].reduce((sum, { doc }) => sum + doc.length, 0);
  }

  /** Takes over the state of the view after its transactions. */
  update(file: string, transactions: readonly Transaction[]): void {
    const last = transactions.at(-1);
    if (!last) return;
    this.#states.set(file, last.state);
    if (transactions.some(({ docChanged }) => docChanged)) {
      this.#onChange(file, {
        own: transactions.some((step) => !step.annotation(Transaction.remote)),
      });
    }
  }

  /** Edits of this host that the server has not acknowledged, in their order, on its present versions. */
  unsent(): LiveEdit[] {
    return this.names.flatMap((file) => {
      const state = this.state(file);
      const first = getSyncedVersion(state);
      return sendableUpdates(state).map(({ changes }, i) => ({
        type: 'edit' as const,
        file,
        version: first + i,
        client: this.client,
        changes: changes.toJSON() as LiveChanges,
      }));
    });
  }

  /**
   * Combines the unsent edits of each file into one, so that text that was removed again is in none of them. To be
   * called when the view can take it; the undo history begins anew.
   */
  gather(): void {
    for (const file of this.names) {
      const state = this.state(file);
      const [first, ...others] = sendableUpdates(state).map(({ changes }) => changes);
      const doc = this.#acknowledged.get(file);
      if (!first || !doc || others.length === 0) continue;
      const changes = others.reduce((all, next) => all.compose(next), first);
      const fresh = this.#open(file, doc, getSyncedVersion(state));
      const selection = state.selection;
      const step = changes.empty ? { selection } : { changes, selection, filter: false };
      const gathered = fresh.update(step).state;
      this.#states.set(file, gathered);
      if (this.view?.file === file) this.view.setState(gathered);
    }
  }

  /** Runs a step that receives edits, in the order of the calls, as soon as the view can take them. */
  whenIdle(step: () => void): void {
    if (this.view) this.view.whenIdle(step);
    else step();
  }

  /** Applies an edit of the log, own or of another host; one that was applied before changes nothing. */
  receive(edit: LiveEdit): void {
    const state = this.state(edit.file);
    if (edit.version !== getSyncedVersion(state)) return;
    const changes = ChangeSet.fromJSON(edit.changes);
    const before = this.#acknowledged.get(edit.file) ?? Text.empty;
    this.#acknowledged.set(edit.file, changes.apply(before));
    const transaction = receiveUpdates(state, [{ changes, clientID: edit.client }]);
    if (this.view?.file === edit.file) this.view.dispatch(transaction);
    else this.update(edit.file, [transaction]);
    // The acknowledgement of an own edit changes no text, only the list of unsent edits.
    if (!transaction.docChanged) this.#onChange(edit.file, { own: false });
  }

  /**
   * Returns the present positions of places of a file in this version of the server, after own edits that it does not
   * have; null when this window has another version.
   */
  placesNow(file: string, version: number, places: readonly number[]): number[] | null {
    const state = this.state(file);
    if (getSyncedVersion(state) !== version) return null;
    const own = sendableUpdates(state);
    return places.map((place) =>
      own.reduce((moved, { changes }) => changes.mapPos(moved, 1), place),
    );
  }

  /** Returns what must be stored so that nothing is lost when the window is closed. */
  keep(): KeptFiles {
    const unsent = this.unsent();
    const kept = this.names.map((file) => {
      const text = (this.#acknowledged.get(file) ?? Text.empty).toString();
      const own = unsent.filter((edit) => edit.file === file);
      const version = getSyncedVersion(this.state(file));
      return [file, { text, version, unsent: own.map(({ changes }) => changes) }] as const;
    });
    return Object.fromEntries(kept);
  }
}
