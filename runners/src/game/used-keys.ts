import { MAX_KEYS } from '../preview/messages.ts';

/** Keys that a sketch reads, as `KeyboardEvent.key` names them. */
const BY_CODE: Record<string, string> = {
  LEFT_ARROW: 'ArrowLeft',
  RIGHT_ARROW: 'ArrowRight',
  UP_ARROW: 'ArrowUp',
  DOWN_ARROW: 'ArrowDown',
  ENTER: 'Enter',
  37: 'ArrowLeft',
  38: 'ArrowUp',
  39: 'ArrowRight',
  40: 'ArrowDown',
  32: ' ',
  13: 'Enter',
};

const NAMED = /\b(LEFT_ARROW|RIGHT_ARROW|UP_ARROW|DOWN_ARROW|ENTER)\b/g;
const NUMBERED = /\bkeyIsDown\(\s*(\d+)\s*\)|\bkeyCode\s*={2,3}\s*(\d+)/g;
const WRITTEN = /\bkey\s*={2,3}\s*(["'`])([^"'`]{1,10})\1/g;
const IN_EVENT = /(["'`])(Arrow(?:Left|Right|Up|Down))\1/g;
/** The key of a number as p5 counts them: letters and digits are their own capital letter's. */
function keyOfNumber(number: number): string | undefined {
  const sign = String.fromCharCode(number);
  return BY_CODE[number] ?? (/[A-Z\d]/.test(sign) ? sign.toLowerCase() : undefined);
}

/** The keys that a sketch is played with, in the order of the code; none for one that needs no keyboard. */
export function usedKeys(code: string): string[] {
  const keys = [
    ...[...code.matchAll(NAMED)].map(([, name = '']) => BY_CODE[name]),
    ...[...code.matchAll(NUMBERED)].map(([, one, other]) => keyOfNumber(Number(one ?? other))),
    ...[...code.matchAll(IN_EVENT)].map(([, , key]) => key),
    ...[...code.matchAll(WRITTEN)].map(([, , key = '']) =>
      key.length === 1 ? key.toLowerCase() : key,
    ),
  ];
  return [...new Set(keys.filter((key) => key !== undefined))].slice(0, MAX_KEYS);
}
