import type { Language } from '@codivia/contract/api/language';
import type { LiveChanges, LiveEvent, LiveEventBody } from '@codivia/contract/api/live-events';
import { applyEvent, type LiveStage, openStage } from '@codivia/contract/api/live-stage';
import {
  PROGRAM_FILES,
  type ProgramFiles,
  type ProgramKind,
} from '@codivia/contract/programs/program';
import {
  type RecordingScript,
  type RecordingStep,
  stepProblem,
  type Words,
} from './recording-format.ts';
import { createPace } from './recording-pace.ts';

/** A run of a recording, with the data that the proof needs to repeat it. */
export interface RecordedRun {
  /** Number of its step, from 1. */
  step: number;
  files: ProgramFiles;
  output: string;
  error: string | null;
  inputs: string[];
  seed: number | null;
  check: string | null;
}

export interface CompiledRecording {
  files: ProgramFiles;
  events: LiveEvent[];
  runs: RecordedRun[];
  duration_ms: number;
}

/** A step that cannot be played; the message names it. */
export class RecordingError extends Error {}

/** Distinguishes the edits of recordings from those of a host. */
const CLIENT = 'recording';
/** Time for which the view rests on the last step, in milliseconds. */
const LAST_MS = 5000;
/** Time for which a selection is visible before anything is typed over it, in milliseconds. */
const SELECTED_MS = 900;

/** The line that an error is about, as the last one that Python names. */
function failedLine(error: string): number | null {
  const named = [...error.matchAll(/line (\d+)/g)].at(-1)?.[1];
  return named ? Number(named) : null;
}

/** Plays the steps on a stage, and records the events with their times. */
class Recorder {
  readonly events: LiveEvent[] = [];
  readonly runs: RecordedRun[] = [];
  readonly #main: string;
  readonly #language: Language;
  readonly #names: Readonly<Record<string, string>>;
  readonly #pace = createPace();
  #at = 0;
  #stage: LiveStage;

  constructor(files: ProgramFiles, language: Language, names: Readonly<Record<string, string>>) {
    this.#language = language;
    this.#names = names;
    this.#stage = openStage(files);
    this.#main = this.#stage.shown;
  }

  get duration(): number {
    return this.#at + LAST_MS;
  }

  wait(milliseconds: number): void {
    this.#at += Math.round(milliseconds);
  }

