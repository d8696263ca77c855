import type { OpenedModel, openModel } from './open-model.ts';

/** The part of a sketch in p5 that is used here. */
interface Sketch {
  _decrementPreload(): void;
  isLooping(): boolean;
  redraw(): void;
}

type Method = (this: Sketch, ...values: unknown[]) => unknown;

export interface P5Prototype {
  loadModel: Method;
  redraw: Method;
}

/** Time in which a browser reports an error that nobody caught, in milliseconds. */
const REPORTED = 100;

const SHAPE = /\.(obj|stl)\b/i;

/** Tells whether p5's own function was meant, which loads the shape of a body. */
export function namesShape(values: readonly unknown[]): boolean {
  const type = (values[1] as { fileType?: unknown } | undefined)?.fileType;
  return [...values, type].some((value) => typeof value === 'string' && SHAPE.test(value));
}

/** Does work in a task of its own, also where the time of timers stands still: in checks. */
function afterMicrotasks(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Holds sketches until the models are there that they have asked for. */
class HeldSketches {
  #waiting = 0;
  #sketches = new Set<Sketch>();
  #uncaught = new Set<unknown>();

  constructor(prototype: P5Prototype) {
    addEventListener('unhandledrejection', ({ reason }) => this.#uncaught.add(reason));
    const held = this;
    const { redraw } = prototype;
    prototype.redraw = function redrawLater(...values) {
      if (held.#waiting === 0) return redraw.apply(this, values);
      held.#sketches.add(this);
    };
    // Checks wait as long.
    Object.defineProperty(prototype, 'waitsForModel', { get: () => this.#waiting > 0 });
  }

  /** A sketch stays held when its model does not come and it does not catch that error. */
  until(loaded: Promise<unknown>): void {
    this.#waiting++;
    loaded.then(
      () => this.#release(),
      (error) => setTimeout(() => this.#uncaught.has(error) || this.#release(), REPORTED),
    );
  }

  #release(): void {
    if (--this.#waiting > 0) return;
    const still = [...this.#sketches].filter((sketch) => !sketch.isLooping());
    this.#sketches.clear();
    // Those that draw only once have missed their turn; the rest of their setup comes first.
    afterMicrotasks(() => {
      for (const sketch of still) sketch.redraw();
    });
  }
}

/**
 * Makes p5's function open models of the AI lab, beside the shapes that it loads by the same name. A sketch can load them
 * in `preload`, or in `setup` with `await`. Returns the function for code that runs before p5 does.
 */
export function joinP5(
  prototype: P5Prototype,
  open: typeof openModel,
): (name: string) => OpenedModel {
  const held = new HeldSketches(prototype);
  function opened(name: string, sketch?: Sketch): OpenedModel {
    const { opened: model, loaded } = open(name);
    held.until(loaded);
    loaded.then(
      () => sketch?._decrementPreload(),
      () => document.getElementById('p5_loading')?.remove(),
    );
    return model;
  }
  const { loadModel } = prototype;
  prototype.loadModel = function loadEither(...values) {
    if (namesShape(values)) return loadModel.apply(this, values);
    const [name, onLoaded] = values;
    const model = opened(String(name), this);
    if (typeof onLoaded === 'function') void model.then((one) => onLoaded(one));
    return model;
  };
  return opened;
}
