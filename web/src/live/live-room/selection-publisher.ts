import type { LivePublication } from '@codivia/contract/api/live-events';
import type { LiveStage } from '@codivia/contract/api/live-stage';

/** Four selections in a second at most (docs/product.md#live-room). */
const PAUSE_MS = 250;

interface SelectionOptions {
  client: string;
  publish: (body: LivePublication) => Promise<unknown>;
  /** Returns the stage that participants see. */
  sharedStage: () => LiveStage;
  /** Tells whether participants have all edits: places count characters of the same text only then. */
  isSettled: () => boolean;
}

interface Place {
  file: string;
  anchor: number;
  head: number;
}

/** Publishes where a host is, unless participants see it already: typing moves the caret with it. */
export class SelectionPublisher {
  readonly #options: SelectionOptions;
  #place: Place | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SelectionOptions) {
    this.#options = options;
  }

  /** To be called when the host has moved. */
  moved(place: Place): void {
    this.#place = place;
    this.changed();
  }

  /** To be called when participants may have all edits now. */
  changed(): void {
    if (this.#place) this.#timer ??= setTimeout(() => this.#publish(), PAUSE_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#place = null;
  }

  #publish(): void {
    this.#timer = undefined;
    const { client, publish, sharedStage, isSettled } = this.#options;
    const place = this.#place;
    if (!place || !isSettled()) return;
    this.#place = null;
    const seen = sharedStage().carets.find((caret) => caret.client === client);
    const isSeen =
      sharedStage().shown === place.file &&
      seen?.file === place.file &&
      seen.anchor === place.anchor &&
      seen.head === place.head;
    // A place that could not be sent is soon replaced by the next one.
    if (!isSeen) publish({ type: 'select', client, ...place }).catch(() => {});
  }
}
