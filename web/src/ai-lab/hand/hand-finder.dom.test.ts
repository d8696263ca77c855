import { expect, test, vi } from 'vitest';
import { handFinder } from './hand-finder.ts';

interface Results {
  multiHandLandmarks: { x: number; y: number; z: number }[][];
}

/** A finder that takes its time, and sees a hand at as many points to the right as a picture is wide. */
class SlowHands {
  #listener: (results: Results) => void = () => {};

  setOptions(): void {}
  async initialize(): Promise<void> {}

  onResults(listener: (results: Results) => void): void {
    this.#listener = listener;
  }

  async send({ image }: { image: HTMLCanvasElement }): Promise<void> {
    const { width } = image;
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.#listener({ multiHandLandmarks: [[{ x: width, y: 0.5, z: 0 }]] });
  }
}

test('each of two cameras gets the hand in its own picture', { timeout: 10_000 }, async () => {
  vi.stubGlobal('Hands', SlowHands);
  const canvas = (width: number) => Object.assign(document.createElement('canvas'), { width });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => ({
    isContextLost: () => false,
  })) as never);
  const find = await handFinder();
  const found = await Promise.all([find(canvas(2)), find(canvas(3))]);
  expect(found.map((points) => points?.[0]?.[0])).toEqual([2.5, 3.8333]);
});
