import type { SameKeys } from '../../lib/texts.ts';
import type boxModel from './box-model.en.ts';

export default {
  title: 'Une boîte en quatre couches',
  invite: 'Augmente padding, puis border. La boîte est-elle encore aussi large que width ?',
  description:
    'Une boîte d’une page web, dessinée couche par couche, de l’intérieur vers l’extérieur : contenu, padding, border, margin. Des curseurs changent les quatre tailles ; une case à cocher fait compter le padding et la bordure dans width. Sous la boîte, tu lis sa largeur sur la page, sans et avec sa marge.',
  content: 'contenu',
  box: 'boîte : {{width}} px',
  room: 'avec sa marge : {{width}} px',
  outside:
    'La boîte prend {{content}} + 2 × {{padding}} + 2 × {{border}} = {{box}} px : padding et border s’ajoutent à width, des deux côtés.',
  inside:
    'Avec border-box, width est la boîte entière : {{box}} px. Padding et border laissent {{content}} px au contenu.',
} satisfies SameKeys<typeof boxModel>;
