import { readSession } from '../lib/session.ts';
import { deliveryOutcome, type Failure, type Refusal, type Retry } from './delivery-outcome.ts';

/** The member whose account receives something, and the context that the caller needs to show the result. */
export interface Recipient<Context> {
  person: string;
  context: Context;
}

/** An item that is stored for a member's account. */
interface Stored<Item> {
  /** Lists the items that the account does not have yet, in the order in which they are sent. */
  pending: (person: string) => Item[];
  /** Records that the account has an item, or will never take it. */
  settle?: (person: string, item: Item, refusal?: Refusal) => void;
}

interface Options<Item, Answer, Context> {
  from: Stored<Item>;
  send: (item: Item) => Promise<Answer>;
  /** Returns a name that identifies an item within one run, where an item also contains the result of its sending. */
  nameOf?: (item: Item) => string;
  /** Shows the account's answer. */
  onSent?: (item: Item, answer: Answer, to: Recipient<Context>) => void;
  /** Shows that the account does not have the item. Items that are still pending are sent again. */
  onFailed?: (item: Item, failure: Failure, to: Recipient<Context>) => void;
  /** Runs before something is sent. */
  first?: (context: Context) => Promise<void>;
}

/**
 * Sends the items that this browser has stored for the member's account, one after the other. An item stays stored
 * until the account has answered, so nothing is lost when the page is closed in between. Returns `deliver`, which sends
 * all waiting items; called during a run, it waits for the same end.
 */
export function createOutbox<Item, Answer, Context = void>({
  from,
  send,
  nameOf = JSON.stringify,
  onSent = () => {},
  onFailed = () => {},
  first,
}: Options<Item, Answer, Context>) {
  let delivering: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause: { person: string; failure: Retry } | null = null;

  const isSignedIn = (person: string) => readSession().user?.id === person;

  function deliverAgain(failure: Retry, { person, context }: Recipient<Context>): void {
    if (failure.after === null) return;
    if (failure.isPaced) pause = { person, failure };
    timer = setTimeout(() => {
      pause = null;
      void deliver(context);
    }, failure.after);
  }

  async function attempt(item: Item, to: Recipient<Context>): Promise<Failure | null> {
    try {
      const answer = await send(item);
      from.settle?.(to.person, item);
      onSent(item, answer, to);
      return null;
    } catch (error) {
      const failure = deliveryOutcome(error);
      if (failure.kind === 'refused') from.settle?.(to.person, item, failure);
      onFailed(item, failure, to);
      return failure;
    }
  }

  async function deliverAll(to: Recipient<Context>): Promise<void> {
    const tried = new Set<string>();
    // An item that was changed meanwhile is sent once more, but the same one is never sent twice in one run.
    const next = () => from.pending(to.person).find((item) => !tried.has(nameOf(item)));
    let item = next();
    if (item && pause?.person === to.person) return onFailed(item, pause.failure, to);
    clearTimeout(timer);
    pause = null;
    if (item && first) await first(to.context);
    for (; item && isSignedIn(to.person); item = next()) {
      tried.add(nameOf(item));
      const failure = await attempt(item, to);
      if (failure?.kind !== 'retry' || failure.after === null) continue;
      return deliverAgain(failure, to);
    }
  }

  function deliver(context: Context): Promise<void> {
    const person = readSession().user?.id;
    if (!person) return Promise.resolve();
    delivering ??= deliverAll({ person, context }).finally(() => {
      delivering = undefined;
      // A member who signed in meanwhile has been waiting.
      if (!isSignedIn(person)) void deliver(context);
    });
    return delivering;
  }

  return deliver;
}
