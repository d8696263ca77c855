import { editDistance } from '../../files/closest-name.ts';
import type { ConsoleEntry, Notice } from '../../preview/messages.ts';
import { ATTRIBUTES, ELEMENTS, OPTIONAL_END, VOID } from './known-names.ts';

const PAGE = 'index.html';

/** Makes a hint. A hint is not an error: browsers still show the page. `other` is the probable meaning. */
export function hint(
  notice: Notice,
  file: string,
  line: number,
  text: string,
  other?: string,
): ConsoleEntry {
  const fullText = other === undefined ? text : `${text}\t${other}`;
  return { kind: 'notice', notice, text: fullText, position: { file, line }, count: 1 };
}

/** The known name that a misspelt one is closest to; short names have to be closer. */
export function misspelt(name: string, known: Iterable<string>): string | undefined {
  const most = name.length < 4 ? 1 : 2;
  let best: string | undefined;
  let least = most + 1;
  for (const one of known) {
    const distance = Math.abs(one.length - name.length) > most ? least : editDistance(name, one);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
}

/**
 * Patterns of comments, elements that hold plain text, and tags. A tag without an end is over where the next one
 * begins.
 */
const COMMENT = /<!--[\s\S]*?(?:-->|$(?![\s\S]))/.source;
const VALUES = /(?:"[^"]*"|'[^']*'|[^>"'])*/.source;
const TEXT = `<(?<holder>script|style|textarea|title)\\b${VALUES}>[\\s\\S]*?(?<ended></\\k<holder>\\s*>|$(?![\\s\\S]))`;
const TAG =
  /<(?<slash>\/?)(?<name>[a-z][^\s/>]*)(?<attributes>(?:=\s*"[^"]*"|=\s*'[^']*'|[^<>])*)(?<end>>?)/
    .source;
const PIECE = new RegExp(`${COMMENT}|${TEXT}|${TAG}`, 'gi');
const ATTRIBUTE = /([^\s"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;
/** A value that swallows a tag lacks its closing quotation mark. */
const SWALLOWED = /=\s*("[^"]*"|'[^']*')/g;

/** Pattern of a tag that begins inside a value, after another has ended there. */
const TAG_INSIDE = /^["'][^<>]*>[^<]*<\/?[a-z]|\n[^<\n]*<[a-z/]/i;
/** A value whose quotation mark is never closed, in a tag without the values that are complete. */
const OPEN_VALUE = /=\s*(["'][^"']*)$/;
/** The end of an element without its `<`, which is shown as text. */
const END_WITHOUT_START = /\/([a-z][a-z0-9]*)>/gi;

/** Real attributes that look like misspelt ones. */
const LOOK_ALIKES = new Set(
  'form open list size span role slot wrap rows cols kind low high label align face media async defer lang'.split(
    ' ',
  ),
);

interface Open {
  name: string;
  line: number;
}

class HtmlReader {
  readonly hints: ConsoleEntry[] = [];
  #open: Open[] = [];
  #ids = new Set<string>();

  begin(name: string, attributes: string, line: number): void {
    this.#readAttributes(attributes, line);
    const isCustom = name.includes('-') || this.#open.some(({ name: outer }) => outer === 'math');
    if (!ELEMENTS.has(name) && !isCustom) {
      const meant = misspelt(name, ELEMENTS);
      if (meant) this.hints.push(hint('html_name', PAGE, line, name, meant));
    }
    if (!VOID.has(name) && !attributes.trimEnd().endsWith('/')) this.#open.push({ name, line });
  }

  end(name: string, line: number): void {
    if (VOID.has(name)) return;
    const at = this.#open.findLastIndex((one) => one.name === name);
    if (at < 0) {
      // A lone `</p>` is a paragraph for browsers; its start was closed by an element in it.
      if (name !== 'p') this.hints.push(hint('html_stray', PAGE, line, name));
      return;
    }
    this.#leave(this.#open.splice(at).slice(1));
  }

  /** Text between tags. */
  text(text: string, lineOf: () => number): void {
    for (const { 0: written, 1: name = '', index } of text.matchAll(END_WITHOUT_START)) {
      const tag = name.toLowerCase();
      if (!this.#open.some((one) => one.name === tag)) continue;
      const at = lineOf() + text.slice(0, index).split('\n').length - 1;
      this.hints.push(hint('html_end', PAGE, at, written, written));
      this.end(tag, at);
    }
  }

  finish(): void {
    this.#leave(this.#open);
  }

  #leave(open: readonly Open[]): void {
    for (const { name, line } of open)
      if (!OPTIONAL_END.has(name)) this.hints.push(hint('html_unclosed', PAGE, line, name));
  }

  #readId(id: string, line: number): void {
    if (id !== '' && this.#ids.has(id)) this.hints.push(hint('html_id_twice', PAGE, line, id));
    this.#ids.add(id);
  }

  #readAttributes(attributes: string, line: number): void {
    for (const [, value = ''] of attributes.matchAll(SWALLOWED)) {
      if (!TAG_INSIDE.test(value) || /[{;(]/.test(value)) continue;
      this.hints.push(hint('html_quote', PAGE, line, value.slice(1).split('\n')[0] ?? ''));
      return;
    }
    const [, open] = OPEN_VALUE.exec(attributes.replace(SWALLOWED, '=')) ?? [];
    if (open) this.hints.push(hint('html_quote', PAGE, line, open.slice(1)));
    const [, curly] = /=\s*([“”„«»‘’][^\s>]*)/.exec(attributes) ?? [];
    if (curly) this.hints.push(hint('html_typographic', PAGE, line, curly));
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const name = attribute.toLowerCase();
      if (name === 'id') this.#readId(value.replace(/^["']|["']$/g, ''), line);
      if (name.length < 3 || ATTRIBUTES.includes(name) || !/^[a-z]+$/.test(name)) continue;
      const meant = ATTRIBUTES.find((one) => one.length > 2 && editDistance(name, one) === 1);
      if (meant && !LOOK_ALIKES.has(name))
        this.hints.push(hint('html_attribute', PAGE, line, attribute, meant));
    }
  }
}

interface Piece {
  holder?: string;
  ended?: string;
  slash?: string;
  name?: string;
  attributes?: string;
  end?: string;
}

function read(reader: HtmlReader, piece: string, groups: Piece, line: number): void {
  const { holder, ended, slash, name = '', attributes = '', end } = groups;
  if (holder !== undefined) {
    if (!ended) reader.hints.push(hint('html_unclosed', PAGE, line, holder.toLowerCase()));
  } else if (name === '') {
    if (!piece.endsWith('-->')) reader.hints.push(hint('html_comment', PAGE, line, ''));
  } else {
    const tag = name.toLowerCase();
    if (!end) reader.hints.push(hint('html_bracket', PAGE, line, `<${slash}${name}`));
    if (slash) reader.end(tag, line);
    else reader.begin(tag, end ? attributes : '', line);
  }
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;

/** Returns hints about probable mistakes in a page: tags that are not closed, or are misspelt. */
export function htmlHints(html: string): ConsoleEntry[] {
  const reader = new HtmlReader();
  let line = 1;
  let from = 0;
  let end = 0;
  for (const { 0: piece, index, groups = {} } of html.matchAll(PIECE)) {
    const before = end;
    reader.text(html.slice(before, index), () => lineAt(html, before));
    end = index + piece.length;
    line += html.slice(from, index).split('\n').length - 1;
    from = index;
    read(reader, piece, groups, line);
  }
  reader.text(html.slice(end), () => lineAt(html, end));
  reader.finish();
  return reader.hints;
}
