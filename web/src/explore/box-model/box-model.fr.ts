import type { SameKeys } from '../../lib/texts.ts';
import type boxModel from './box-model.en.ts';

export default {
  title: 'Une boîte en quatre couches',
  description:
    'Une boîte d’une page web, dessinée couche par couche, de l’intérieur vers l’extérieur : contenu, padding, border, margin. Des curseurs changent les quatre tailles ; une case à cocher fait compter le padding et la bordure dans width. Sous la boîte, tu lis sa largeur sur la page, sans et avec sa marge.',
  content: 'contenu',
  box: 'boîte : {{width}} px',
  room: 'avec sa marge : {{width}} px',
  outside:
    'La boîte visible mesure {{content}} + 2 × {{padding}} + 2 × {{border}} = {{box}} px. Le padding et la bordure s’ajoutent à width, et des deux côtés.',
  inside:
    'Avec border-box, width est la boîte entière : {{box}} px. Le padding et la bordure grignotent le contenu, qui garde {{content}} px.',
} satisfies SameKeys<typeof boxModel>;
