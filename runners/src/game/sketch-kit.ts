import {
  ExpectationFailed,
  guarded,
  type Kit,
  type MakeKit,
  nextTask,
  pause,
} from '../preview/frame/checks/kit.ts';
import { seededRandom } from '../seeded-random.ts';
import { watchDrawing } from './drawing-calls.ts';
import { sendKey, sendMouse } from './send-input.ts';
import { VirtualTime } from './virtual-time.ts';
import { watchLoading } from './watch-loading.ts';

/** The part of p5 that is used here; see https://p5js.org/reference/. */
export interface P5Sketch {
  width: number;
  height: number;
  frameCount: number;
  /** True once everything that it loads first has arrived, and its `setup` is over. */
  _setupDone: boolean;
  /** True while it waits for a model (../models/program/join-p5.ts). */
  waitsForModel?: boolean;
}
export interface P5Class {
  new (): P5Sketch;
  prototype: Record<string, unknown>;
  instance: P5Sketch | null;
}

/** A picture every sixtieth of a second. */
const TURN = 1000 / 60;
/** A sketch may ask for few pictures: at one in a second this many turns pass between two. */
const MAX_ITERATIONS = 120;
/** Number of pictures after which the browser gets its turn, and loops their three seconds again. */
const YIELD_AFTER = 10;
const MAX_FRAMES = 3000;

/** The seed of random numbers, so that every check gets the same numbers in the same order. */
const SEED = 20_260_101;

/**
 * The tools for checks of p5 sketches: the sketch's time stands still except for the pictures that the check asks for.
 */
export const sketchKit: MakeKit = (): Kit => {
  const { p5 } = window as unknown as { p5: P5Class };
  const pixelOf = p5.prototype.get as (x: number, y: number) => number[];
  const time = new VirtualTime();
  time.install();
  Math.random = seededRandom(SEED);
  const drawing = watchDrawing(p5.prototype);
  const loadedFrom = watchLoading(p5.prototype);
  const sketch = () => p5.instance;
  const count = () => sketch()?.frameCount ?? 0;

  function nextFrame(): void {
    const before = count();
    for (let turn = 0; turn < MAX_ITERATIONS && time.drawsOn && count() === before; turn++) {
      guarded(() => time.pass(TURN));
    }
  }

  async function frames(number = 1): Promise<void> {
    const count = Math.min(number, MAX_FRAMES);
    for (let drawn = 1; drawn <= count && time.drawsOn; drawn++) {
      nextFrame();
      if (drawn % YIELD_AFTER === 0) await nextTask();
    }
    await nextTask();
  }

  const canvas = () => {
    const found = document.querySelector('canvas');
    if (!found) throw new ExpectationFailed('missing-element');
    return found;
  };

  return {
    async ready(hasFailed) {
      await pause();
      const isBusy = () => sketch()?._setupDone === false || sketch()?.waitsForModel;
      while (isBusy() && !hasFailed()) await pause(5);
    },
    loadedFrom,
    tools: {
      frames,
      drawn: drawing.inLastFrame,
      drawnInSetup: drawing.inSetup,
      pixel: (x: number, y: number) => {
        const current = sketch();
        return current ? pixelOf.call(current, x, y) : [0, 0, 0, 0];
      },
      size: () => ({ width: sketch()?.width ?? 0, height: sketch()?.height ?? 0 }),
      async wait(milliseconds: number): Promise<void> {
        for (let left = milliseconds; left > 0; left -= TURN) guarded(() => time.pass(TURN));
        await pause();
      },
      press: async (key: string) => guarded(() => sendKey('keydown', key)),
      release: async (key: string) => guarded(() => sendKey('keyup', key)),
      mouse: async (x: number, y: number) => sendMouse(canvas(), ['mousemove'], x, y),
      mouseDown: async (x: number, y: number) =>
        sendMouse(canvas(), ['mousemove', 'mousedown'], x, y),
      mouseUp: async (x: number, y: number) => sendMouse(canvas(), ['mouseup'], x, y),
      click: async (x: number, y: number) =>
        sendMouse(canvas(), ['mousemove', 'mousedown', 'mouseup', 'click'], x, y),
    },
  };
};
