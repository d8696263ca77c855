import { expect, test } from 'vitest';
import { cameraNames } from './camera-names.ts';

const WORDS = { front: 'Front', back: 'Back', camera: 'Camera' };

test('cameras of phones are front and back ones, those of computers have their own names', () => {
  expect(
    cameraNames(['camera2 1, facing front', 'camera2 0, facing back', 'caméra arrière'], WORDS),
  ).toEqual(['Front', 'Back 1', 'Back 2']);
  expect(cameraNames(['USB webcam (046d:0825)', ''], WORDS)).toEqual([
    'USB webcam (046d:0825)',
    'Camera',
  ]);
  expect(cameraNames(['', ''], WORDS)).toEqual(['Camera 1', 'Camera 2']);
});
