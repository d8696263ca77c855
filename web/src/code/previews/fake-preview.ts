import type { Control, Entry, Kept } from '@codivia/runners/preview/messages';
import type { Preview, PreviewEvent } from '@codivia/runners/preview/preview';
import type { RunnerState } from '@codivia/runners/runner';

/** A preview for tests: tests control what programs do. */
export class FakePreview implements Preview<never> {
  state: RunnerState = 'ready';
  runs: {
    program: unknown;
    emit: (event: PreviewEvent) => void;
    local: Kept | undefined;
    timeoutScale: number;
  }[] = [];
  starts = 0;
  fetches = 0;
  stops = 0;
  focused = 0;
  title = '';

  watch = () => () => {};
  start(): void {
    this.starts++;
  }
  fetchAhead(): void {
    this.fetches++;
  }
  run(program: never, emit: (event: PreviewEvent) => void, local?: Kept, timeoutScale = 1): void {
    this.runs.push({ program, emit, local, timeoutScale });
    emit({ kind: 'started' });
  }
  stop(): void {
    this.stops++;
  }
  focus(): void {
    this.focused++;
  }
  controls: Control[] = [];
  control(control: Control): void {
    this.controls.push(control);
  }
  entries: Entry[] = [];
  enter(entry: Entry): void {
    this.entries.push(entry);
  }
  name(title: string): void {
    this.title = title;
  }
  dispose(): void {}
}
