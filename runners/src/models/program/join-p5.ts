import type { OpenedModel, openModel } from './open-model.ts';

/** The part of a sketch in p5 that is used here. */
interface Sketch {
  /** True while it draws nothing, since a model is not there yet; checks wait for that. */
  waitsForModel?: boolean;
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
      this.waitsForModel = held.#waiting > 0;
      if (!this.waitsForModel) return redraw.apply(this, values);
      held.#sketches.add(this);
    };
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
    for (const sketch of this.#sketches) {
      sketch.waitsForModel = false;
      // A sketch that draws only once has missed its turn; the rest of its setup comes first.
      setTimeout(() => sketch.isLooping() || sketch.redraw());
    }
    this.#sketches.clear();
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
