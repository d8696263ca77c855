/** An animal: its names, its place among the groups, and its answers to the eight questions, 1 for yes. */
type Animal = readonly [en: string, fr: string, group: number, answers: string];

export const GROUPS = {
  en: ['Mammal', 'Bird', 'Fish', 'Reptile', 'Insect'],
  fr: ['Mammifère', 'Oiseau', 'Poisson', 'Reptile', 'Insecte'],
} as const;

export const QUESTIONS = {
  en: [
    'Lays eggs',
    'Can fly',
    'Has a backbone',
    'Is warm-blooded',
    'Has fur',
    'Has legs',
    'Breathes under water',
    'Is heavier than a person',
  ],
  fr: [
    'Pond des œufs',
    'Sait voler',
    'A une colonne vertébrale',
    'A le sang chaud',
    'A une fourrure',
    'A des pattes',
    'Respire sous l’eau',
    'Est plus lourd qu’une personne',
  ],
} as const;

/** Grown animals. The adder and the whale shark bear their young alive. */
export const ANIMALS: readonly Animal[] = [
  ['Fox', 'Renard', 0, '00111100'],
  ['Blue whale', 'Baleine bleue', 0, '00110001'],
  ['Horse', 'Cheval', 0, '00111101'],
  ['Bat', 'Chauve-souris', 0, '01111100'],
  ['Dolphin', 'Dauphin', 0, '00110001'],
  ['Cat', 'Chat', 0, '00111100'],
  ['Platypus', 'Ornithorynque', 0, '10111100'],
  ['Elephant', 'Éléphant', 0, '00110101'],
  ['Pigeon', 'Pigeon', 1, '11110100'],
  ['Eagle', 'Aigle', 1, '11110100'],
  ['Ostrich', 'Autruche', 1, '10110101'],
  ['Owl', 'Hibou', 1, '11110100'],
  ['Penguin', 'Manchot', 1, '10110100'],
  ['Duck', 'Canard', 1, '11110100'],
  ['Parrot', 'Perroquet', 1, '11110100'],
  ['Goldfish', 'Poisson rouge', 2, '10100010'],
  ['Whale shark', 'Requin-baleine', 2, '00100011'],
  ['Salmon', 'Saumon', 2, '10100010'],
  ['Seahorse', 'Hippocampe', 2, '10100010'],
  ['Pike', 'Brochet', 2, '10100010'],
  ['Crocodile', 'Crocodile', 3, '10100101'],
  ['Adder', 'Vipère', 3, '00100000'],
  ['Gecko', 'Gecko', 3, '10100100'],
  ['Tortoise', 'Tortue terrestre', 3, '10100100'],
  ['Grass snake', 'Couleuvre', 3, '10100000'],
  ['Butterfly', 'Papillon', 4, '11000100'],
  ['Wasp', 'Guêpe', 4, '11000100'],
  ['Flea', 'Puce', 4, '10000100'],
  ['Dragonfly', 'Libellule', 4, '11000100'],
  ['Ladybird', 'Coccinelle', 4, '11000100'],
];
