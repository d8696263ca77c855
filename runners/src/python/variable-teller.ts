import type { ListedVariables } from './variables.ts';

/** A program that goes on tells its variables this often at most, in milliseconds. */
const TELL_EVERY = 250;

type Hear = (variables: ListedVariables) => void;

/** Tells the page the variables of a program, where they are shown and no longer as they were told last. */
export class VariableTeller {
  /** Python is listing them: it must not be cut short. */
  isListing = false;
  #list: () => string;
  #listener: () => Hear | null;
  #now: () => number;
  #told = '';
  #due = 0;

  /** `list` asks Python for JSON of a ListedVariables, or nothing. There is no listener while nothing is shown. */
  constructor(list: () => string, listener: () => Hear | null, now: () => number) {
    this.#list = list;
    this.#listener = listener;
    this.#now = now;
  }

  /** Another program is told of from now on. */
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

  /** What Python answers; nothing where calls are so deep that there is no room for one more. */
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
