import type { SameKeys } from '../../lib/texts.ts';
import type turtle from './turtle.en.ts';

export default {
  label: 'Dessin du programme',
  keys: 'Clique dans le dessin pour y utiliser le clavier.',
  png: 'Enregistrer en PNG',
  svg: 'Enregistrer en SVG',
  file: 'dessin',
  full: 'C’est un très grand dessin : la suite n’est pas montrée.',
  description: 'Description du dessin',
  empty: 'Rien n’est dessiné.',
  background: 'Fond : {{colour}}.',
  lines_one: '{{count}} trait ({{colours}}).',
  lines_other: '{{count}} traits ({{colours}}).',
  fills_one: '{{count}} surface remplie ({{colours}}).',
  fills_other: '{{count}} surfaces remplies ({{colours}}).',
  dots_one: '{{count}} point ({{colours}}).',
  dots_other: '{{count}} points ({{colours}}).',
  stamps_one: '{{count}} tampon.',
  stamps_other: '{{count}} tampons.',
  texts: 'Textes : {{texts}}.',
  extent: 'Le dessin va de {{left}} à {{right}} en largeur et de {{bottom}} à {{top}} en hauteur.',
  turtle: 'Une tortue regarde vers {{angle}}°, en {{x}}, {{y}}.',
} satisfies SameKeys<typeof turtle>;
