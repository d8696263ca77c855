import { randomInt } from 'node:crypto';
import { CLASS_CODE_LENGTH, CLASS_CODE_LETTERS } from '@codivia/contract/api/class-codes';

/** Returns a new code, as it is stored. */
export function newClassCode(): string {
  const letter = () => CLASS_CODE_LETTERS[randomInt(CLASS_CODE_LETTERS.length)];
  return Array.from({ length: CLASS_CODE_LENGTH }, letter).join('');
}
