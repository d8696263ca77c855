import { findContact } from './find-contact.ts';
import type { ContactContext, ContactKind } from './findings.ts';
import { fold, withoutMarks } from './fold.ts';
import { findOwnDetails, type OwnDetail } from './own-details.ts';
import { wordsIn } from './phrases.ts';
import { proseIn } from './prose.ts';

/** The kinds of personal data about its author in a published text (docs/product.md#published-projects). */
export type PersonalDataKind = ContactKind | OwnDetail | 'name' | 'school' | 'address';

/** The kinds that an author may show after having been asked; all others are never published. */
export const CONFIRMABLE: readonly PersonalDataKind[] = ['name', 'school'];

export interface FoundPersonalData {
  kind: PersonalDataKind;
  /** Counted from 1. */
  line: number;
}

/** Shorter parts of names are words of every text. */
const NAME_PART_MIN_LENGTH = 3;

const CAPITALIZED = "[A-Z][A-Za-z'’-]{1,40}";
const SCHOOLS = [
  new RegExp(
    `\\b(?:[Ll]ycee|[Cc]ollege|[Ee]cole)\\s+(?:(?:de|du|des|la|le|les|d[’'])\\s*){0,3}${CAPITALIZED}`,
    'g',
  ),
  new RegExp(
    `\\b(?:${CAPITALIZED}\\s+){1,4}(?:[Hh]igh|[Ss]econdary|[Gg]rammar|[Mm]iddle)\\s+[Ss]chool\\b`,
    'g',
  ),
  new RegExp(`\\b(?:${CAPITALIZED}\\s+){1,4}Academy\\b`, 'g'),
];
const ADDRESSES = [
  /\b\d{1,4}(?:\s*(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|allee|place|impasse|chemin|route|quai|square)\s+[a-z]/gi,
  new RegExp(
    `\\b\\d{1,4}[A-Za-z]?,?\\s+(?:${CAPITALIZED}\\s+){1,3}(?:Street|Road|Avenue|Lane|Drive|Close|Court)\\b`,
    'g',
  ),
  /\b(?:0[1-9]|[1-8]\d|9[0-8])\d{3}\s+(?!Points?\b|Euros?\b|Pieces?\b|Coins?\b|Pixels?\b|Steps?\b|Lives?\b|Gold\b|Score\b|Iterations?\b)[A-Z][a-z]{2,}/g,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g,
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Parts of a name as they are written in sentences: `max(` of a program is nobody's name. */
function nameRules(name: string): RegExp[] {
  return withoutMarks(name)
    .split(/[\s-]+/)
    .filter((part) => part.length >= NAME_PART_MIN_LENGTH)
    .map((part) => {
      const written = escaped(part.charAt(0).toUpperCase() + part.slice(1).toLowerCase());
      return new RegExp(
        `(?<![\\p{L}\\d_.])(?:${written}|${escaped(part.toUpperCase())})(?![\\p{L}\\d_(])`,
        'gu',
      );
    });
}

function findAtOnce(
  written: string,
  context: ContactContext,
  { name, own }: { name: string; own?: string | undefined },
): FoundPersonalData[] {
  const text = withoutMarks(written);
  const rules: [PersonalDataKind, RegExp[]][] = [
    ['name', nameRules(name)],
    ['school', SCHOOLS],
    ['address', ADDRESSES],
  ];
  const found: FoundPersonalData[] = [];
  for (const [kind, patterns] of rules) {
    const places = patterns.map((pattern) => text.search(pattern)).filter((place) => place >= 0);
    if (places.length === 0) continue;
    found.push({ kind, line: text.slice(0, Math.min(...places)).split('\n').length });
  }
  // A number that a program calculates is nobody's age: `f"You will be {age + 10}."`
  const prose = context === 'code' ? proseIn(written).replace(/\{[^{}\n]{0,80}\}/g, ' ') : written;
  const details = findOwnDetails(wordsIn(fold(prose)));
  const contact = findContact(written, context, own);
  const about = contact ? [{ kind: contact.kind, line: contact.line }] : [];
  return [...about, ...details, ...found];
}

/** Characters that are read at once: rules read no more than 200,000 (`fold`). */
const PIECE = 150_000;
/** Number of characters that are read twice, so that no finding is cut where two pieces meet. */
const OVERLAP = 2_000;

interface Piece {
  text: string;
  /** Lines before the one that it begins in. */
  before: number;
}

/**
 * Cuts a text into pieces, at ends of lines if there are any. If a cut is inside a string of a program, the next piece
 * begins one.
 */
function* piecesOf(written: string, context: ContactContext): Generator<Piece> {
  let [start, before, marks] = [0, 0, 0];
  let opening = '';
  for (;;) {
    const end = start + PIECE;
    yield { text: opening + written.slice(start, end), before };
    if (end >= written.length) return;
    const once = written.slice(start, end - OVERLAP);
    const breakAt = once.lastIndexOf('\n') + 1;
    const passed = breakAt > OVERLAP ? once.slice(0, breakAt) : once;
    start += passed.length;
    before += passed.split('\n').length - 1;
    marks += passed.match(/"""|'''/g)?.length ?? 0;
    const isInLine = passed.endsWith('\n') ? '' : '"';
    opening = context === 'text' ? '' : marks % 2 === 1 ? '"""' : isInLine;
  }
}

/**
 * Lists the personal data of its author in a text or a program, the first of each kind: a way to get in touch, their
 * age, their town, their own name, a school or an address. It cannot know everything. `own` is the host of the
 * platform.
 */
export function findPersonalData(
  written: string,
  context: ContactContext,
  about: { name: string; own?: string | undefined },
): FoundPersonalData[] {
  const found = new Map<PersonalDataKind, FoundPersonalData>();
  for (const { text, before } of piecesOf(written, context)) {
    for (const { kind, line } of findAtOnce(text, context, about)) {
      if (!found.has(kind)) found.set(kind, { kind, line: line + before });
    }
  }
  return [...found.values()];
}
