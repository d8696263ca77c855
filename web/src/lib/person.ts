import { readText, renameText, textNames, writeText } from './stored-texts.ts';

/**
 * The person to whom storage belongs (docs/decisions/0315): the id of the member who is signed in, or `VISITOR`.
 * Everything that somebody writes is stored under their person, wherever it is stored.
 */
export const VISITOR = '';

const PREFIX = 'of:';
/** Names of storage that belongs to a person. All other storage belongs to the browser, or names the person within. */
const OWNED =
  /^(?:code|code-at|aside|checklist|draft-synced|step-note|room|admin-lesson|live|replay):|^(?:trail|project_picture|redirectUrl|redirect_at|shared_computer|(?:shelf_)?left_to_visitors)$/;
/** The trial lesson belongs to nobody until an account takes it over. */
const TRIAL = /^(?:code|code-at|aside):trial\/|^room:exercise\/trial\//;
/** The person who owns the work that was stored before work was stored by person. */
const EARLIER_WORK = 'earlier_work';

let lastRead = { user: null as string | null, person: VISITOR };
/** The person whose work this page shows, from the moment it is loaded. */
let held: string | null = null;

function idIn(user: string | null): string {
  try {
    const { id } = JSON.parse(user ?? 'null') ?? {};
    return typeof id === 'string' ? id : VISITOR;
  } catch {
    return VISITOR;
  }
}

/** Returns the person who is signed in in this browser now, in whatever tab. */
export function signedInPerson(): string {
  const user = readText('token') === null ? null : readText('user');
  if (user !== lastRead.user) lastRead = { user, person: idIn(user) };
  return lastRead.person;
}

/** Returns the person whose storage this page reads and writes. */
export const currentPerson = (): string => held ?? signedInPerson();

/**
 * Fixes the person of this page: from now on it belongs to whoever is signed in, also when they sign out or another tab
 * signs somebody in.
 */
export function holdPerson(): void {
  held = signedInPerson();
}

/** Lets this page follow whoever is signed in: nothing of anybody is shown yet. */
export function releasePerson(): void {
  held = null;
}

/** Gives a visitor's page to the member who signs in on it. */
export function followSignIn(): void {
  if (held === VISITOR) held = signedInPerson();
}

/** Tells whether this page shows the work of somebody who is not signed in any more: it must be loaded again. */
export const isOutdated = (): boolean => held !== null && held !== signedInPerson();

/** Tells whether the storage under this name belongs to a person. */
const isOwned = (name: string): boolean => OWNED.test(name) && !TRIAL.test(name);

/**
 * Returns the name under which something of a person is stored: a visitor's has no prefix, and neither has one that
 * belongs to nobody.
 */
export function storedName(key: string, person = currentPerson()): string {
  return person === VISITOR || !isOwned(key) ? key : `${PREFIX}${person}:${key}`;
}

/** Returns the key that the code uses for a stored name, if it belongs to the person or to nobody; else null. */
export function keyOf(name: string, person = currentPerson()): string | null {
  const own = `${PREFIX}${person}:`;
  if (person !== VISITOR && name.startsWith(own)) return name.slice(own.length);
  if (name.startsWith(PREFIX)) return null;
  return person === VISITOR || !isOwned(name) ? name : null;
}

/** Returns the place where files of a work are stored, by the place of the work. */
export function storedPlace(place: string, person = currentPerson()): string {
  const isTrial = TRIAL.test(`room:${place}`);
  return person === VISITOR || isTrial ? place : `${PREFIX}${person}:${place}`;
}

/** Tells whether files stored at this place are those of a person. */
export const isPlaceOf = (person: string, place: string): boolean =>
  person === VISITOR
    ? !place.startsWith(PREFIX) && !TRIAL.test(`room:${place}`)
    : place.startsWith(`${PREFIX}${person}:`);

/** The keys of all storage that belongs to a person alone. */
export function ownedKeys(person: string): string[] {
  return textNames().flatMap((name) => {
    const key = keyOf(name, person);
    return key !== null && isOwned(key) ? [key] : [];
  });
}

/**
 * Tells whether a stored text of a person is work: code, a work of a room, or files beside one. The program of the home
 * page is only for trying out.
 */
export const isWork = (key: string): boolean =>
  /^code:(?!home\/)|^room:.*:(?:draft|files)$/.test(key);

/** Tells whether a person has written something in this browser. */
export const hasWork = (person: string): boolean => ownedKeys(person).some(isWork);

/** Gives a stored text of one person to another. */
export const moveText = (key: string, from: string, to: string, newKey = key): void =>
  renameText(storedName(key, from), storedName(newKey, to));

/**
 * Gives the work from before it was stored by person to whoever is signed in at that moment; once. Work of anybody else
 * is never changed by it later.
 */
export function assignEarlierWork(): void {
  if (readText(EARLIER_WORK) !== null) return;
  const person = signedInPerson();
  for (const key of person === VISITOR ? [] : ownedKeys(VISITOR)) moveText(key, VISITOR, person);
  writeText(EARLIER_WORK, person);
}

/** Returns the owner of the work stored before. Work that nobody owns is a visitor's. */
export const earlierWorkOf = (): string => readText(EARLIER_WORK) ?? signedInPerson();
