import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinP5, namesShape } from './join-p5.ts';
import type { OpenedModel } from './open-model.ts';

/** A sketch of p5, as far as models are concerned. */
function makeSketch(loops = true) {
  const prototype = {
    loadModel: vi.fn(() => 'a shape'),
    redraw: vi.fn(),
  };
  const drawn = prototype.redraw;
  let come: (model: unknown) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const loaded = new Promise<never>((resolve, reject) => {
    come = resolve as never;
    fail = reject;
  });
  const open = () => ({ opened: loaded.then((one) => one) as OpenedModel, loaded });
  const openAtTop = joinP5(prototype as never, open as never);
  const sketch = Object.assign(Object.create(prototype), {
    isLooping: () => loops,
    _decrementPreload: vi.fn(),
  });
  return { sketch, drawn, come, fail, openAtTop, shape: prototype.loadModel };
}

let unhandled: (event: { reason: unknown }) => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof unhandled) => {
    unhandled = listener;
  });
  vi.stubGlobal('document', { getElementById: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [['cat.obj'], true],
  [['cat.STL', true], true],
  [['cat', { fileType: '.obj' }], true],
  [['cat', () => {}, () => {}, '.stl'], true],
  [['my-cat'], false],
  [['my-cat', () => {}], false],
  [[undefined], false],
])('of %j p5 loads the shape: %s', (values, isShape) => {
  expect(namesShape(values)).toBe(isShape);
});

test('shapes are still those of p5', () => {
  const { sketch, drawn } = makeSketch();
  expect(sketch.loadModel('cat.obj', true)).toBe('a shape');
  sketch.redraw();
  expect(drawn).toHaveBeenCalledOnce();
});

test('a sketch draws once its model is there, and p5 goes on after preload', async () => {
  const { sketch, drawn, come } = makeSketch();
  const model = sketch.loadModel('my-cat');
  sketch.redraw();
  expect(drawn).not.toHaveBeenCalled();
  expect(sketch.waitsForModel).toBe(true);
  come('the model');
  expect(await model).toBe('the model');
  expect(sketch._decrementPreload).toHaveBeenCalledOnce();
  expect(sketch.waitsForModel).toBe(false);
  sketch.redraw();
  expect(drawn).toHaveBeenCalledOnce();
});

test('a sketch that draws once gets its turn when the model is there', async () => {
  const { sketch, drawn, come, openAtTop } = makeSketch(false);
  void openAtTop('my-cat');
  sketch.redraw();
  expect(drawn).not.toHaveBeenCalled();
  come('the model');
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledOnce());
});

test('what comes is passed to a function, too', async () => {
  const { sketch, come } = makeSketch();
  const onLoaded = vi.fn();
  sketch.loadModel('my-cat', onLoaded);
  come('the model');
  await vi.advanceTimersByTimeAsync(1);
  expect(onLoaded).toHaveBeenCalledWith('the model');
});

test.each([
  ['stays still', true],
  ['goes on where it has caught that', false],
])('after a failure a sketch %s', async (_, isUncaught) => {
  const { sketch, drawn, fail } = makeSketch();
  const model: Promise<unknown> = sketch.loadModel('my-cat');
  const error = new Error('no');
  void model.catch(() => {});
  fail(error);
  await vi.advanceTimersByTimeAsync(1);
  if (isUncaught) unhandled({ reason: error });
  await vi.advanceTimersByTimeAsync(1000);
  sketch.redraw();
  expect(drawn).toHaveBeenCalledTimes(isUncaught ? 0 : 1);
});
