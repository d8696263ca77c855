/**
 * Takes out of SVG files what tells about them (metadata, what drawing programs note, the name of their file), and what
 * could run: shown as a picture a script never does, but files are also saved, and opened by themselves.
 */

import { bytesOf, need } from './file-parts.ts';

/** Browsers and Node have them; the types of neither belong to the contract. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Elements that are left out with all that is in them, whatever prefix they have. */
const REMOVED_ELEMENTS =
  /^(?:[\w.-]+:)?(?:script|handler|listener|metadata|iframe|object|embed)$|^(?:sodipodi|inkscape|i|x|rdf):/i;
/** Attributes that run or tell something. */
const REMOVED_ATTRIBUTES = /^(?:on\w+|(?:sodipodi|inkscape|i|x):.*)$/i;
/** Addresses that run something, once what hides them is gone. */
const RUNNING = /^(?:javascript|vbscript|data:text|data:application)/i;

/** A value with its numbered characters as they are, and without blanks and control characters. */
function uncovered(value: string): string {
  const characters = value.replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex, digits) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
  return characters
    .replace(/&(?:tab|newline);/gi, '')
    .replace(/&colon;/gi, ':')
    .replace(/[\s\p{Cc}]/gu, '');
}

/** A tag without the attributes that run or tell something. */
function cleanTag(tag: string): string {
  return tag.replace(
    /\s+([^\s=/"'<>]+)\s*=\s*("[^"]*"|'[^']*')/g,
    (whole, name: string, quoted: string) => {
      const values = uncovered(quoted.slice(1, -1)).split(';');
      const runs = values.some((value) => RUNNING.test(value));
      return REMOVED_ATTRIBUTES.test(name) || runs ? '' : whole;
    },
  );
}

/** Where a tag ends, behind its bracket: one in quotes is none. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at + 1;
  }
  return text.length;
}

/** A piece of an SVG: text, or what is in brackets. */
function endOfPiece(text: string, at: number): number {
  if (text[at] !== '<') {
    const next = text.indexOf('<', at);
    return next < 0 ? text.length : next;
  }
  const ending = text.startsWith('<!--', at)
    ? '-->'
    : text.startsWith('<![CDATA[', at)
      ? ']]>'
      : text.startsWith('<?', at)
        ? '?>'
        : '';
  if (ending) {
    const end = text.indexOf(ending, at + 2);
    return end < 0 ? text.length : end + ending.length;
  }
  if (!text.startsWith('<!', at)) return endOfTag(text, at);
  // A document type may have declarations of its own in square brackets.
  const [bracket, end] = [text.indexOf('[', at), endOfTag(text, at)];
  if (bracket < 0 || bracket > end) return end;
  const closing = text.indexOf(']', bracket);
  return closing < 0 ? text.length : endOfTag(text, closing);
}

/** A document type names entities, which may not hide elements: Illustrator's hold addresses alone. */
function requireSafeStyle(declaration: string): void {
  for (const [quoted] of declaration.matchAll(/"[^"]*"|'[^']*'/g)) need(!/[<&]/.test(quoted));
}

/** One walk through the text. */
function withoutPersonalData(text: string): string {
  const kept: string[] = [];
  /** The name of the element that is left out, and how many of its kind are open. */
  let skipped = '';
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const end = endOfPiece(text, at);
    const piece = text.slice(at, end);
    at = end;
    const [, slash = '', name = ''] = /^<(\/?)([^\s/>!?][^\s/>]*)/.exec(piece) ?? [];
    const isEmpty = piece.endsWith('/>');
    if (skipped) {
      if (name === skipped && !isEmpty) open += slash ? -1 : 1;
      if (open === 0) skipped = '';
      continue;
    }
    if (piece.startsWith('<!DOCTYPE') || piece.startsWith('<!doctype')) requireSafeStyle(piece);
    const isOutside = depth === 0;
    if (name && !isEmpty) depth += slash ? -1 : 1;
    if (REMOVED_ELEMENTS.test(name)) {
      depth -= isEmpty || slash ? 0 : 1;
      if (!isEmpty && !slash) [skipped, open] = [name, 1];
      continue;
    }
    // Comments in a drawing are its author's; programs note themselves before it.
    if (isOutside && piece.startsWith('<!--')) continue;
    if (piece.startsWith('<?') && !/^<\?xml\s/i.test(piece)) continue;
    kept.push(name && !slash ? cleanTag(piece) : piece);
  }
  return kept.join('');
}

/** An SVG that shows the same, tells nothing and runs nothing. */
export function cleanSvg(bytes: Uint8Array): Uint8Array {
  let text = new TextDecoder().decode(bytes);
  // What was left out may have held apart what belongs together then.
  for (let round = 0; round < 5; round++) {
    const next = withoutPersonalData(text);
    if (next === text) return new TextEncoder().encode(text);
    text = next;
  }
  need(false);
  return bytesOf('');
}
