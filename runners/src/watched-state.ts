import type { RunnerState } from './runner.ts';

/** The state of a runner, and the listeners to its changes. */
export class WatchedState {
  #value: RunnerState = 'idle';
  #watchers = new Set<(state: RunnerState) => void>();

  get value(): RunnerState {
    return this.#value;
  }

  /** Calls back at each change, until the returned function is called. */
  watch(watcher: (state: RunnerState) => void): () => void {
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  become(value: RunnerState): void {
    if (value === this.#value) return;
    this.#value = value;
    this.notify();
  }

  /** Calls all listeners though the state is the same: a value that belongs to it has changed. */
  notify(): void {
    for (const watcher of this.#watchers) watcher(this.#value);
  }
}
