import type { ContactContext, FoundContact, Match } from './findings.ts';
import { fold } from './fold.ts';
import { findHints } from './hints.ts';
import { findLinks } from './links.ts';
import { findMeetings } from './meetings.ts';
import { withDigits } from './numbers.ts';
import { findPhones } from './phones.ts';
import { wordsIn } from './phrases.ts';
import {
  findAccounts,
  findAssigned,
  findInvitations,
  findMentions,
  withLetters,
  withoutGaps,
  withPlatforms,
} from './platforms.ts';
import { IS_REMARK, proseIn } from './prose.ts';
import { findRequests } from './requests.ts';
import { findSecrecy } from './secrecy.ts';

/** Every runtime has it; the contract includes no runtime's types. */
declare function atob(text: string): string;

/** Texts that were encoded so that nobody reads them: base64 of at least eight letters. */
const ENCODED = /(?<![\w+/=])[A-Za-z0-9+/]{12,400}={0,2}(?![\w+/=])/g;
const ENCODED_MAX = 20;

function decoded(text: string): string {
  const found: string[] = [];
  for (const [token] of text.matchAll(ENCODED)) {
    if (found.length === ENCODED_MAX) break;
    if (
      token.replace(/={1,2}$/, '').length % 4 === 1 ||
      !/[A-Z]/.test(token) ||
      !/[a-z]/.test(token)
    )
      continue;
    const bytes = atob(token.replace(/={1,2}$/, ''));
    if (/^[\x20-\x7e]+$/.test(bytes)) found.push(bytes);
  }
  return found.join('\n');
}

/** A finding, and the line of a place in the text that it was found in. */
interface Found {
  match: Match;
  lineAt: (index: number) => number;
}

const linesOf = (text: string) => (index: number) => text.slice(0, index).split('\n').length;

function* matchesIn(
  written: string,
  context: ContactContext,
  own: string | undefined,
): Iterable<Found> {
  const text = fold(context === 'code' ? proseIn(written) : written);
  const plain = withLetters(text);
  const digits = withDigits(text);
  const words = wordsIn(withPlatforms(plain));
  const { lineAt } = words;
  for (const match of findLinks(text, own, context)) yield { match, lineAt: linesOf(text) };
  const together = withoutGaps(text);
  for (const match of together === text ? [] : findLinks(together, own, context))
    yield { match, lineAt: linesOf(together) };
  for (const match of findPhones(digits, context)) yield { match, lineAt: linesOf(digits) };
  for (const match of findAccounts(text, context)) yield { match, lineAt: linesOf(text) };
  for (const match of findMentions(plain)) yield { match, lineAt: linesOf(plain) };
  for (const match of findRequests(words, plain.split('\n'), context)) yield { match, lineAt };
  for (const match of findInvitations(words.text)) yield { match, lineAt };
  for (const match of context === 'text' ? findHints(words.text) : []) yield { match, lineAt };
  const lines = text.split('\n');
  for (const find of [findMeetings, findSecrecy]) {
    for (const match of find(words.text)) {
      const isSaid = context === 'text' || IS_REMARK.test(lines[lineAt(match.index) - 1] ?? '');
      if (isSaid) yield { match, lineAt };
      // Programs and pages mention meetings, too: a finding that is certain elsewhere is doubtful there.
      else if (match.verdict === 'refused') yield { match: { ...match, verdict: 'held' }, lineAt };
    }
  }
  if (context === 'text') return;
  const code = fold(written);
  for (const match of findAssigned(code)) yield { match, lineAt: linesOf(code) };
}

const lineOf = ({ match, lineAt }: Found): number => lineAt(match.index);

/**
 * Finds text in a message or a program that leads out of the platform, asks a child for something that nobody here
 * needs to know, or is to be kept from others; null without. Certain findings come before doubtful ones. Links may lead
 * to names that are reserved for examples, this machine, and `own`, the host of the platform
 * (docs/product.md#contact-details).
 */
export function findContact(
  written: string,
  context: ContactContext,
  own?: string,
): FoundContact | null {
  let held: Found | undefined;
  for (const found of matchesIn(written, context, own)) {
    const { kind, verdict } = found.match;
    if (verdict === 'refused') return { kind, verdict, line: lineOf(found) };
    held ??= found;
  }
  if (held) return { kind: held.match.kind, verdict: 'held', line: lineOf(held) };
  const hidden = decoded(written);
  for (const { match } of hidden ? matchesIn(hidden, 'text', own) : [])
    return { kind: match.kind, verdict: 'held', line: 1 };
  return null;
}

/** Finds contacts in the name of a file: with its ending, and as the words that it is made of. */
export function findInFileName(name: string, own?: string): FoundContact | null {
  const bare = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return findContact(`${name}\n${bare}`, 'text', own);
}
