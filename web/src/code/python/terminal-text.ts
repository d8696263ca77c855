import type { CSSProperties } from 'react';

/** A piece of output in one style. */
export interface Styled {
  text: string;
  style: CSSProperties;
}

// Only sequences for colours and styles have an effect; others are left out.
const ESCAPE = '\u001b';
const SEQUENCE = new RegExp(`${ESCAPE}\\[([\\d;?]*)([A-Za-z])|${ESCAPE}[A-Za-z]`, 'g');
/** The escape sequences that empty a terminal. */
const CLEAR = new RegExp(`${ESCAPE}\\[[23]J|${ESCAPE}c`, 'g');

/** Black, red, green, yellow, blue, magenta, cyan and white, readable on the dark background of both themes. */
const COLOURS = [
  '#93aaa5',
  '#ff9384',
  '#4fe3b0',
  '#ffd27a',
  '#8fd0ff',
  '#ff9de0',
  '#7fe0e8',
  '#eaf3f0',
];
const GROUNDS = [
  '#000000',
  '#8c2a20',
  '#1f6b3f',
  '#6b4e00',
  '#2a4a9c',
  '#7a2f8c',
  '#155a60',
  '#56635f',
];

function colourOf(codes: number[], colours: readonly string[]): string | undefined {
  const kind = codes.shift();
  if (kind === 2) {
    const [red = 0, green = 0, blue = 0] = codes.splice(0, 3);
    return `rgb(${red} ${green} ${blue})`;
  }
  const number = codes.shift() ?? 0;
  if (number < 16) return colours[number % 8];
  if (number >= 232) return `rgb(${[0, 0, 0].map(() => 8 + (number - 232) * 10).join(' ')})`;
  const level = (step: number) => [0, 95, 135, 175, 215, 255][step] ?? 0;
  const cube = number - 16;
  return `rgb(${level(Math.floor(cube / 36))} ${level(Math.floor(cube / 6) % 6)} ${level(cube % 6)})`;
}

function withCodes(before: CSSProperties, parameters: string): CSSProperties {
  const codes = parameters.split(';').map(Number);
  let style = before;
  for (let code = codes.shift(); code !== undefined; code = codes.shift()) {
    if (code === 0) style = PLAIN;
    else if (code === 1) style = { ...style, fontWeight: 700 };
    else if (code === 2) style = { ...style, opacity: 0.75 };
    else if (code === 3) style = { ...style, fontStyle: 'italic' };
    else if (code === 4) style = { ...style, textDecoration: 'underline' };
    else if (code === 9) style = { ...style, textDecoration: 'line-through' };
    else if (code === 7) style = { ...style, color: 'var(--color-night)', background: '#eaf3f0' };
    else if (code === 38) style = { ...style, color: colourOf(codes, COLOURS) };
    else if (code === 48) style = { ...style, background: colourOf(codes, GROUNDS) };
    else if (code === 39) style = { ...style, color: undefined };
    else if (code === 49) style = { ...style, background: undefined };
    else if (/^[39][0-7]$/.test(String(code))) style = { ...style, color: COLOURS[code % 10] };
    else if (/^(4|10)[0-7]$/.test(String(code)))
      style = { ...style, background: GROUNDS[code % 10] };
  }
  return style;
}

/** The style of text without sequences. */
export const PLAIN: CSSProperties = {};

/** Splits text with a terminal's sequences into pieces that each have one style. */
export function styledText(text: string): Styled[] {
  if (!text.includes(ESCAPE)) return [{ text, style: PLAIN }];
  const pieces: Styled[] = [];
  let style = PLAIN;
  let from = 0;
  const add = (to: number) => {
    if (to > from) pieces.push({ text: text.slice(from, to), style });
  };
  for (const found of text.matchAll(SEQUENCE)) {
    add(found.index);
    from = found.index + found[0].length;
    if (found[2] === 'm') style = withCodes(style, found[1] ?? '');
  }
  add(text.length);
  return pieces;
}

/** Returns the sequences that set the style of the text after this one. */
export function styleAfter(text: string): string {
  if (!text.includes(ESCAPE)) return '';
  const looks = [...text.matchAll(SEQUENCE)].filter((found) => found[2] === 'm');
  const reset = looks.findLastIndex((found) => /^0?$/.test(found[1] ?? ''));
  return looks
    .slice(reset + 1)
    .map(([sequence]) => sequence)
    .join('');
}

/** Returns the text that remains after a terminal was emptied within it; null where it was not. */
export function afterClear(text: string): string | null {
  const last = [...text.matchAll(CLEAR)].at(-1);
  return last ? text.slice(last.index + last[0].length) : null;
}

/** Returns a text with more behind it; `\r` returns to the start of its line, whose characters are then overwritten. */
export function written(before: string, more: string): string {
  if (!more.includes('\r') && !before.endsWith('\r')) return before + more;
  const whole = before + more;
  const lines = whole.replaceAll('\r\n', '\n').split('\n');
  const openLine = before.lastIndexOf('\n') + 1;
  const first = before.slice(0, openLine).split('\n').length - 1;
  return lines.map((line, index) => (index < first ? line : overwritten(line))).join('\n');
}

function overwritten(line: string): string {
  // A `\r` at the end has an effect when something follows.
  const end = line.endsWith('\r') ? '\r' : '';
  return (
    line
      .split('\r')
      .filter((part, index) => index === 0 || part !== '')
      .reduce((shown, part) =>
        part.includes(ESCAPE) || shown.includes(ESCAPE) ? part : part + shown.slice(part.length),
      ) + end
  );
}
