interface Size {
  width: number;
  height: number;
}

type Reader = (data: DataView<ArrayBuffer>) => Size | null;

/** The bytes of a part as a text of as many letters; the part may end with the file. */
function latin(
  { buffer, byteOffset, byteLength }: DataView<ArrayBuffer>,
  at: number,
  length: number,
) {
  const bytes = new Uint8Array(buffer, byteOffset, byteLength).subarray(at, at + length);
  return new TextDecoder('latin1').decode(bytes);
}

const png: Reader = (data) => ({ width: data.getUint32(16), height: data.getUint32(20) });
const gif: Reader = (data) => ({ width: data.getUint16(6, true), height: data.getUint16(8, true) });
const bmp: Reader = (data) => ({
  width: Math.abs(data.getInt32(18, true)),
  height: Math.abs(data.getInt32(22, true)),
});

/** The size stands in the first frame, after segments of any kind. */
const jpeg: Reader = (data) => {
  for (let at = 2; at + 9 <= data.byteLength; ) {
    const kind = data.getUint8(at + 1);
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    at += 2 + data.getUint16(at + 2);
  }
  return null;
};

const webp: Reader = (data) => {
  const kind = latin(data, 12, 4);
  if (kind === 'VP8 ') {
    const side = (at: number) => data.getUint16(at, true) & 0x3fff;
    return { width: side(26), height: side(28) };
  }
  if (kind === 'VP8L') {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const side = (at: number) => 1 + data.getUint16(at, true) + (data.getUint8(at + 2) << 16);
  return kind === 'VP8X' ? { width: side(24), height: side(27) } : null;
};

/** HEIC and AVIF have a box with the size of each of their pictures; the largest counts. */
const boxes: Reader = (data) => {
  const head = latin(data, 0, 100_000);
  const sizes = [...head.matchAll(/ispe/g)].map(({ index }) => ({
    width: data.getUint32(index + 8),
    height: data.getUint32(index + 12),
  }));
  return sizes.reduce<Size | null>(
    (most, one) => (most && most.width * most.height > one.width * one.height ? most : one),
    null,
  );
};

const READERS: readonly [at: number, mark: string, reader: Reader][] = [
  [1, 'PNG\r\n', png],
  [0, '\xff\xd8', jpeg],
  [0, 'GIF8', gif],
  [8, 'WEBP', webp],
  [0, 'BM', bmp],
  [4, 'ftyp', boxes],
];

/** The size that the head of a picture states, before anything is decoded; null where it says none. */
export function pictureSize(bytes: Uint8Array<ArrayBuffer>): Size | null {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const reader = READERS.find(([at, mark]) => latin(data, at, mark.length) === mark)?.[2];
  try {
    return reader?.(data) ?? null;
  } catch {
    // The head is cut off.
    return null;
  }
}
