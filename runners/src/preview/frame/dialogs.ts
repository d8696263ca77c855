import type { Answer, FromFrame, Question, RunStart, SourcePosition } from '../messages.ts';
import { DIALOGS } from '../messages.ts';
import { inspect } from './inspect.ts';
import type { Reporter } from './reporter.ts';
import { runSteps, Suspended } from './suspended.ts';

/** Limits of questions that wait, and of questions in one run; further ones are answered as if dismissed. */
const MAX_WAITING = 10;
const MAX_ASKED = 200;

type Kind = Question['kind'];
type Steps = () => Iterator<unknown, unknown, unknown>;

/** Thrown at the top of a script: the program runs again with the answer. */
class Halted extends Error {
  override name = 'Halted';
}

const DISMISSED_ANSWERS = { alert: undefined, confirm: false, prompt: null } as const;

/** Returns the value of a call, given the answer of a person. */
function valueFor(kind: Kind, answer: Answer): unknown {
  if (kind === 'alert') return undefined;
  if (kind === 'confirm') return answer === true;
  return typeof answer === 'string' ? answer : null;
}

/**
 * The questions of a program: `alert`, `confirm` and `prompt`. Browsers block a page until there is an answer, which
 * this frame cannot do; preview/waiting-calls.ts explains how programs wait.
 */
export class Dialogs {
  /** Called when a question starts or stops blocking the program. */
  onWaiting: (waits: boolean) => void = () => {};
  #send: (message: FromFrame) => void;
  #reporter: Reporter;
  #positionOf: (stack: string) => SourcePosition | null;
  /** Null while nobody can answer, as in checks. */
  #answers: readonly Answer[] | null = null;
  #questionCount = 0;
  #waiting = new Map<number, { kind: Kind; suspended: Suspended }>();
  #atTop = 0;
  /** The program begins: code that asks now is run again. */
  #starting = false;
  #passed = new WeakSet<object>();

  constructor(
    send: (message: FromFrame) => void,
    reporter: Reporter,
    positionOf: (stack: string) => SourcePosition | null,
  ) {
    this.#send = send;
    this.#reporter = reporter;
    this.#positionOf = positionOf;
  }

  /** Gives the program its functions. */
  install(): void {
    const ask =
      (kind: 'confirm' | 'prompt') =>
      (...texts: unknown[]) =>
        this.#ask(kind, texts, this.#atTop === 0);
    const value = {
      confirm: ask('confirm'),
      prompt: ask('prompt'),
      run: (self: unknown, values: Iterable<unknown>, steps: Steps) =>
        runSteps(Reflect.apply(steps, self, [...values])),
      atTop: (work: () => unknown) => this.atTop(work),
      handle: (self: object, event: Event, steps: Steps) => this.#handle(self, event, steps),
    };
    Object.defineProperty(window, DIALOGS, { value });
    for (const kind of ['alert', 'confirm', 'prompt'] as const) {
      const replacement = (...texts: unknown[]) => this.#ask(kind, texts, false);
      Object.defineProperty(window, kind, {
        value: replacement,
        writable: true,
        configurable: true,
      });
    }
  }

  /** From now on somebody answers. */
  begin({ answers = [] }: RunStart): void {
    this.#answers = answers;
  }

  /** Does work at which questions end the program, so that it runs again with their answers. */
  starting<Result>(work: () => Result): Result {
    this.#starting = true;
    try {
      return work();
    } finally {
      this.#starting = false;
    }
  }

  atTop(work: () => unknown): unknown {
    this.#atTop++;
    try {
      return work();
    } finally {
      this.#atTop--;
    }
  }

  /** The answer to a question that waits. */
  answer(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (!waiting) return;
    const { kind, suspended } = waiting;
    if (![...this.#waiting.values()].some(({ kind }) => kind !== 'alert')) this.onWaiting(false);
    suspended.finish(valueFor(kind, answer));
  }

  #ask(kind: Kind, [first = '', initial = '']: unknown[], canWait: boolean): unknown {
    const text = typeof first === 'string' ? first : inspect(first);
    const id = this.#questionCount++;
    const knownAnswer = this.#answers?.[id];
    if (knownAnswer !== undefined) return valueFor(kind, knownAnswer);
    const isStarting = this.#starting || document.readyState === 'loading';
    const isTooMuch = this.#waiting.size >= MAX_WAITING || id >= MAX_ASKED;
    const isAnswered = this.#answers !== null && !isTooMuch;
    if (kind === 'alert' || !isAnswered || !(canWait || isStarting)) this.#note(kind, text);
    if (!isAnswered) return DISMISSED_ANSWERS[kind];
    const question = { kind, text, initial: String(initial) };
    if (kind === 'alert') {
      this.#waiting.set(id, { kind, suspended: new Suspended() });
      this.#send({ type: 'ask', id, question, again: false });
      return undefined;
    }
    if (canWait) return this.#suspend(id, question);
    if (!isStarting) return DISMISSED_ANSWERS[kind];
    this.#halt(id, question);
  }

  #suspend(id: number, question: Question): Suspended {
    const suspended = new Suspended();
    this.#waiting.set(id, { kind: question.kind, suspended });
    this.#send({ type: 'ask', id, question, again: false });
    this.onWaiting(true);
    return suspended;
  }

  #halt(id: number, question: Question): never {
    this.#send({ type: 'ask', id, question, again: true });
    // Code that follows would miss things that the next run has.
    this.#reporter.isMuted = true;
    this.#answers = null;
    window.stop();
    throw new Halted();
  }

  /** Handles an event handler such as `onclick="return confirm('Sure?')"`: its consequences wait for the answer. */
  #handle(self: object, event: Event, steps: Steps): unknown {
    if (this.#passed.delete(self)) return true;
    const result = runSteps(Reflect.apply(steps, self, []));
    if (!(result instanceof Suspended)) return result;
    result.then(
      (value) => {
        if (value !== true || !(self instanceof HTMLElement)) return;
        this.#passed.add(self);
        if (self instanceof HTMLFormElement) self.requestSubmit();
        else if (event.type === 'click') self.click();
        this.#passed.delete(self);
      },
      (error) => reportError(error),
    );
    return false;
  }

  #note(notice: Kind, text: string): void {
    if (this.#reporter.isFull) this.#reporter.drop();
    else {
      const position = this.#positionOf(new Error().stack ?? '');
      this.#reporter.add({ kind: 'notice', notice, text, position, count: 1 });
    }
  }
}
