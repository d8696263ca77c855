import { expect, test } from 'vitest';
import { usesSound } from './uses-sound.ts';

test.each([
  "let jump = loadSound('jump.mp3');",
  'const tone = new p5.Oscillator();',
  'fft = new p5 . FFT();',
  'userStartAudio();',
])('%s needs p5.sound', (code) => {
  expect(usesSound(code)).toBe(true);
});

test.each(['createCanvas(9, 9);', 'new p5.Vector(1, 2);', 'const mySound = loadSounds();'])(
  '%s does not',
  (code) => {
    expect(usesSound(code)).toBe(false);
  },
);
