import { findPersonalData } from '@codivia/contract/contacts/find-personal-data';
import type { PersonalDataFinding } from '@codivia/contract/published-projects';
import { parser } from '../../services/parser.ts';

/** Texts and files by their names, and what would say who their author is. `own` is the host of the platform. */
export interface Suspected {
  texts: Readonly<Record<string, string>>;
  files: Readonly<Record<string, string>>;
  about: { name: string; own: string };
}

/** Where texts and files seem to say who their author is. */
function findingsIn({ texts, files, about }: Suspected): PersonalDataFinding[] {
  const inTexts = Object.entries(texts).flatMap(([place, text]) =>
    findPersonalData(text, 'text', about).map((found) => ({ ...found, place })),
  );
  const inFiles = Object.entries(files).flatMap(([place, text]) =>
    findPersonalData(text, 'code', about).map((found) => ({ ...found, place })),
  );
  return [...inTexts, ...inFiles];
}

export default parser(findingsIn);
