import { cleanName } from './clean-name.ts';

type Part = 'first' | 'last' | 'whole' | 'other';

/** The words with which schools head their columns, without accents. */
const HEADINGS: Readonly<Record<string, Part>> = {
  prenom: 'first',
  prenoms: 'first',
  'first name': 'first',
  firstname: 'first',
  forename: 'first',
  'given name': 'first',
  nom: 'last',
  'nom de famille': 'last',
  'last name': 'last',
  lastname: 'last',
  surname: 'last',
  'family name': 'last',
  eleve: 'whole',
  eleves: 'whole',
  'nom complet': 'whole',
  'nom prenom': 'whole',
  'nom et prenom': 'whole',
  'prenom nom': 'whole',
  name: 'whole',
  names: 'whole',
  noms: 'whole',
  'full name': 'whole',
  pupil: 'whole',
  pupils: 'whole',
  student: 'whole',
  students: 'whole',
};

function partOf(cell: string): Part {
  const word = cleanName(cell)
    .name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return HEADINGS[word] ?? 'other';
}

/**
 * Returns the places of the cells that make a name, in the order of the list, when this line heads its columns; null
 * for any other line.
 */
export function headedPlaces(line: readonly string[]): number[] | null {
  // Nobody's name is as long as the longest heading is not.
  if (line.some((cell) => cell.length > 200)) return null;
  const parts = line.map(partOf);
  const places = (...wanted: Part[]) =>
    [...parts.keys()].filter((place) => wanted.includes(parts[place] ?? 'other'));
  const halves = places('first', 'last');
  const whole = places('whole');
  if (halves.length >= 2) return halves;
  if (whole.length > 0) return whole.slice(0, 1);
  return halves.length > 0 ? halves : null;
}
