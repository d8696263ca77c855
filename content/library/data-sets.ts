import type { Bilingual, Language } from '@codivia/contract/api/language';

/** Data to read with a program. The data are generally known, or invented and marked as such. */
export interface DataSet {
  en: string;
  fr: string;
  words: string;
  /** The source of the values, and their units. */
  source: Bilingual;
  extension: 'csv' | 'json';
  content: (language: Language) => string;
}

type Value = string | number | boolean;
const at = (language: Language) => (language === 'en' ? 0 : 1);

function csv(headers: readonly string[], rows: readonly (readonly Value[])[]): string {
  return `${[headers, ...rows].map((row) => row.join(',')).join('\n')}\n`;
}

/** Rows whose names are in both languages, in the first two places. */
const named = (language: Language, rows: readonly (readonly [string, string, ...Value[]])[]) =>
  rows.map(([en, fr, ...rest]) => [language === 'en' ? en : fr, ...rest]);

const PLANETS: readonly (readonly [string, string, ...Value[]])[] = [
  ['Mercury', 'Mercure', 4879, 57.9, 88, 0, 167],
  ['Venus', 'Vénus', 12_104, 108.2, 225, 0, 464],
  ['Earth', 'Terre', 12_756, 149.6, 365, 1, 15],
  ['Mars', 'Mars', 6792, 228, 687, 2, -65],
  ['Jupiter', 'Jupiter', 142_984, 778.5, 4331, 95, -110],
  ['Saturn', 'Saturne', 120_536, 1432, 10_747, 146, -140],
  ['Uranus', 'Uranus', 51_118, 2867, 30_589, 28, -195],
  ['Neptune', 'Neptune', 49_528, 4515, 59_800, 16, -200],
];

const MOUNTAINS: readonly (readonly [string, string, ...Value[]])[] = [
  ['Everest', 'Everest', 8849, 'Asia', 1953],
  ['K2', 'K2', 8611, 'Asia', 1954],
  ['Kangchenjunga', 'Kangchenjunga', 8586, 'Asia', 1955],
  ['Lhotse', 'Lhotse', 8516, 'Asia', 1956],
  ['Annapurna', 'Annapurna', 8091, 'Asia', 1950],
  ['Aconcagua', 'Aconcagua', 6961, 'South America', 1897],
  ['Denali', 'Denali', 6190, 'North America', 1913],
  ['Kilimanjaro', 'Kilimandjaro', 5895, 'Africa', 1889],
  ['Elbrus', 'Elbrouz', 5642, 'Europe', 1874],
  ['Mount Kenya', 'Mont Kenya', 5199, 'Africa', 1899],
  ['Vinson', 'Vinson', 4892, 'Antarctica', 1966],
  ['Mont Blanc', 'Mont Blanc', 4806, 'Europe', 1786],
  ['Matterhorn', 'Cervin', 4478, 'Europe', 1865],
  ['Mount Cook', 'Mont Cook', 3724, 'Oceania', 1894],
  ['Etna', 'Etna', 3403, 'Europe', ''],
];
const CONTINENTS: Readonly<Record<string, string>> = {
  Asia: 'Asie',
  Africa: 'Afrique',
  Europe: 'Europe',
  Oceania: 'Océanie',
  Antarctica: 'Antarctique',
  'South America': 'Amérique du Sud',
  'North America': 'Amérique du Nord',
};

const ELEMENTS: readonly (readonly [symbol: string, en: string, fr: string, mass: number])[] = [
  ['H', 'Hydrogen', 'Hydrogène', 1.008],
  ['He', 'Helium', 'Hélium', 4.003],
  ['Li', 'Lithium', 'Lithium', 6.94],
  ['Be', 'Beryllium', 'Béryllium', 9.012],
  ['B', 'Boron', 'Bore', 10.81],
  ['C', 'Carbon', 'Carbone', 12.011],
  ['N', 'Nitrogen', 'Azote', 14.007],
  ['O', 'Oxygen', 'Oxygène', 15.999],
  ['F', 'Fluorine', 'Fluor', 18.998],
  ['Ne', 'Neon', 'Néon', 20.18],
  ['Na', 'Sodium', 'Sodium', 22.99],
  ['Mg', 'Magnesium', 'Magnésium', 24.305],
  ['Al', 'Aluminium', 'Aluminium', 26.982],
  ['Si', 'Silicon', 'Silicium', 28.085],
  ['P', 'Phosphorus', 'Phosphore', 30.974],
  ['S', 'Sulfur', 'Soufre', 32.06],
  ['Cl', 'Chlorine', 'Chlore', 35.45],
  ['Ar', 'Argon', 'Argon', 39.95],
  ['K', 'Potassium', 'Potassium', 39.098],
  ['Ca', 'Calcium', 'Calcium', 40.078],
];

