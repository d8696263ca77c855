import { bytesAlive } from '@codivia/runners/fetch-alive';

/** The bytes of one of our own files. Throws when it does not come. */
export async function bytesOf(address: string): Promise<Uint8Array> {
  return new Uint8Array(await bytesAlive(address));
}

/** The ending of a picture's file, by its first byte: the server stores PNG, JPEG and WebP. */
export function endingOf([first]: Uint8Array): 'png' | 'jpg' | 'webp' {
  if (first === 0x89) return 'png';
  return first === 0xff ? 'jpg' : 'webp';
}
