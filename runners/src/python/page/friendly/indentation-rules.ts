import { rules } from './rule.ts';

const TYPES = ['IndentationError', 'TabError'];

/** Errors about the spaces at the start of lines. */
export const INDENTATION_RULES = rules([
  {
    code: 'missing-block',
    types: TYPES,
    pattern: /^expected an indented block after (?<what>.+) on line (?<opening>\d+)/,
    text: {
      en: 'Line {opening} ends with a colon, so the line below it has to be indented. Start it with 4 spaces (the Tab key does that).',
      fr: 'La ligne {opening} se termine par deux-points, donc la ligne d’après doit être décalée. Commence-la par 4 espaces (la touche Tab le fait).',
    },
  },
  {
    code: 'unexpected-indent',
    types: TYPES,
    pattern: /^unexpected indent/,
    text: {
      en: 'This line starts further to the right than the one above it, and there’s no reason for that. Remove the spaces at its start.',
      fr: 'Cette ligne commence plus à droite que celle du dessus, sans raison. Enlève les espaces au début.',
    },
  },
  {
    code: 'uneven-indent',
    types: TYPES,
    pattern: /^unindent does not match|^inconsistent use of tabs/,
    text: {
      en: 'The spaces at the start of this line don’t match any line above it. Use exactly 4 spaces for each level.',
      fr: 'Les espaces au début de cette ligne ne correspondent à aucune ligne du dessus. Mets exactement 4 espaces par niveau.',
    },
  },
]);
