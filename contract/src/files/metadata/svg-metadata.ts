/**
 * Removes metadata from SVG files (notes of drawing programs, the name of the file), and parts that could run: a script
 * in a picture never runs, but files are also saved, and opened by themselves.
 */

import { SaxesParser } from 'saxes';
import { need } from './file-parts.ts';

/** Browsers and Node have them; the types of neither belong to the contract. */
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Elements that are left out with all their contents, with any prefix. */
const REMOVED_ELEMENTS =
  /^(?:[^:]+:)?(?:script|handler|listener|metadata|iframe|object|embed)$|^(?:sodipodi|inkscape|i|x|rdf):/i;
/** Attributes that run or tell something. */
const REMOVED_ATTRIBUTES = /^(?:on|(?:sodipodi|inkscape|i|x):)/i;
/** Addresses that run something, also among the values of an animation, once blanks and control characters are gone. */
const RUNNING = /(?:^|;)(?:javascript|vbscript|data:text|data:application)/i;
const BLANKS = /[\s\p{Cc}]/gu;

const runs = (value: string) => RUNNING.test(value.replace(BLANKS, ''));

/** An entity of a document type that consists of letters only: Illustrator's contain addresses. */
const ENTITY = /\s*<!ENTITY\s+([\w.-]+)\s+("[^"<&%]*"|'[^'<&%]*')\s*>/y;
/** Characters that entities may add to a text in all: many references to a long one would fill the memory. */
const ENTITY_TEXT_MAX = 1_000_000;
/** Maximum depth of nested elements: Chromium draws no deeper ones either. */
const DEPTH_MAX = 5000;

/** The entities that a document type declares; it may declare nothing else, such as attributes that every element has. */
function entitiesIn(doctype: string): Map<string, string> {
  const entities = new Map<string, string>();
  const start = doctype.indexOf('[');
  if (start < 0) return entities;
  const declared = doctype.slice(start + 1, doctype.lastIndexOf(']'));
  let end = 0;
  ENTITY.lastIndex = 0;
  for (let found = ENTITY.exec(declared); found; found = ENTITY.exec(declared)) {
    const [, name = '', quoted = ''] = found;
    if (!entities.has(name)) entities.set(name, quoted.slice(1, -1));
    end = ENTITY.lastIndex;
  }
  need(declared.slice(end).trim() === '');
  return entities;
}

/** Has the parser replace entities, while they are few and short enough. */
function declareEntities(parser: SaxesParser, entities: ReadonlyMap<string, string>): void {
  let left = ENTITY_TEXT_MAX;
  for (const [name, value] of entities) {
    const get = () => {
      left -= value.length;
      need(left >= 0);
      return value;
    };
    Object.defineProperty(parser.ENTITIES, name, { get });
  }
}

/** Finds the parts of an SVG to leave out, from its beginning to its end. */
class Cleaner {
  readonly #text: string;
  readonly #parser = new SaxesParser({ forceXMLVersion: true, defaultXMLVersion: '1.0' });
  readonly #kept: string[] = [];
  /** The positions where the kept text continues, and where the last tag, comment or the like ends. */
  #from = 0;
  #end = 0;
  #depth = 0;
  /** The element that is left out with all its contents, and its beginning. */
  #removed: { name: string } | undefined;
  #removedFrom = 0;
  #attributeFrom = 0;

  constructor(text: string) {
    this.#text = text;
    const parser = this.#parser;
    parser.on('error', () => need(false));
    parser.on('doctype', (doctype) => {
      declareEntities(parser, entitiesIn(doctype));
      this.#end = parser.position;
    });
    parser.on('processinginstruction', () => this.#leaveOutPiece());
    // Comments in a drawing are its author's; programs note themselves before it. Their last bracket is still to come.
    parser.on('comment', () => {
      if (this.#depth === 0) this.#leaveOutPiece(1);
      else this.#end = parser.position + 1;
    });
    parser.on('cdata', () => {
      this.#end = parser.position;
    });
    parser.on('opentagstart', (tag) => this.#openTag(tag));
    parser.on('attribute', (attribute) => this.#readAttribute(attribute));
    parser.on('opentag', () => {
      this.#end = parser.position;
    });
    parser.on('closetag', (tag) => this.#closeTag(tag));
  }

  #leaveOut(start: number, end: number): void {
    this.#kept.push(this.#text.slice(this.#from, start));
    this.#from = end;
  }

  #leaveOutPiece(unread = 0): void {
    const start = this.#text.indexOf('<', this.#end);
    this.#end = this.#parser.position + unread;
    if (!this.#removed) this.#leaveOut(start, this.#end);
  }

  #openTag(tag: { name: string }): void {
    const start = this.#text.indexOf('<', this.#end);
    this.#depth += 1;
    need(this.#depth <= DEPTH_MAX);
    this.#attributeFrom = start + 1 + tag.name.length;
    if (this.#removed || !REMOVED_ELEMENTS.test(tag.name)) return;
    this.#removed = tag;
    this.#removedFrom = start;
  }

  #readAttribute({ name, value }: { name: string; value: string }): void {
    const start = this.#attributeFrom;
    this.#attributeFrom = this.#parser.position;
    if (this.#removed || !(REMOVED_ATTRIBUTES.test(name) || runs(value))) return;
    this.#leaveOut(start, this.#attributeFrom);
  }

  #closeTag(tag: { name: string }): void {
    this.#depth -= 1;
    this.#end = this.#parser.position;
    if (tag !== this.#removed) return;
    this.#leaveOut(this.#removedFrom, this.#end);
    this.#removed = undefined;
  }

  clean(): string {
    this.#parser.write(this.#text).close();
    this.#kept.push(this.#text.slice(this.#from));
    return this.#kept.join('');
  }
}

/**
 * Returns an SVG that looks the same, without metadata and scripts. It must be well-formed XML, as browsers require of
 * pictures: then they parse it just as it is parsed here.
 *
 * @throws BrokenFile for any other
 */
export function cleanSvg(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  return new TextEncoder().encode(new Cleaner(text).clean());
}
