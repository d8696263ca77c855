import type { SourcePosition } from '../preview/messages.ts';
import { leadsElsewhere, nameOf } from './program-file.ts';
import { type AddressOf, withAddresses, withAddressesInCss } from './references.ts';

/** The place of each missing file that a page or a style sheet names, by the name of the file. */
export type MissingPlaces = Record<string, SourcePosition>;

/** The text of a page or a style sheet. */
interface Source {
  text: string;
  file: string;
}

/** Finds the first place of each missing file that the source names. */
export function missingPlaces(sources: readonly Source[], names: readonly string[]): MissingPlaces {
  const places: MissingPlaces = {};
  for (const { text, file } of sources) {
    const note: AddressOf = (reference) => {
      const meant = nameOf(reference, file);
      if (leadsElsewhere(reference) || reference.trim() === '') return null;
      if (names.includes(meant) || Object.hasOwn(places, meant)) return null;
      const line = text.slice(0, text.indexOf(reference)).split('\n').length;
      places[meant] = { file, line };
      return null;
    };
    if (/\.html?$/i.test(file)) withAddresses(text, note);
    else withAddressesInCss(text, note);
  }
  return places;
}
