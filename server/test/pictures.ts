import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(content.length);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

/** Returns a gray PNG unless its `kind` is another, with further chunks before its end. */
export function pngOf(
  width: number,
  height: number,
  extra: [string, string][] = [],
  kind = 0,
  filter = 0,
): Buffer {
  const row = Buffer.from([filter, ...Array(width).fill(7)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = kind;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra.map(([type, text]) => chunk(type, Buffer.from(text))),
    chunk('IDAT', deflateSync(Buffer.concat(Array(height).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** The length of a code of one bit, and what it means: nothing follows. */
const ONE_CODE = [1, ...Array(15).fill(0), 0];

/** Returns a gray JPEG, with a place and a comment in it; all blocks of 8 by 8 pixels are alike, with two bits each. */
export function jpegOf(width: number, height: number, comment = 'home', scans = 1): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const bits = Buffer.alloc(Math.ceil(blocks / 4));
  // The rest of the last byte is filled with ones.
  if (blocks % 4) bits[bits.length - 1] = 0xff >> (2 * (blocks % 4));
  const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), bits]);
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from('Exif 48.85, 2.35')),
    segment(0xfe, Buffer.from(comment)),
    segment(0xdb, Buffer.from([0, ...Array(64).fill(1)])),
    segment(0xc0, frame),
    segment(0xc4, Buffer.from([0x00, ...ONE_CODE])),
    segment(0xc4, Buffer.from([0x10, ...ONE_CODE])),
    ...Array(scans).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/**
 * Returns a transparent WebP without loss, with further chunks after it. Each of its five codes has one value, of no
 * bits.
 */
export function webpOf(width: number, height: number, extra: [string, string][] = []): Buffer {
  const content = Buffer.alloc(8);
  content[0] = 0x2f;
  content.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
  // No transforms, cache or groups; then five times 1, 0, 0, 0.
  content.writeUIntLE(0b0001_0001_0001_0001_0001_000, 5, 3);
  const parts = [
    ['VP8L', content] as const,
    ...extra.map(([type, text]) => [type, Buffer.from(text)] as const),
  ];
  const chunks = parts.map(([type, bytes]) => {
    const head = Buffer.alloc(8, type);
    head.writeUInt32LE(bytes.length, 4);
    return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
  });
  const all = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.alloc(8, 'RIFF');
  head.writeUInt32LE(all.length, 4);
  return Buffer.concat([head, all]);
}
