import { isHandle, RESERVED_ADDRESSES } from '@codivia/contract/api/handle-rules';
import { findContact } from '@codivia/contract/text/contacts/find-contact';
import { findHandleDetail } from '@codivia/contract/text/contacts/find-handle-details';
import { findPersonalData } from '@codivia/contract/text/contacts/find-personal-data';
import { fold } from '@codivia/contract/text/contacts/fold';
import type { Problem } from '../../errors.ts';
import { disguisedPattern, isInsulting } from '../../services/insults.ts';
import {
  HandleContact,
  HandleDetail,
  HandleInsulting,
  HandleMalformed,
  HandlePersonal,
  HandleReserved,
} from './portfolio.errors.ts';

/** Digits that look like letters, and letters that look like others. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  i: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
};

/** Returns the look of a handle: two handles with the same look are one. */
export function lookAlike(handle: string): string {
  const letters = handle.replaceAll('-', '').replace(/[0-9i]/g, (sign) => LOOKS_LIKE[sign] ?? sign);
  return letters.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** Words of people who speak for Codivia, or could be taken for them. */
const OFFICIAL_WORDS = [
  ...['mentor', 'mentors', 'staff', 'team', 'equipe', 'support', 'help', 'aide', 'official'],
  ...['officiel', 'officielle', 'system', 'systeme', 'root', 'security', 'securite', 'teacher'],
  ...['prof', 'professeur', 'police', 'anonymous', 'anonyme', 'null', 'undefined', 'everyone'],
];
const OFFICIAL_BEGINNINGS = ['admin', 'moderat', 'moderer', 'codivia', 'codlvla', 'modo'];

const RESERVED = new Set([...RESERVED_ADDRESSES, ...OFFICIAL_WORDS].map(lookAlike));
const OFFICIAL = new Set(OFFICIAL_WORDS.map(lookAlike));
const BEGINNINGS = [...new Set(OFFICIAL_BEGINNINGS.map(lookAlike))];

const withoutNumber = (word: string): string => word.replace(/(?<!\d)\d+$/, '');

function isReserved(handle: string): boolean {
  if (RESERVED.has(lookAlike(handle)) || RESERVED.has(lookAlike(withoutNumber(handle))))
    return true;
  if (lookAlike(handle).includes(lookAlike('codivia'))) return true;
  return handle.split('-').some((word) => {
    const looks = lookAlike(word);
    const official = OFFICIAL.has(looks) || OFFICIAL.has(lookAlike(withoutNumber(word)));
    const [admin = ''] = BEGINNINGS;
    return official || BEGINNINGS.some((one) => looks.startsWith(one)) || looks.endsWith(admin);
  });
}

/** Maximum number of digits: more of them are a telephone number, a date or a postal code with a house number. */
const MAX_DIGITS = 6;
const STREETS =
  /^\d{1,4}-?(?:bis-?|ter-?)?(?:rue|avenue|boulevard|bvd|allees?|impasse|chemin|quai|place)|^\d{1,4}-?[a-z-]{3,}(?:street|avenue|lane|road)$/;
const POSTAL_CODE = /(?:^|-)(?:0[1-9]|[1-8]\d|9[0-8])\d{3}(?:-|$)|^\d{5}[a-z]{3}|[a-z]{3}\d{5}$/;
const DATE = /(?:^|\D)(?:19|20)\d{2}-?[01]\d-?[0-3]\d|[0-3]\d-?[01]\d-?(?:19|20)\d{2}(?:\D|$)/;

/** Tells whether a handle looks like a postal address, a telephone number, or a date of birth. */
function isNumberOrPlace(handle: string): boolean {
  if (handle.replace(/\D/g, '').length > MAX_DIGITS) return true;
  return [STREETS, POSTAL_CODE, DATE].some((pattern) => pattern.test(handle));
}

/** Tells whether a handle, read as words, contains a contact or personal data. */
function isContact(handle: string): boolean {
  const words = handle.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const about = { name: '' };
  return [words.join(' '), handle.toUpperCase().replaceAll('-', ' ')].some(
    (text) => findContact(text, 'text') || findPersonalData(text, 'text', about).length > 0,
  );
}

/** The member who would have the handle. */
export interface HandleOwner {
  name: string;
  email: string;
}

/** Names of mail services, which reveal nothing about a person. */
const MAIL_SERVICES = new Set([
  ...['gmail', 'googlemail', 'hotmail', 'outlook', 'live', 'yahoo', 'icloud', 'laposte', 'free'],
  ...['orange', 'wanadoo', 'sfr', 'bbox', 'protonmail', 'proton', 'gmx', 'aol', 'example', 'mail'],
]);

const lettersOf = (text: string): string[] =>
  fold(text)
    .replaceAll('œ', 'oe')
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Returns the parts of a name and of an address that would reveal the person. */
function personalParts({ name, email }: HandleOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const ofDomain = domain
    .split('.')
    .slice(0, -1)
    .filter((label) => !MAIL_SERVICES.has(label));
  const names = lettersOf(name);
  return [
    ...[...names, names.join(''), ...lettersOf(local), lettersOf(local).join('')],
    ...ofDomain.filter((label) => label.length > 3).flatMap(lettersOf),
  ];
}

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * Tells whether a handle contains a part. Long parts count anywhere; parts of three letters at the beginning or the end
 * of a word, since "lea" is in "clean" too; parts of two only as the whole word.
 */
function contains(handle: string, part: string): boolean {
  const spelled = disguisedPattern(part);
  const joined = handle.replaceAll('-', '');
  if (part.length > 3) return new RegExp(spelled).test(joined);
  const words = [...handle.split('-'), ...handle.split(/[^a-z]+/), joined];
  const pattern = part.length === 3 ? `^(?:${spelled})|(?:${spelled})$` : `^(?:${spelled})$`;
  return part.length > 1 && words.some((word) => new RegExp(pattern).test(word));
}

function isPersonal(handle: string, owner: HandleOwner): boolean {
  const parts = personalParts(owner);
  return parts.some((part) => contains(handle, part) || contains(handle, reversed(part)));
}

/**
 * Returns the reason why a member cannot have a clean handle, regardless of whether somebody else has it; undefined if
 * they can.
 */
export function handleRefusal(handle: string, owner: HandleOwner): Problem | undefined {
  if (!isHandle(handle)) return HandleMalformed();
  if (isReserved(handle)) return HandleReserved();
  if (isInsulting(handle) || isInsulting(handle.replaceAll('-', ''))) return HandleInsulting();
  if (isPersonal(handle, owner)) return HandlePersonal();
  if (isNumberOrPlace(handle)) return HandleContact();
  if (findHandleDetail(handle)) return HandleDetail();
  return isContact(handle) ? HandleContact() : undefined;
}
