import type { ListedVariables } from '../variables.ts';

/** Minimum time between two reports of a running program's variables, in milliseconds. */
const REPORT_EVERY = 250;

type Listener = (variables: ListedVariables) => void;

/** Sends the page the variables of a program, if they are shown and have changed since the last report. */
export class VariableReporter {
  /** Python is listing them: it must not be cut short. */
  isListing = false;
  #list: () => string;
  #listener: () => Listener | null;
  #now: () => number;
  #reported = '';
  #due = 0;

  /**
   * `list` asks Python for JSON of a ListedVariables, or an empty text. The listener is null while the variables are
   * not shown.
   */
  constructor(list: () => string, listener: () => Listener | null, now: () => number) {
    this.#list = list;
    this.#listener = listener;
    this.#now = now;
  }

  /** Begins with another program. */
  begin(): void {
    this.#reported = '';
    this.#due = 0;
  }

  report(): void {
    const listener = this.#listener();
    if (!listener) return;
    const json = this.list();
    this.#due = this.#now() + REPORT_EVERY;
    if (json === '' || json === this.#reported) return;
    this.#reported = json;
    listener(JSON.parse(json));
  }

  /** Reports the variables, unless that was done a moment ago. */
  reportIfDue(): void {
    if (this.#now() >= this.#due) this.report();
  }

  /** Returns Python's answer; nothing if calls are so deep that there is no room for one more. */
  list(): string {
    this.isListing = true;
    try {
      return this.#list();
    } catch (error) {
      if (error instanceof Error && error.name === 'PythonError') return '';
      throw error;
    } finally {
      this.isListing = false;
    }
  }
}
