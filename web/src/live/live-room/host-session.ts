import { EditorState, type Extension } from '@codemirror/state';
import { LIVE_CODE_MAX_CHARACTERS, type LivePublication } from '@codivia/contract/api/live-events';
import { type LiveRoom, pushLiveEdits } from '@codivia/contract/api/live-room';
import { languageOfFile } from '../../code/editor/file-language.ts';
import type { SharedEditor } from '../../code/editor/shared-view.ts';
import { call } from '../../lib/api.ts';
import { Collab, type KeptFiles } from './collab.ts';
import { publish } from './live-room.api.ts';
import { OtherHosts } from './other-hosts.ts';
import { PushLoop, type PushState } from './push-loop.ts';
import { RoomConnection } from './room-connection.ts';
import { SelectionPublisher } from './selection-publisher.ts';
import { forgetUnsent, keepUnsent, type UnsentEdits } from './unsent-edits.ts';

/** The time a publication waits for earlier edits, in milliseconds. */
const SETTLE_MS = 5000;

export interface HostSessionOptions {
  room: LiveRoom;
  editor: SharedEditor;
  /** The name of this window, and the unsent edits of an earlier one. */
  client: string;
  left: UnsentEdits | null;
  /** The name of the editor of a file, and the id of what describes it. */
  labelOf: (file: string) => string;
  describedBy: string;
  onRun: () => void;
  onPushState: (state: PushState) => void;
  /** Called when an edit was refused because of the size of all files together. */
  onTooLarge: (characters: number) => void;
  onBroken: () => void;
}

/** Returns the files at the beginning: as an earlier window has left them, else as the room has them. */
function filesOf({ files }: LiveRoom, left: UnsentEdits | null): KeptFiles {
  const all = Object.entries(files).map(([name, { text, version }]) => {
    const kept = left?.files[name];
    return [name, kept ?? { text, version, unsent: [] }] as const;
  });
  return Object.fromEntries(all);
}

/** Refuses edits that would make the files too long, before they are applied. */
function bounded(lengthOf: () => number, onTooLarge: (characters: number) => void): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged) return transaction;
    const grown = transaction.newDoc.length - transaction.startState.doc.length;
    const characters = lengthOf() + grown;
    if (grown <= 0 || characters <= LIVE_CODE_MAX_CHARACTERS) return transaction;
    onTooLarge(characters);
    return [];
  });
}

/** Everything that a host's window needs: the files, the sending of their edits, and the connection to the room. */
export class HostSession {
  readonly collab: Collab;
  readonly connection: RoomConnection;
  readonly others: OtherHosts;
  readonly selection: SelectionPublisher;
  readonly #loop: PushLoop;
  readonly #sessionId: string;
  #seq: number;

  constructor(options: HostSessionOptions) {
    const { room, editor, client, left, onPushState, onBroken } = options;
    this.#sessionId = room.session.id;
    this.#seq = Math.min(left?.seq ?? room.seq, room.seq);
    this.collab = new Collab({
      client,
      files: filesOf(room, left),
      extensions: (file) => [
        editor.extensions(languageOfFile(file), {
          label: options.labelOf(file),
          describedBy: options.describedBy,
          onRun: options.onRun,
        }),
        bounded(() => this.collab.length, options.onTooLarge),
      ],
      onChange: () => {
        this.#keep();
        this.#loop.changed();
      },
    });
    this.others = new OtherHosts(this.collab);
    const params = { id: this.#sessionId };
    this.#loop = new PushLoop({
      collab: this.collab,
      push: (edits) => call(pushLiveEdits, { params, body: { edits } }),
      onState: (state) => {
        onPushState(state);
        if (state.phase === 'saved') this.selection.changed();
      },
    });
    this.connection = new RoomConnection({
      room,
      after: this.#seq,
      onEdit: (edit, seq) =>
        this.collab.whenIdle(() => {
          this.#seq = seq;
          try {
            this.collab.receive(edit);
          } catch {
            onBroken();
          }
        }),
      onBroken,
    });
    this.selection = new SelectionPublisher({
      client,
      publish: (body) => publish(this.#sessionId, body),
      sharedStage: () => this.connection.read().stage,
      isSettled: () => this.collab.unsent().length === 0,
    });
    this.#loop.changed();
  }

  /** Publishes a run or a note once the edits before it have been sent. @throws ApiError */
  async publish(body: LivePublication): Promise<void> {
    const until = Date.now() + SETTLE_MS;
    while (this.collab.unsent().length > 0 && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await publish(this.#sessionId, body);
  }

  /** Discards the unsent edits; the room has to be opened again afterwards. */
  discard(): void {
    this.close();
    forgetUnsent(this.#sessionId, this.collab.client);
  }

  close(): void {
    this.#loop.close();
    this.selection.close();
  }

  #keep(): void {
    const { client } = this.collab;
    keepUnsent(this.#sessionId, { client, seq: this.#seq, files: this.collab.keep() });
  }
}
