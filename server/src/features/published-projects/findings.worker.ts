import type { PersonalDataFinding } from '@codivia/contract/api/published-projects';
import { findPersonalData } from '@codivia/contract/text/contacts/find-personal-data';
import { parser } from '../../services/parser.ts';

/** A text with its place: a list of them hides none behind another of the same name. */
export type PlacedText = readonly [place: string, text: string];

/** Texts and files with their places, and what would say who their author is. `own` is the host of the platform. */
export interface Suspected {
  texts: readonly PlacedText[];
  files: readonly PlacedText[];
  about: { name: string; own: string };
}

/** Where texts and files seem to say who their author is. */
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
