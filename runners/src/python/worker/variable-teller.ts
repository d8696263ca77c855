import type { ListedVariables } from '../variables.ts';

/** Minimum time between two reports of a running program's variables, in milliseconds. */
const TELL_EVERY = 250;

type Hear = (variables: ListedVariables) => void;

/** Sends the page the variables of a program, if they are shown and have changed since the last report. */
export class VariableTeller {
  /** Python is listing them: it must not be cut short. */
  isListing = false;
  #list: () => string;
  #listener: () => Hear | null;
  #now: () => number;
  #told = '';
  #due = 0;

  /**
   * `list` asks Python for JSON of a ListedVariables, or an empty text. The listener is null while the variables are
   * not shown.
   */
  constructor(list: () => string, listener: () => Hear | null, now: () => number) {
    this.#list = list;
    this.#listener = listener;
    this.#now = now;
  }

  /** Begins with another program. */
  begin(): void {
    this.#told = '';
    this.#due = 0;
  }

  tell(): void {
    const hear = this.#listener();
    if (!hear) return;
    const json = this.list();
    this.#due = this.#now() + TELL_EVERY;
    if (json === '' || json === this.#told) return;
    this.#told = json;
    hear(JSON.parse(json));
  }

  /** The same, unless that was done a moment ago. */
  tellIfDue(): void {
    if (this.#now() >= this.#due) this.tell();
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
