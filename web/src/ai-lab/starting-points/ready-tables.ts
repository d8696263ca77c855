import type { Language } from '@codivia/contract/api/language';
import { ANIMALS, GROUPS, QUESTIONS } from './animals.ts';
import { SEEN_AT_DOOR } from './door.ts';
import { PENGUINS } from './penguins.ts';
import type { ReadyExamples } from './ready-examples.ts';

const YES = { en: 'yes', fr: 'oui' } as const;
const NO = { en: 'no', fr: 'non' } as const;

/** Cells as a row by the names of their columns. */
const rowOf = (columns: readonly string[], cells: readonly (string | number)[]) =>
  Object.fromEntries(columns.map((name, i) => [name, String(cells[i])]));

/** Thirty animals, each with its name, and its answers to eight questions. */
export function readyAnimals(language: Language): ReadyExamples {
  const columns = QUESTIONS[language];
  return {
    columns,
    classes: GROUPS[language].map((group, i) => ({
      name: group,
      inputs: ANIMALS.filter(([, , own]) => own === i).map(([en, fr, , answers]) => ({
        Animal: language === 'fr' ? fr : en,
        ...rowOf(
          columns,
          [...answers].map((one) => (one === '1' ? YES : NO)[language]),
        ),
      })),
    })),
  };
}

const PENGUIN_TEXTS = {
  en: {
    columns: ['Beak (mm)', 'Flipper (mm)', 'Weight (g)'],
    kinds: { whistler: 'Whistler', waddler: 'Waddler', diver: 'Diver' },
  },
  fr: {
    columns: ['Bec (mm)', 'Aileron (mm)', 'Poids (g)'],
    kinds: { whistler: 'Siffleur', waddler: 'Dandineur', diver: 'Plongeur' },
  },
} as const;

/** Three invented kinds of penguins. */
export function readyPenguins(language: Language): ReadyExamples {
  const { columns, kinds } = PENGUIN_TEXTS[language];
  return {
    columns,
    classes: (Object.keys(PENGUINS) as (keyof typeof PENGUINS)[]).map((kind) => ({
      name: kinds[kind],
      inputs: PENGUINS[kind].map((cells) => rowOf(columns, cells)),
    })),
  };
}

const DOOR_TEXTS = {
  en: {
    columns: ['Height (cm)', 'Warm', 'Rolls', 'Speed (km/h)'],
    classes: { open: 'Open', shut: 'Stay shut' },
  },
  fr: {
    columns: ['Hauteur (cm)', 'Chaud', 'Roule', 'Vitesse (km/h)'],
    classes: { open: 'Ouvrir', shut: 'Rester fermée' },
  },
} as const;

/** Something that comes to a door, as one of the rows that it learns from. */
export const doorRow = (
  language: Language,
  [height, warm, rolls, speed]: readonly [number, number, number, number],
) => {
  const word = (one: number) => (one === 1 ? YES : NO)[language];
  return rowOf(DOOR_TEXTS[language].columns, [height, word(warm), word(rolls), speed]);
};

/** A door that shall open for people and stay shut for dogs, trolleys and robots; some people are missing. */
export function readyDoor(language: Language): ReadyExamples {
  const { columns, classes } = DOOR_TEXTS[language];
  return {
    columns,
    classes: (['open', 'shut'] as const).map((name) => ({
      name: classes[name],
      inputs: SEEN_AT_DOOR[name].map((seen) => doorRow(language, seen)),
    })),
  };
}
