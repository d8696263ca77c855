import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function png(width: number, height: number, format: readonly number[], rows: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(format, 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = chunk('IDAT', deflateSync(rows));
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** A file of a picture whose upper and lower halves have a colour each. */
export function halvesFile(name: string, top: Colour, bottom: Colour) {
  const [width, height] = [40, 30];
  const row = (colour: Colour) => [0, ...Array.from({ length: width }, () => colour).flat()];
  const rows = Array.from({ length: height }, (_, y) => row(y < height / 2 ? top : bottom)).flat();
  return { name, mimeType: 'image/png', buffer: png(width, height, [8, 2], Buffer.from(rows)) };
}

/** A file of a few kilobytes with a whole black picture of so many points, a bit for each. */
export function blackFile(name: string, width: number, height: number) {
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return { name, mimeType: 'image/png', buffer: png(width, height, [1, 0], rows) };
}
