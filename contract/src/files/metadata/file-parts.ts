/** Reads and joins the bytes of files, for the modules that remove metadata. */

/** Thrown if a file does not continue as its beginning announces. */
export class BrokenFile extends Error {}

/** Thrown where a film has tracks besides pictures and sound that cannot be taken out. */
export class OtherTracks extends BrokenFile {}

/** Throws BrokenFile unless something holds. */
export function need(holds: boolean): asserts holds {
  if (!holds) throw new BrokenFile();
}

/** Numbers of several bytes in a file. */
export const view = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Bytes as text, one character each. */
export const latin = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/** Text as bytes, one for each character. */
export const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Parts one behind the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A chunk of a RIFF file: its type, the length of its content, the content. */
export function chunkOf(type: string, content: Uint8Array): Uint8Array {
  const head = bytesOf(`${type}\0\0\0\0`);
  view(head).setUint32(4, content.length, true);
  return joined([head, content]);
}
