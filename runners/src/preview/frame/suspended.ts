type Listener = { done: (value: unknown) => void; failed: (error: unknown) => void };

/** A part of a program that was interrupted at a question, and continues with the answer. */
export class Suspended {
  #listeners: Listener[] = [];
  #result: { value: unknown } | null = null;

  /** Calls back when the part is over. */
  // biome-ignore lint/suspicious/noThenProperty: asynchronous functions wait for it by `await`.
  then(done: Listener['done'], failed: Listener['failed']): void {
    // Asynchronous functions begin to wait a moment later.
    if (this.#result) done(this.#result.value);
    else this.#listeners.push({ done, failed });
  }

  finish(value: unknown): void {
    this.#result = { value };
    for (const { done } of this.#listeners) done(value);
  }

  /** An error of a part that nobody waits for is an error of the program. */
  fail(error: unknown): void {
    if (this.#listeners.length === 0) reportError(error);
    for (const { failed } of this.#listeners) failed(error);
  }
}

type Steps = Iterator<unknown, unknown, unknown>;

/** Continues from one step, over all that need not wait; returns the result of the whole, or that it waits. */
function follow(steps: Steps, first: IteratorResult<unknown, unknown>): unknown {
  let step = first;
  while (!step.done) {
    const { value } = step;
    if (value instanceof Suspended) return wait(steps, value);
    step = steps.next(value);
  }
  return step.value;
}

function wait(steps: Steps, waited: Suspended): Suspended {
  const whole = new Suspended();
  const finish = (value: unknown) => whole.finish(value);
  const fail = (error: unknown) => whole.fail(error);
  const goOn = (nextStep: () => IteratorResult<unknown, unknown> | undefined) => {
    try {
      const step = nextStep();
      const result = step && follow(steps, step);
      if (result instanceof Suspended) result.then(finish, fail);
      else finish(result);
    } catch (error) {
      fail(error);
    }
  };
  waited.then(
    (value) => goOn(() => steps.next(value)),
    (error) => goOn(() => steps.throw?.(error)),
  );
  return whole;
}

/**
 * Runs interruptible code, up to its first question.
 *
 * @returns its result; a `Suspended` when it waits
 */
export function runSteps(steps: Steps): unknown {
  return follow(steps, steps.next());
}
