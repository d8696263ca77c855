import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(content.length);
  tail.writeUInt32BE(crc32(named));
  return Buffer.concat([head, named, tail]);
}

/** A gray PNG, with further chunks before its end. */
export function pngOf(width: number, height: number, extra: [string, string][] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra.map(([type, text]) => chunk(type, Buffer.from(text))),
    chunk('IDAT', deflateSync(Buffer.alloc(height * (1 + width), 7))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** The parts of a JPEG, with a place and a comment in it. */
export function jpegOf(width: number, height: number, comment = 'home'): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.from('Exif 48.85, 2.35')),
    segment(0xfe, Buffer.from(comment)),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9]),
  ]);
}

/** The parts of a WebP without loss, with further chunks after it. */
export function webpOf(width: number, height: number, extra: [string, string][] = []): Buffer {
  const content = Buffer.alloc(6);
  content[0] = 0x2f;
  content.writeUInt32LE(((height - 1) << 14) | (width - 1), 1);
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
