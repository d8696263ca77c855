import { vi } from 'vitest';

export type Written = { text: string; x: number; y: number; font: string };

/** Every letter is half as wide as its font is high. */
function widthOf(text: string, font: string): number {
  return ([...text].length * Number(font.match(/([\d.]+)px/)?.[1] ?? 0)) / 2;
}

/** Returns a canvas context that draws nothing and records the texts written on it. */
function fakeContext(written: Written[]): CanvasRenderingContext2D {
  const settings: Record<string, unknown> = { font: '' };
  const font = () => String(settings.font);
  const methods: Record<string, (...args: never[]) => unknown> = {
    measureText: (text: string) => ({ width: widthOf(text, font()) }),
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y, font: font() }),
  };
  return new Proxy(settings, {
    get: (_, name: string) => settings[name] ?? methods[name] ?? (() => undefined),
  }) as unknown as CanvasRenderingContext2D;
}

/** Gives jsdom the functions it lacks to draw pictures. Returns the texts written on them, in order. */
export function stubCanvas(): Written[] {
  const written: Written[] = [];
  const context = fakeContext(written);
  vi.stubGlobal(
    'Path2D',
    class {
      roundRect() {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) =>
    give(new Blob(['picture'], type ? { type } : {})),
  );
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => undefined;
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load: async () => [] },
  });
  return written;
}
