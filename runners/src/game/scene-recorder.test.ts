import { beforeAll, expect, test, vi } from 'vitest';
import { type DrawingSketch, SceneRecorder } from './scene-recorder.ts';

// There is no canvas here: colours and turns are tested in a browser.
beforeAll(() => vi.stubGlobal('CanvasRenderingContext2D', class {}));

const sketch: DrawingSketch = {
  width: 200,
  height: 100,
  drawingContext: null,
  color: (...values) => ({ levels: [...(values as number[]), 255] }),
};

/** The description after two pictures. */
function sceneOf(first: [string, unknown[]][], second: [string, unknown[]][]) {
  const recorder = new SceneRecorder();
  for (const picture of [first, second]) {
    recorder.begin();
    for (const [name, values] of picture) recorder.note(name, values, sketch);
  }
  return recorder.scene;
}

test('tells where shapes are and how they move, in hundredths of the canvas', () => {
  const { shapes } = sceneOf(
    [
      ['circle', [20, 50, 10]],
      ['rect', [0, 0, 40, 20]],
    ],
    [
      ['circle', [24, 50, 10]],
      ['rect', [0, 0, 40, 20]],
    ],
  );
  expect(shapes.map(({ shape, x, y, motion }) => [shape, x, y, motion])).toEqual([
    ['circle', 12, 50, 'right'],
    ['rectangle', 10, 10, 'still'],
  ]);
});

test('what leaves at one side and comes in at the other does not move across', () => {
  const { shapes } = sceneOf([['circle', [195, 50, 10]]], [['circle', [5, 50, 10]]]);
  expect(shapes[0]?.motion).toBe('still');
});

test('a background covers what was drawn; what the sketch says of itself comes along', () => {
  const scene = sceneOf(
    [],
    [
      ['circle', [1, 1, 1]],
      ['background', [10, 20, 30]],
      ['text', ['Score: 3', 10, 20]],
      ['describe', ['A game']],
      ['describeElement', ['ball', 'red']],
    ],
  );
  expect(scene.background).toEqual([10, 20, 30]);
  expect(scene.shapes.map(({ shape, text }) => [shape, text])).toEqual([['text', 'Score: 3']]);
  expect(scene.described).toEqual(['A game', 'ball: red']);
});

test('with WebGL colours are told, and places count from the middle', () => {
  const recorder = new SceneRecorder();
  const moved = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 50, -25, 0, 1];
  const _renderer = { curFillColor: [1, 0, 0.2, 1], uModelMatrix: { mat4: moved } };
  recorder.note('circle', [0, 0, 20], { ...sketch, _renderer });
  expect(recorder.scene.shapes).toMatchObject([
    { shape: 'circle', color: [255, 0, 51], x: 75, y: 25 },
  ]);
});