  play(step: RecordingStep, number: number): void {
    const { note, text, wait, run } = step;
    if (note && text) {
      this.#emit({ type: 'note', title: note[this.#language], text: text[this.#language].trim() });
      this.wait(this.#pace.reading(text[this.#language]));
    } else if (wait) this.wait(wait * 1000);
    else if (run) this.#run(run, number);
    else this.#edit(step);
  }

  #emit(body: LiveEventBody): void {
    const event = { seq: this.events.length + 1, at: this.#at, body };
    this.#stage = applyEvent(this.#stage, event);
    this.events.push(event);
  }

  #words(words: Words): string {
    if (typeof words !== 'string') return words[this.#language];
    if (this.#language === 'en') return words;
    return words.replace(/\w+/g, (name) => this.#names[name] ?? name);
  }

  #run(run: NonNullable<RecordingStep['run']>, step: number): void {
    const output = this.#words(run.output ?? '');
    const error = run.error === undefined ? null : this.#words(run.error);
    const texts = Object.entries(this.#stage.files).map(([name, { text }]) => [
      name,
      text.toString(),
    ]);
    this.wait(this.#pace.beforeRun);
    this.#emit({
      type: 'run',
      output: output + (error ?? ''),
      failed_line: error === null ? null : failedLine(error),
    });
    this.runs.push({
      step,
      files: Object.fromEntries(texts),
      output,
      error,
      inputs: (run.inputs ?? []).map((words) => this.#words(words)),
      seed: run.seed ?? null,
      check: run.check === undefined ? null : this.#words(run.check),
    });
    this.wait(this.#pace.reading(output + (error ?? '')));
  }

  #edit(step: RecordingStep): void {
    const file = step.file ?? this.#main;
    if (!(file in this.#stage.files)) throw new RecordingError(`names ${file}, which is not there`);
    if (step.type !== undefined) {
      this.#typeAt(file, ...this.#placeOf(file, step));
      return;
    }
    const old = this.#words(step.select ?? step.delete ?? step.replace ?? '');
    const from = this.#find(file, old);
    this.#emit({ type: 'select', file, client: CLIENT, anchor: from, head: from + old.length });
    this.wait(SELECTED_MS);
    if (step.select !== undefined) return;
    this.#change(file, from, old.length, '');
    if (step.with !== undefined)
      this.#typeAt(file, from, this.#words(step.with).replace(/\n$/, ''));
  }

  /** Returns the position at which something is typed, and the typed text with its indentation. */
  #placeOf(file: string, step: RecordingStep): [number, string] {
    const margin = ' '.repeat(step.indent ?? 0);
    const typed = this.#words(step.type ?? '').replace(/^(?=[^\n])/gm, margin);
    const text = this.#stage.files[file]?.text.toString() ?? '';
    if (step.start) return [0, typed];
    if (step.below !== undefined) {
      const anchor = this.#find(file, this.#words(step.below));
      const end = text.indexOf('\n', anchor + this.#words(step.below).length);
      return [end < 0 ? text.length : end, `\n${typed.replace(/\n$/, '')}`];
    }
    if (step.after === undefined) return [text.length, typed];
    const after = this.#words(step.after);
    return [this.#find(file, after) + after.length, typed.replace(/\n$/, '')];
  }

  /** Returns the position of a text that the file holds exactly once. */
  #find(file: string, searched: string): number {
    const text = this.#stage.files[file]?.text.toString() ?? '';
    const at = text.indexOf(searched);
    const what = `${JSON.stringify(searched)} is`;
    if (searched === '' || at < 0) throw new RecordingError(`${what} not in ${file}`);
    if (text.indexOf(searched, at + 1) >= 0) throw new RecordingError(`${what} in ${file} twice`);
    return at;
  }

  #typeAt(file: string, from: number, text: string): void {
    this.#emit({ type: 'select', file, client: CLIENT, anchor: from, head: from });
    let place = from;
    for (const { typed, after } of this.#pace.typing(text)) {
      this.wait(after);
      this.#change(file, place, 0, typed);
      place += typed.length;
    }
  }

  #change(file: string, from: number, removed: number, inserted: string): void {
    const { text, version = 0 } = this.#stage.files[file] ?? {};
    const rest = (text?.length ?? 0) - from - removed;
    const change = inserted === '' ? [removed] : [removed, ...inserted.split('\n')];
    const changes: LiveChanges = [change];
    if (from > 0) changes.unshift(from);
    if (rest > 0) changes.push(rest);
    this.#emit({ type: 'edit', file, version, client: CLIENT, changes });
  }
}

/**
 * Compiles a recording; every call gives the same result. Throws RecordingError for the first step that cannot be played.
 */
export function compileRecording(
  kind: ProgramKind,
  { steps, names = {} }: RecordingScript,
  language: Language,
): CompiledRecording {
  const files = Object.fromEntries(PROGRAM_FILES[kind].map((name) => [name, '']));
  const recorder = new Recorder(files, language, names);
  for (const [index, step] of steps.entries()) {
    try {
      const problem = stepProblem(step);
      if (problem) throw new RecordingError(problem);
      recorder.play(step, index + 1);
    } catch (error) {
      if (!(error instanceof RecordingError)) throw error;
      throw new RecordingError(`step ${index + 1} (${language}) ${error.message}`);
    }
  }
  const { events, runs, duration } = recorder;
  return { files, events, runs, duration_ms: duration };
}
