import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';

export type DecodedType = 'image/jpeg' | 'image/webp';

/** The result of a decoder: four bytes for each pixel. */
interface Pixels {
  width: number;
  height: number;
}
interface Decoder {
  decode(bytes: Buffer, preserveOrientation?: boolean): Pixels | null;
}
type Factory = (options: object) => Promise<Decoder>;

/** The decoders are loaded and compiled at the first picture: most servers never get one. */
const LOADERS: Readonly<Record<DecodedType, () => Promise<{ make: unknown; file: string }>>> = {
  'image/jpeg': async () => ({
    make: (await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.js')).default,
    file: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  }),
  'image/webp': async () => ({
    make: (await import('@jsquash/webp/codec/dec/webp_dec.js')).default,
    file: '@jsquash/webp/codec/dec/webp_dec.wasm',
  }),
};

/** The used part of WebAssembly: the types of node only know its name. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (module: object, imports: object) => { exports: object };
};

type Loaded = { make: Factory; module: object };
const loaded = new Map<DecodedType, Promise<Loaded>>();

async function load(type: DecodedType): Promise<Loaded> {
  const { make, file } = await LOADERS[type]();
  const bytes = await readFile(fileURLToPath(import.meta.resolve(file)));
  return { make: make as Factory, module: await WebAssembly.compile(bytes) };
}

/** Returns the compiled decoder; a failed loading is tried again by the next picture. */
function decoderFor(type: DecodedType): Promise<Loaded> {
  const known = loaded.get(type);
  if (known) return known;
  const loading = load(type);
  loaded.set(type, loading);
  loading.catch(() => loaded.delete(type));
  return loading;
}

/** Pictures are decoded one at a time: each decoder has 17 MB of memory of its own, which is freed with it. */
const inTurn = pLimit(1);

/**
 * Tells whether a JPEG or WebP decodes to exactly this number of pixels, without a warning of its decoder. It is
 * decoded in WebAssembly, in memory that contains nothing else (docs/decisions/0253). Its size must have been checked
 * before.
 */
export function decodes(
  type: DecodedType,
  { width, height, bytes }: Pixels & { bytes: Buffer },
): Promise<boolean> {
  return inTurn(async () => {
    const { make, module } = await decoderFor(type);
    let isSound = true;
    const decoder = await make({
      noInitialRun: true,
      instantiateWasm(imports: object, done: (made: object) => void) {
        const instance = new WebAssembly.Instance(module, imports);
        done(instance);
        return instance.exports;
      },
      // The decoder draws missing parts grey, with a warning.
      printErr: () => {
        isSound = false;
      },
    });
    try {
      const found = type === 'image/jpeg' ? decoder.decode(bytes, false) : decoder.decode(bytes);
      return isSound && found?.width === width && found.height === height;
    } catch {
      // The decoder has ended itself because of the file.
      return false;
    }
  });
}
