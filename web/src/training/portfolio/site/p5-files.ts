import file from 'p5/lib/p5.min.js?url';
import license from 'p5/license.txt?raw';
import { bytesOf } from './bytes-of.ts';

/**
 * Returns the p5 that this site serves itself, with the licence that must accompany it. Imported when a portfolio with
 * a game is downloaded, and by nothing else.
 */
export async function p5Files(): Promise<{ script: Uint8Array; license: string }> {
  const script = await bytesOf(file);
  return { script, license };
}

/** The p5.sound that goes with it, for games that use it. */
export async function p5Sound(): Promise<Uint8Array> {
  const { default: address } = await import('p5/lib/addons/p5.sound.min.js?url');
  return bytesOf(address);
}
