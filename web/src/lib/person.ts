import { readText, renameText, textNames, writeText } from './stored-texts.ts';

/**
 * Whose storage this is (docs/decisions/0315): the id of the member who is signed in, or `VISITOR`. Everything that
 * somebody writes is stored under their person, wherever it is stored.
 */
export const VISITOR = '';

const PREFIX = 'of:';
/** Names of what belongs to a person. What else there is belongs to the browser, or names the person within. */
const OWNED =
  /^(?:code|code-at|aside|draft-synced|step-note|room|admin-lesson|live|replay):|^(?:redirectUrl|redirect_at|shared_computer|left_to_visitors)$/;
/** The trial lesson belongs to nobody until an account takes it over. */
const TRIAL = /^(?:code|code-at|aside):trial\/|^room:exercise\/trial\//;
/** Whom the work belongs to that was stored before it was stored by person. */
const EARLIER_WORK = 'earlier_work';

let lastRead = { user: null as string | null, person: VISITOR };
/** Whose work this page shows, from the moment it is loaded. */
let held: string | null = null;

function idIn(user: string | null): string {
  try {
    const { id } = JSON.parse(user ?? 'null') ?? {};
    return typeof id === 'string' ? id : VISITOR;
  } catch {
    return VISITOR;
  }
}

/** Who is signed in in this browser now, in whatever tab. */
export function signedInPerson(): string {
  const user = readText('token') === null ? null : readText('user');
  if (user !== lastRead.user) lastRead = { user, person: idIn(user) };
  return lastRead.person;
}

/** Whose storage this page reads and writes. */
export const currentPerson = (): string => held ?? signedInPerson();

/** From now on this page belongs to whoever is signed in, also when they sign out or another tab signs somebody in. */
export function holdPerson(): void {
  held = signedInPerson();
}

/** This page follows whoever is signed in: nothing of anybody is shown yet. */
export function releasePerson(): void {
  held = null;
}

/** A page of a visitor becomes that of the member who signs in on it. */
export function followSignIn(): void {
  if (held === VISITOR) held = signedInPerson();
}

/** Tells whether this page shows the work of somebody who is not signed in any more: it is to be loaded again. */
export const isOutdated = (): boolean => held !== null && held !== signedInPerson();

/** Tells whether what is stored under this name belongs to a person. */
const isOwned = (name: string): boolean => OWNED.test(name) && !TRIAL.test(name);

/** The name under which something of a person is stored: a visitor's has no prefix, nor what belongs to nobody. */
export function storedName(key: string, person = currentPerson()): string {
  return person === VISITOR || !isOwned(key) ? key : `${PREFIX}${person}:${key}`;
}

/** What a stored name is called in the code, if it belongs to the person or to nobody; else null. */
export function keyOf(name: string, person = currentPerson()): string | null {
  const own = `${PREFIX}${person}:`;
  if (person !== VISITOR && name.startsWith(own)) return name.slice(own.length);
  if (name.startsWith(PREFIX)) return null;
  return person === VISITOR || !isOwned(name) ? name : null;
}

/** Where files of a work are stored, by the place of the work. */
export function storedPlace(place: string, person = currentPerson()): string {
  const isTrial = TRIAL.test(`room:${place}`);
  return person === VISITOR || isTrial ? place : `${PREFIX}${person}:${place}`;
}

/** Tells whether files stored at this place are those of a person. */
export const isPlaceOf = (person: string, place: string): boolean =>
  person === VISITOR
    ? !place.startsWith(PREFIX) && !TRIAL.test(`room:${place}`)
    : place.startsWith(`${PREFIX}${person}:`);

/** The keys of all that is stored of a person alone. */
export function ownedKeys(person: string): string[] {
  return textNames().flatMap((name) => {
    const key = keyOf(name, person);
    return key !== null && isOwned(key) ? [key] : [];
  });
}

/**
 * Tells whether something that is stored of a person is work of theirs: code, a work of a room, or files beside one. The program
 * of the home page is for trying out.
 */
export const isWork = (key: string): boolean =>
  /^code:(?!home\/)|^room:.*:(?:draft|files)$/.test(key);

/** Tells whether a person has written something in this browser. */
export const hasWork = (person: string): boolean => ownedKeys(person).some(isWork);

/** Gives a text of one person to another. */
export const moveText = (key: string, from: string, to: string, newKey = key): void =>
  renameText(storedName(key, from), storedName(newKey, to));

/**
 * Gives what was written in this browser before work was stored by person to whoever is signed in at that moment;
 * once. Nobody else's is touched by it later.
 */
export function assignEarlierWork(): void {
  if (readText(EARLIER_WORK) !== null) return;
  const person = signedInPerson();
  for (const key of person === VISITOR ? [] : ownedKeys(VISITOR)) moveText(key, VISITOR, person);
  writeText(EARLIER_WORK, person);
}

/** Who was given what was stored before. Nobody's is a visitor's. */
export const earlierWorkOf = (): string => readText(EARLIER_WORK) ?? signedInPerson();
