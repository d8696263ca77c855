import { FILM_PART_BYTES } from '@codivia/contract/api/admin-media';

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** Returns the SHA-256 of the SHA-256 of each part: one part at a time is in memory. Hexadecimal. */
export async function partsHash(content: Blob): Promise<string> {
  const hashes: number[] = [];
  for (let at = 0; at < content.size; at += FILM_PART_BYTES) {
    const part = await content.slice(at, at + FILM_PART_BYTES).arrayBuffer();
    hashes.push(...(await sha256(new Uint8Array(part))));
  }
  const whole = await sha256(Uint8Array.from(hashes));
  return Array.from(whole, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
