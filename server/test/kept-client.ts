import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';

/** Runs a function as if no request had caused it. */
const outsideRequests = AsyncLocalStorage.snapshot();

/** Receives a connection when its user ends it. */
export interface Keeper {
  giveBack(client: KeptClient): Promise<void>;
}

/** A connection that goes to its keeper when its user ends it, for the next user of the same database. */
export class KeptClient extends pg.Client {
  /** The server's process behind it, which the driver's types leave out. */
  declare readonly processID: number;
  readonly #keeper: Keeper;
  #isOpen = false;
  #isUsed = false;

  constructor(config: string | pg.ClientConfig | undefined, keeper: Keeper) {
    super(config);
    this.#keeper = keeper;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads it
  override connect(done?: any): any {
    this.#isUsed = true;
    if (!this.#isOpen) {
      this.#isOpen = true;
      // Messages that arrive on it for later users must not count as part of the request that it was opened in.
      const bound = done && AsyncResource.bind(done);
      return outsideRequests(() => super.connect(bound));
    }
    return done ? process.nextTick(done, null, this) : Promise.resolve(this);
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver overloads it
  override end(done?: any): any {
    const ended = this.#isUsed ? this.#keeper.giveBack(this) : Promise.resolve();
    this.#isUsed = false;
    return done ? ended.then(() => done(), done) : ended;
  }

  /** Ends it for good. */
  disconnect(): Promise<void> {
    return super.end();
  }
}
