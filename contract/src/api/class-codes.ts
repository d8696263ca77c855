/** Letters and digits of class codes: none that look alike, and no vowels, so that no word comes out. */
export const CLASS_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ2345679';
export const CLASS_CODE_LENGTH = 8;

/** Returns a typed code as it is stored: in capitals, without the hyphen and other signs. */
export function cleanClassCode(typedCode: string): string {
  return typedCode.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Returns a stored code as it is shown: `BCDF-GHJK`. */
export function shownClassCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