/** A year of an invented town: warm in summer, with days that follow no rule, the same at each build. */
function weather(language: Language): string {
  const rows: Value[][] = [];
  let state = 4;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    const warmest =
      Math.round(
        (14 - 10 * Math.cos((2 * Math.PI * (day - 14)) / 365) + 8 * (random() - 0.5)) * 10,
      ) / 10;
    const coldest = Math.round((warmest - 5 - 5 * random()) * 10) / 10;
    const wet = random();
    rows.push([
      date,
      coldest,
      warmest,
      wet > 0.66 ? Math.round((wet - 0.66) * 700) / 10 : 0,
      Math.round(5 + 35 * random() ** 2),
    ]);
  }
  const headers = [
    ['date', 'min', 'max', 'rain', 'wind'],
    ['date', 'min', 'max', 'pluie', 'vent'],
  ];
  return csv(headers[at(language)] ?? [], rows);
}

const NAMES = [
  'Lina',
  'Noah',
  'Inès',
  'Adam',
  'Jade',
  'Tom',
  'Sara',
  'Hugo',
  'Maya',
  'Elio',
  'Nora',
  'Milo',
  'Aya',
  'Théo',
  'Zoé',
  'Ali',
  'Lou',
  'Max',
  'Eva',
  'Sam',
];
const LEVELS = [
  ['forest', 'forêt'],
  ['desert', 'désert'],
  ['castle', 'château'],
  ['space', 'espace'],
] as const;

/** Results of an invented game. */
function results(language: Language): string {
  const [player, level, score, coins, won] =
    language === 'en'
      ? ['player', 'level', 'score', 'coins', 'won']
      : ['joueur', 'niveau', 'score', 'pieces', 'gagne'];
  const games = Array.from({ length: 60 }, (_, i) => {
    const points = 120 + ((i * 7919) % 880);
    return {
      [player ?? '']: NAMES[(i * 7) % NAMES.length],
      [level ?? '']: LEVELS[(i * 3 + (i >> 2)) % 4]?.[at(language)],
      [score ?? '']: points,
      [coins ?? '']: points >> 4,
      [won ?? '']: points > 480,
    };
  });
  return `[\n${games.map((game) => `  ${JSON.stringify(game)}`).join(',\n')}\n]\n`;
}

/** The data sets of the library. */
export const DATA_SETS: readonly DataSet[] = [
  {
    en: 'planets',
    fr: 'planètes',
    words: 'space espace astronomy astronomie',
    extension: 'csv',
    source: {
      en: 'Generally known values: diameter in km, distance from the Sun in millions of km, year in days, moons known in 2024, mean temperature in °C.',
      fr: 'Valeurs connues de tous : diamètre en km, distance au Soleil en millions de km, année en jours, lunes connues en 2024, température moyenne en °C.',
    },
    content: (language) =>
      csv(
        language === 'en'
          ? ['name', 'diameter', 'distance', 'year', 'moons', 'temperature']
          : ['nom', 'diametre', 'distance', 'annee', 'lunes', 'temperature'],
        named(language, PLANETS),
      ),
  },
  {
    en: 'mountains',
    fr: 'montagnes',
    words: 'geography géographie summit sommet',
    extension: 'csv',
    source: {
      en: 'Generally known values: height in metres, continent, year of the first known ascent.',
      fr: 'Valeurs connues de tous : altitude en mètres, continent, année de la première ascension connue.',
    },
    content: (language) =>
      csv(
        language === 'en'
          ? ['name', 'height', 'continent', 'first_ascent']
          : ['nom', 'altitude', 'continent', 'premiere_ascension'],
        named(language, MOUNTAINS).map((row) =>
          row.map((value) => (language === 'fr' && CONTINENTS[String(value)]) || value),
        ),
      ),
  },
  {
    en: 'elements',
    fr: 'éléments',
    words: 'chemistry chimie atoms atomes',
    extension: 'json',
    source: {
      en: 'Generally known values: the first 20 chemical elements with number, symbol and mass in u.',
      fr: 'Valeurs connues de tous : les 20 premiers éléments chimiques avec numéro, symbole et masse en u.',
    },
    content: (language) => {
      const keys =
        language === 'en'
          ? (['number', 'symbol', 'name', 'mass'] as const)
          : (['numero', 'symbole', 'nom', 'masse'] as const);
      const lines = ELEMENTS.map(([symbol, en, fr, mass], i) =>
        JSON.stringify({
          [keys[0]]: i + 1,
          [keys[1]]: symbol,
          [keys[2]]: language === 'en' ? en : fr,
          [keys[3]]: mass,
        }),
      );
      return `[\n  ${lines.join(',\n  ')}\n]\n`;
    },
  },
  {
    en: 'weather of a year',
    fr: 'météo d’une année',
    words: 'temperature température rain pluie',
    extension: 'csv',
    source: {
      en: 'Invented values for a town that does not exist: temperatures in °C, rain in mm, wind in km/h.',
      fr: 'Valeurs inventées pour une ville qui n’existe pas : températures en °C, pluie en mm, vent en km/h.',
    },
    content: weather,
  },
  {
    en: 'game results',
    fr: 'résultats de jeu',
    words: 'scores players joueurs',
    extension: 'json',
    source: {
      en: 'Invented results of 60 rounds of a game, with invented players.',
      fr: 'Résultats inventés de 60 parties d’un jeu, avec des joueurs inventés.',
    },
    content: results,
  },
];
