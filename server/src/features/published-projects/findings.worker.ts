import type { PersonalDataFinding } from '@codivia/contract/api/published-projects';
import { findPersonalData } from '@codivia/contract/text/contacts/find-personal-data';
import { parser } from '../../services/parser.ts';

/** A text with its place: in a list of pairs two texts with the same name are both kept. */
export type PlacedText = readonly [place: string, text: string];

/**
 * Texts and files with their places, and the facts that would reveal their author. `own` is the host of the platform.
 */
export interface Suspected {
  texts: readonly PlacedText[];
  files: readonly PlacedText[];
  about: { name: string; own: string };
}

/** Returns the places where texts and files seem to reveal the identity of their author. */
function findingsIn({ texts, files, about }: Suspected): PersonalDataFinding[] {
  const inTexts = texts.flatMap(([place, text]) =>
    findPersonalData(text, 'text', about).map((found) => ({ ...found, place })),
  );
  const inFiles = files.flatMap(([place, text]) =>
    findPersonalData(text, 'code', about).map((found) => ({ ...found, place })),
  );
  return [...inTexts, ...inFiles];
}

export default parser(findingsIn);
