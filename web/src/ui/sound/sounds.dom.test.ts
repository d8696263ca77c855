import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playSound, turnSound } from './sound.ts';

const tones: number[] = [];

/** The audio interface of a browser, as far as it is used. */
class FakeAudio {
  state = 'running';
  currentTime = 0;
  destination = {};
  resume = async () => {};
  createOscillator() {
    const tone = {
      type: '',
      frequency: { value: 0 },
      stop: () => {},
      connect: (to: unknown) => to,
      start: () => tones.push(tone.frequency.value),
    };
    return tone;
  }
  createGain() {
    const gain = {
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    return { gain, connect: (to: unknown) => to };
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  tones.length = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is played unless sounds were turned on', async () => {
  playSound('right');
  await settled();
  expect(tones).toEqual([]);
  turnSound(true);
  playSound('right');
  await vi.waitFor(() => expect(tones).toHaveLength(2));
  expect(tones[1]).toBeGreaterThan(tones[0] ?? 0);
  turnSound(false);
  playSound('level');
  await settled();
  expect(tones).toHaveLength(2);
});

test('a sample is played without that', async () => {
  playSound('level', { sample: true });
  await vi.waitFor(() => expect(tones).toHaveLength(4));
});

test.each([
  ['that has no audio', undefined],
  [
    'that refuses it',
    class {
      constructor() {
        throw new DOMException('no', 'NotAllowedError');
      }
    },
  ],
  [
    'that does not let it begin',
    class extends FakeAudio {
      override state = 'suspended';
      override resume = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    },
  ],
])('a browser %s is silent, and reports nothing', async (_what, audio) => {
  vi.stubGlobal('AudioContext', audio);
  playSound('level', { sample: true });
  await settled();
  expect(tones).toEqual([]);
});
