import { vi } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];

/** A file that the fake browser decodes as a picture of one colour. */
export const colourFile = (colour: Colour, name = 'colour.png'): File =>
  new File([colour.join()], name, { type: 'image/png' });

/** Lets a document without pictures decode those of `colourFile`, and see a colour in the video of a fake camera. */
export class FakePictures {
  /** The colour before the camera. */
  seen: Colour = [0, 0, 0];
  decoded = 0;

  constructor() {
    vi.stubGlobal('createImageBitmap', async (file: File) => {
      this.decoded++;
      const colour = (await file.text()).split(',').map(Number);
      if (colour.length !== 3) throw new DOMException('', 'InvalidStateError');
      return { width: 40, height: 30, colour, close() {} };
    });
    let drawn: Colour = [0, 0, 0];
    const context = {
      fillRect() {},
      setTransform() {},
      drawImage: (source: HTMLVideoElement | { colour: Colour }) => {
        drawn = 'colour' in source ? source.colour : this.seen;
      },
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => drawn[i % 4] ?? 255),
      }),
    };
    const canvas = HTMLCanvasElement.prototype;
    vi.spyOn(canvas, 'getContext').mockImplementation((() => context) as never);
    vi.spyOn(canvas, 'toDataURL').mockImplementation(
      () => `data:image/jpeg;base64,${btoa(drawn.join())}`,
    );
  }
}
