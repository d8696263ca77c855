import { namesTown } from './own-details.ts';
import { startsWithPlatform } from './platforms.ts';

/** The reason for which a handle would identify its owner, or invite messages. */
export type HandleDetail = 'platform' | 'age' | 'birth' | 'town' | 'adult';

const PERSON =
  '(?:girl|boy|fille|garcon|gars|meuf|mec|kid|teen|ado|bebe|baby|lady|princess|princesse|miss|queen|prince|king|bro|sis|sister|brother|soeur|frere|child|enfant)';
const AGES = [
  new RegExp(`${PERSON}s?-?(?:[89]|1[0-9])(?!\\d)`),
  new RegExp(`(?<!\\d)(?:[89]|1[0-9])-?${PERSON}`),
  /(?<!\d)(?:[89]|1[0-9])-?(?:ans|an|yo|yrs?|years?|old)(?![a-z])/,
  /(?:age|aged|ans|im|jai)-?(?:[89]|1[0-9])(?!\d)/,
  /(?:^|-)(?:f|m|h)1[0-9](?:-|$)|(?:^|-)1[0-9](?:f|m|h)(?:-|$)/,
];
/** Years in which the owner of a handle may have been born; 2000 is a round number. */
const BIRTH = /(?<!\d)(?:19[5-9]\d|200[1-9]|201\d)(?!\d)|(?:born|nee?|classe)-?\d{2,4}(?!\d)/;
/** Words about children that are used by people who should not write to them. */
const ADULT =
  /lolita|(?:^|-)loli(?:-|con|$)|nymphet|jailbait|sexy|sugar-?(?:daddy|baby|mom)|(?:^|-)daddy|hot-?(?:girl|boy|teen)|(?:^|-)xxx|porn|nudes?(?:-|$)|onlyfans|(?:^|-)milf/;
const NEVER_ALONE = /^(?:call|text|add|dm|mp|snap|join|follow|ajoute|contacte|ecris)-?(?:me|moi)/;

/** Returns the detail of its owner that a clean handle reveals; null when it reveals none. */
export function findHandleDetail(handle: string): HandleDetail | null {
  const spelled = handle.replaceAll('-', ' ');
  const joined = handle.replaceAll('-', '');
  if (startsWithPlatform(handle) || NEVER_ALONE.test(handle)) return 'platform';
  if (ADULT.test(handle) || ADULT.test(joined)) return 'adult';
  if (AGES.some((pattern) => pattern.test(handle))) return 'age';
  if (BIRTH.test(handle)) return 'birth';
  return namesTown(spelled.replace(/\d+/g, ' ')) ? 'town' : null;
}
