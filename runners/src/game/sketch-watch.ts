import type { FrameContext } from '../preview/frame/frame-context.ts';
import { ARGUMENT_RULES, argumentProblem } from './argument-rules.ts';
import { DRAWING_TAKES } from './argument-table.ts';
import { type DrawingSketch, SceneRecorder } from './scene-recorder.ts';

/** Functions that are recorded for the description besides those that draw by themselves. */
const ALSO = ['beginShape', 'endShape', 'vertex', 'curveVertex', 'bezierVertex', 'quadraticVertex'];
/** Problems reported at most. */
const MAX_PROBLEMS = 8;
/** The first calls of a function are all checked, later ones by sampling. */
const CHECKED_CALLS = 2000;
const SAMPLING_INTERVAL = 50;
/** Time between two updates of the description while it is shown, in milliseconds. */
const DESCRIPTION_INTERVAL_MS = 1500;
/** Motion is measured between two pictures this far apart: over a longer time directions change. */
const MOTION_INTERVAL = 3;

const now = performance.now.bind(performance);

type Method = (this: DrawingSketch, ...values: unknown[]) => unknown;
type Prototype = Record<string, unknown> & {
  registerMethod(hook: string, work: () => void): void;
};

/**
 * Checks the calls of a sketch: arguments that p5 cannot use are reported with their line, once each, and drawing calls
 * are recorded for the description of the canvas.
 */
export class SketchWatch {
  /** Pictures drawn so far. */
  pictures = 0;
  #context: FrameContext;
  #recorder = new SceneRecorder();
  /** p5 calls these functions itself too: only the sketch's calls count. */
  #depth = 0;
  #reported = new Set<string>();
  #isRead = false;
  #records = true;
  #lookedAt = 0;
  /** The picture that is described next. */
  #reportedAt = 0;

  constructor(context: FrameContext) {
    this.#context = context;
  }

  /** To be called before there is a sketch. */
  install(prototype: Prototype): void {
    const drawing = new Set([...Object.keys(DRAWING_TAKES), ...ALSO]);
    for (const name of new Set([...ARGUMENT_RULES.keys(), ...drawing])) {
      const original = prototype[name] as Method | undefined;
      if (typeof original !== 'function') continue;
      prototype[name] = drawing.has(name)
        ? this.#watched(name, original)
        : this.#checked(name, original);
    }
    prototype.registerMethod('pre', () => this.#beginPicture());
    prototype.registerMethod('post', () => this.#endPicture());
  }

  /** Sets whether somebody reads the description from now on. */
  read(on: boolean): void {
    this.#isRead = on;
    if (on) this.#context.send({ type: 'scene', scene: this.#recorder.scene });
  }

  #watched(name: string, original: Method): Method {
    const watch = this;
    let calls = 0;
    return function watched(this: DrawingSketch, ...values: unknown[]) {
      if (watch.#depth > 0) return original.apply(this, values);
      if (++calls < CHECKED_CALLS || calls % SAMPLING_INTERVAL === 0) watch.#check(name, values);
      if (watch.#records) watch.#recorder.note(name, values, this);
      watch.#depth++;
      try {
        return original.apply(this, values);
      } finally {
        watch.#depth--;
      }
    };
  }

  /**
   * Wraps a function that draws nothing. It may be called many thousand times for a picture, so a call costs next to
   * nothing.
   */
  #checked(name: string, original: Method): Method {
    const watch = this;
    let calls = 0;
    return function checked(this: DrawingSketch, ...values: unknown[]) {
      if (calls < CHECKED_CALLS && watch.#depth === 0) {
        calls++;
        watch.#check(name, values);
      }
      return original.apply(this, values);
    };
  }

  #check(name: string, values: readonly unknown[]): void {
    const rule = ARGUMENT_RULES.get(name);
    const problem = rule && argumentProblem(rule, values);
    if (!problem || this.#reported.size >= MAX_PROBLEMS) return;
    const position = this.#context.positionOf(new Error().stack ?? '');
    const { notice, about } = problem;
    // The message about a colour names only the colour itself, also when p5 makes it with another function once more.
    const isColor = notice === 'p5_unknown_color';
    const place = `${isColor ? about[0] : name} ${position?.line}`;
    if (this.#reported.has(place)) return;
    this.#reported.add(place);
    const text = (isColor ? about : [name, ...about]).join('\t');
    this.#context.reporter.add({ kind: 'notice', notice, text, position, count: 1 });
  }

  #beginPicture(): void {
    this.pictures++;
    const isDue = this.#isRead && now() - this.#lookedAt > DESCRIPTION_INTERVAL_MS;
    if (isDue) {
      this.#lookedAt = now();
      this.#reportedAt = this.pictures + MOTION_INTERVAL;
    }
    const isSeen = isDue || this.pictures === this.#reportedAt;
    // Anything drawn in `setup` stays, unless the first picture covers it.
    this.#records = isSeen || this.pictures === 1;
    if (isSeen) this.#recorder.begin();
  }

  #endPicture(): void {
    this.#records = false;
    if (this.#isRead && this.pictures === this.#reportedAt)
      this.#context.send({ type: 'scene', scene: this.#recorder.scene });
  }
}
