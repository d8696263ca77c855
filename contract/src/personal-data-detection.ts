import {
  type ContactContext,
  type ContactKind,
  findContact,
  unfolded,
} from './contact-detection.ts';

/** What a published text may say about its author (docs/product.md#published-projects). */
export type PersonalDataKind = ContactKind | 'name' | 'school' | 'address';

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
  /\b\d{5}\s+[A-Z][a-z]{2,}/g,
  /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g,
];

const withoutAccents = (text: string): string =>
  unfolded(text).normalize('NFD').replace(/\p{M}/gu, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Parts of a name as they are written in sentences: `max(` of a program is nobody's name. */
function nameRules(name: string): RegExp[] {
  return withoutAccents(name)
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

/**
 * What a text or a program may say about its author, the first of each kind: their own name, a school, an address
 * or a way to get in touch. It cannot know everything: it warns, and the author decides. `own` is the host of the
 * platform.
 */
export function findPersonalData(
  written: string,
  context: ContactContext,
  { name, own }: { name: string; own?: string | undefined },
): FoundPersonalData[] {
  const text = withoutAccents(written);
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
  const contact = findContact(written, context, own);
  return contact ? [contact, ...found] : found;
}
