import type { SameKeys } from '../../lib/texts.ts';
import type textBytes from './text-bytes.en.ts';

export default {
  title: 'Qu’est-ce qui est stocké quand tu écris ?',
  invite: 'Écris ton prénom, puis un emoji.',
  description:
    'Écris un texte : chacun de ses caractères reçoit une carte avec son numéro Unicode et, dessous, les octets que l’ordinateur stocke pour lui. Des boutons donnent des exemples.',
  text: 'Ton texte',
  samples: 'Exemples',
  space: 'espace',
  glue: 'colle',
  style: 'style',
  layers: { character: 'Caractère', number: 'son numéro', bytes: 'ses octets, de 0 à 255' },
  characters_one: '{{count}} caractère',
  characters_other: '{{count}} caractères',
  bytes_one: '{{count}} octet',
  bytes_other: '{{count}} octets',
  plain: 'Une lettre sans accent prend un seul octet.',
  mixed: 'Les accents, les autres alphabets et les emojis prennent de deux à quatre octets.',
  glued:
    'Tu vois une seule image, mais il y en a plusieurs, tenues par un caractère-colle invisible.',
  empty: 'Rien d’écrit, rien de stocké.',
} satisfies SameKeys<typeof textBytes>;
