import { latin } from '@codivia/contract/files/metadata/file-parts';

/** Brands of MP4 containers whose content is no film: QuickTime, early telephones, sound and pictures. */
const OTHER_BRAND = /^(qt|3g|M4A|M4B|heic|heix|mif1|msf1|avif|avis|crx)/;

/**
 * Returns the format of a film by its first bytes, regardless of its name; undefined for anything else. Matroska names the
 * kind of document in its head.
 */
export function filmFormat(head: Uint8Array): 'mp4' | 'webm' | undefined {
  if (head.length < 64) return undefined;
  if (latin(head, 4, 4) === 'ftyp') return OTHER_BRAND.test(latin(head, 8, 4)) ? undefined : 'mp4';
  const isWebm =
    latin(head, 0, 4) === '\x1aE\xdf\xa3' && latin(head, 4, 60).includes('B\x82\x84webm');
  return isWebm ? 'webm' : undefined;
}
