/** The steps of a program, as record.py writes them down. Numbers are indexes into the lists. */
export interface Recording {
  /** Type and text of plain values: `["int", "12"]`. */
  atoms: [type: string, text: string][];
  /** The contents of lists, dictionaries and other objects; `length` counts the parts that are left out, too. */
  contents: [type: string, shape: 'list' | 'dict' | 'object', length: number, parts: Part[]][];
  /** Calls of functions, each with its number, and all names with their values in turn. */
  frames: [call: number, name: string, line: number, variables: (string | number)[]][];
  /** The number of calls that are left out, then those that are recorded, the program itself first. */
  stacks: number[][];
  steps: RecordedStep[];
  output: [stream: 'out' | 'err' | 'typed', text: string][];
  /** First and last line of each loop. */
  loops: [first: number, last: number][];
  /** `steps` and `size`: as much was recorded as may be. */
  end: 'finished' | 'failed' | 'stopped' | 'steps' | 'size';
}

/** The name of an attribute, or the number of a value: an atom from 0 on, else an object. */
type Part = string | number;

/** The event of a step: a line that runs next, a value that is returned, the end of the program, or an error. */
export type StepEvent = 'line' | 'return' | 'yield' | 'end' | 'error';

/** `changes`: number and contents of each object that is new or changed; `returned`: the value that a call returns. */
type RecordedStep = [
  event: StepEvent,
  line: number,
  stack: number,
  changes: number[],
  returned: number | null,
  output: number,
];

/** A value as it is shown: a plain one, or the number of an object that is shown once and only named elsewhere. */
export type Value =
  | { kind: 'plain'; type: string; text: string }
  | { kind: 'object'; id: number; type: string };

export interface Variable {
  name: string;
  value: Value;
}

/** A call of a function; the program itself has no name. */
export interface Call {
  id: number;
  name: string;
  line: number;
  variables: Variable[];
}

/** A list, a dictionary or another object. `parts` of a dictionary have a key each, of an object a name. */
export interface HeldObject {
  id: number;
  type: string;
  parts: { key: Value | string | null; value: Value }[];
  /** Number of parts that are left out. */
  more: number;
}

/** Everything there is at one step, before its line runs. */
export interface Moment {
  event: StepEvent;
  line: number;
  calls: Call[];
  /** Number of calls between the first and the others that are left out. */
  callsLeftOut: number;
  /** The objects to which names lead, in the order in which they are found. */
  objects: HeldObject[];
  returned: Value | null;
  output: Recording['output'];
}

/** The program as it was at a step, counted from 0. */
export function momentAt(recording: Recording, index: number): Moment {
  const step = at(recording.steps, index);
  const held = contentsAt(recording, index);
  const reader = new Reader(recording, held);
  const [callsLeftOut = 0, ...frames] = at(recording.stacks, step[2]);
  const calls = frames.map((frame) => reader.call(frame));
  const returned = step[4] === null ? null : reader.value(step[4]);
  const objects = reader.objects();
  const output = recording.output.slice(0, step[5]);
  return { event: step[0], line: step[1], calls, callsLeftOut, objects, returned, output };
}

/** Number of the contents of each object there has been, at a step. */
function contentsAt(recording: Recording, index: number): Map<number, number> {
  const held = new Map<number, number>();
  for (const [, , , changes] of recording.steps.slice(0, index + 1)) {
    for (let i = 0; i < changes.length; i += 2) held.set(at(changes, i), at(changes, i + 1));
  }
  return held;
}

class Reader {
  #recording: Recording;
  #held: Map<number, number>;
  #met = new Set<number>();

  constructor(recording: Recording, held: Map<number, number>) {
    this.#recording = recording;
    this.#held = held;
  }

  call(number: number): Call {
    const [id, name, line, parts] = at(this.#recording.frames, number);
    const variables = pairs(parts).map(([variable, value]) => ({
      name: String(variable),
      value: this.value(Number(value)),
    }));
    return { id, name, line, variables };
  }

  value(number: number): Value {
    if (number >= 0) {
      const [type, text] = at(this.#recording.atoms, number);
      return { kind: 'plain', type, text };
    }
    this.#met.add(-number);
    return { kind: 'object', id: -number, type: this.#contents(-number)[0] };
  }

  /** Returns all objects that were found, and those found on the way. */
  objects(): HeldObject[] {
    const found: HeldObject[] = [];
    // The iteration over a set includes elements added meanwhile.
    for (const id of this.#met) found.push(this.#object(id));
    return found;
  }

  #contents(id: number) {
    return at(this.#recording.contents, this.#held.get(-id) ?? -1);
  }

  #object(id: number): HeldObject {
    const [type, shape, length, cells] = this.#contents(id);
    const parts =
      shape === 'list'
        ? cells.map((value) => ({ key: null, value: this.value(Number(value)) }))
        : pairs(cells).map(([key, value]) => ({
            key: shape === 'dict' ? this.value(Number(key)) : String(key),
            value: this.value(Number(value)),
          }));
    return { id, type, parts, more: length - parts.length };
  }
}

function pairs(parts: readonly Part[]): [Part, Part][] {
  return parts.flatMap((part, i) =>
    i % 2 === 0 ? [[part, at(parts, i + 1)] as [Part, Part]] : [],
  );
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is no ${index} in a recording`);
  return found;
}
