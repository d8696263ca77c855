import { rules } from './rule.ts';

/** Errors of the module codivia, which loads models of the AI lab (harness/codivia). */
export const MODEL_RULES = rules([
  {
    code: 'model-foreign',
    types: ['ValueError'],
    pattern: /^(?<name>.+) is not a model of the AI lab\.$/,
    text: {
      en: '`{name}` isn’t a model of the AI lab. Train one there, and put it into this room with the last step.',
      fr: '`{name}` n’est pas un modèle du labo d’IA. Entraînes-en un là-bas, puis mets-le dans cette salle avec la dernière étape.',
    },
  },
  {
    code: 'model-broken',
    types: ['ValueError'],
    pattern: /^(?<name>.+) is a damaged model\.$/,
    text: {
      en: '`{name}` is damaged: something in it is missing or makes no sense, so nothing of it is used. Get it from the AI lab again.',
      fr: '`{name}` est abîmé : il y manque quelque chose, ou quelque chose n’a pas de sens, donc rien n’en est utilisé. Reprends-le dans le labo d’IA.',
    },
  },
  {
    code: 'model-large',
    types: ['ValueError'],
    pattern: /^(?<name>.+) is too large for a model:/,
    text: {
      en: '`{name}` is too large: a model has 5 MB at most. Train it in the AI lab with fewer examples or a smaller network.',
      fr: '`{name}` est trop gros : un modèle fait 5 Mo au maximum. Entraîne-le dans le labo d’IA avec moins d’exemples ou un réseau plus petit.',
    },
  },
  {
    code: 'model-wants-drawing',
    types: ['ValueError'],
    pattern: /^This model wants a drawing:/,
    text: {
      en: 'This model judges drawings: give it a list of 28 rows of 28 numbers, 0 for paper and 1 for ink.',
      fr: 'Ce modèle juge des dessins : donne-lui une liste de 28 lignes de 28 nombres, 0 pour le papier et 1 pour l’encre.',
    },
  },
  {
    code: 'model-wants-hand',
    types: ['ValueError'],
    pattern: /^This model wants a hand:/,
    text: {
      en: 'This model judges hands: give it a list of 21 points, each a list `[x, y, z]`.',
      fr: 'Ce modèle juge des mains : donne-lui une liste de 21 points, chacun une liste `[x, y, z]`.',
    },
  },
  {
    code: 'model-wants-picture',
    types: ['ValueError'],
    pattern: /^This model wants a picture:/,
    text: {
      en: 'This model judges pictures: give it rows of points of the same length, each point a list `[red, green, blue]`.',
      fr: 'Ce modèle juge des images : donne-lui des lignes de points de même longueur, chaque point étant une liste `[rouge, vert, bleu]`.',
    },
  },
  {
    code: 'model-wants-text',
    types: ['ValueError'],
    pattern: /^This model wants a text\.$/,
    text: {
      en: 'This model judges texts: give it a text, such as what `input()` returns.',
      fr: 'Ce modèle juge des textes : donne-lui un texte, par exemple ce que renvoie `input()`.',
    },
  },
  {
    code: 'model-wants-row',
    types: ['ValueError'],
    pattern: /^This model wants a row:/,
    text: {
      en: 'This model judges rows of a table: give it a dictionary with the names of the columns, such as `{"size": 12}`.',
      fr: 'Ce modèle juge des lignes d’un tableau : donne-lui un dictionnaire avec les noms des colonnes, comme `{"taille": 12}`.',
    },
  },
  {
    code: 'model-misses-columns',
    types: ['ValueError'],
    pattern: /^This row has none of the columns that the model looks at: (?<names>.+)$/s,
    text: {
      en: 'This row has none of the columns that the model looks at, such as {names}. Check how their names are written.',
      fr: 'Cette ligne n’a aucune des colonnes que le modèle regarde, comme {names}. Vérifie comment leurs noms s’écrivent.',
    },
  },
]);
