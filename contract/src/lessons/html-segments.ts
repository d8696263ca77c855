/** A stretch of a field that is read as one text, with the places of its characters in the field. */
export interface Segment {
  text: string;
  /** The place in the field at which each character begins, and last the end; a number where none is escaped. */
  at: number | readonly number[];
  code: boolean;
  /** Writes a text as it stands in the field. */
  written: (text: string) => string;
}

/** Returns the place in the field of a character of a segment. */
export const placeIn = ({ at }: Pick<Segment, 'at'>, index: number): number =>
  typeof at === 'number' ? at + index : (at[index] ?? 0);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
/** Characters of an entity at most, such as `&#x1F600;`. */
const ENTITY_MAX = 10;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inAttribute = (text: string) => escaped(text).replaceAll('"', '&quot;');
/** In the code of an editor two apostrophes stand for one. */
const inEditor = (text: string) => inAttribute(text).replaceAll("'", "''");

/** Returns the character of the entity that begins at `from`, and its end; undefined where none does. */
function entityAt(html: string, from: number): { text: string; end: number } | undefined {
  const end = html.slice(from, from + ENTITY_MAX).indexOf(';');
  if (end < 0) return undefined;
  const name = html.slice(from + 1, from + end);
  const isHex = /^#x[0-9a-f]+$/i.test(name);
  const isNumber = isHex || /^#[0-9]+$/.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const text = isNumber
    ? code <= 0x10ffff
      ? String.fromCodePoint(code)
      : undefined
    : ENTITIES[name];
  return text === undefined ? undefined : { text, end: from + end + 1 };
}

/** Reads a part of the HTML as it is shown. `doubled` apostrophes are read as one. */
function segmentOf(
  html: string,
  [from, to]: [number, number],
  how: Pick<Segment, 'code' | 'written'> & { doubled?: boolean },
): Segment {
  const { doubled = false, ...rest } = how;
  const raw = html.slice(from, to);
  if (!raw.includes('&') && !(doubled && raw.includes("''")))
    return { ...rest, text: raw, at: from };
  const parts: string[] = [];
  const at: number[] = [];
  for (let i = from; i < to; ) {
    const entity = html[i] === '&' ? entityAt(html, i) : undefined;
    const isPair = doubled && html[i] === "'" && html[i + 1] === "'" && i + 1 < to;
    const text = entity?.text ?? html[i] ?? '';
    // A character of two units begins and ends with its entity.
    for (let unit = 0; unit < text.length; unit += 1) at.push(i);
    parts.push(text);
    i = entity?.end ?? i + (isPair ? 2 : 1);
  }
  at.push(to);
  return { ...rest, text: parts.join(''), at };
}

/** Returns the end of the tag that begins at `from`, behind its last character. Values of attributes may have any sign. */
function endOfTag(html: string, from: number): number {
  let i = from + 1;
  while (i < html.length) {
    const sign = html[i];
    if (sign === '>') return i + 1;
    if (sign === '"' || sign === "'") {
      const close = html.indexOf(sign, i + 1);
      if (close < 0) return html.length;
      i = close;
    }
    i += 1;
  }
  return html.length;
}

const TAG_NAME = /^<\/?([a-z][a-z0-9-]*)/i;
/** The attributes that are read or run: the code of an editor, and what describes a picture. */
const READ_ATTRIBUTE = /\s(code|alt)="/;

function attributeSegment(html: string, [from, to]: [number, number]): Segment | undefined {
  const found = READ_ATTRIBUTE.exec(html.slice(from, to));
  if (!found) return undefined;
  const start = from + found.index + found[0].length;
  const end = html.indexOf('"', start);
  const code = found[1] === 'code';
  const written = code ? inEditor : inAttribute;
  return segmentOf(html, [start, end], { code, written, doubled: code });
}

/** Tells whether a field is HTML; otherwise it is text with # headings (sanitize-lesson.ts). */
export const isHtml = (content: string) => /<[a-z!/?]/i.test(content);

/** Returns what is read in a field that may be HTML, in order: texts, code, descriptions of pictures. Takes linear time. */
export function htmlSegments(html: string): Segment[] {
  if (!isHtml(html)) return [{ text: html, at: 0, code: false, written: (text) => text }];
  const segments: Segment[] = [];
  let codeDepth = 0;
  let textFrom = 0;
  for (let i = html.indexOf('<'); i >= 0; i = html.indexOf('<', i)) {
    if (!isHtml(html.slice(i, i + 2))) {
      i += 1;
      continue;
    }
    if (i > textFrom) {
      const how = { code: codeDepth > 0, written: escaped };
      segments.push(segmentOf(html, [textFrom, i], how));
    }
    const end = endOfTag(html, i);
    const attribute = attributeSegment(html, [i, end]);
    if (attribute) segments.push(attribute);
    const name = TAG_NAME.exec(html.slice(i, i + 20))?.[1]?.toLowerCase();
    if (name === 'code' || name === 'pre') codeDepth += html[i + 1] === '/' ? -1 : 1;
    codeDepth = Math.max(codeDepth, 0);
    textFrom = end;
    i = end;
  }
  if (textFrom < html.length) {
    segments.push(
      segmentOf(html, [textFrom, html.length], { code: codeDepth > 0, written: escaped }),
    );
  }
  return segments;
}
