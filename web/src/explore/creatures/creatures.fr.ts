import type { SameKeys } from '../../lib/texts.ts';
import type creatures from './creatures.en.ts';

export default {
  title: 'Qui aura des enfants ?',
  invite: 'Appuie sur « Génération suivante ». Et après dix, comment seront-elles ?',
  description:
    'Douze créatures sur un sol coloré. Chacune a des gènes pour sa couleur, sa taille et son nombre de pattes. Une chouette mange celles qui se voient, et les quatre mieux cachées deviennent parents. Appuyer sur des créatures en fait les parents à leur place. Des curseurs règlent la couleur du sol et la force des mutations.',
  next: 'Génération suivante',
  ten: 'Dix générations',
  ground: 'Couleur du sol',
  mutation: 'Mutation',
  percent: '{{value}} %',
  colours: {
    red: 'rouge',
    orange: 'orange',
    green: 'vert',
    turquoise: 'turquoise',
    blue: 'bleu',
    violet: 'violet',
    pink: 'rose',
  },
  creature_one: 'Créature {{number}} : {{colour}}, {{count}} patte, cachée à {{hidden}} %',
  creature_other: 'Créature {{number}} : {{colour}}, {{count}} pattes, cachée à {{hidden}} %',
  unseen: 'La chouette ne voit pas ces quatre-là. Ou appuie sur des créatures pour choisir.',
  yours: 'C’est toi qui choisis les parents.',
  begin: 'Une foule bariolée, cachée à {{hidden}} % en moyenne. La chouette se régale !',
  now: 'Génération {{generation}} : cachées à {{hidden}} % en moyenne. Personne ne l’a planifié.',
  changed:
    'Génération {{generation}} : cachées à {{hidden}} % seulement. Vont-elles s’adapter à ce sol ?',
  alike:
    'Génération {{generation}} : cachées à {{hidden}} %, et toutes pareilles. Maintenant, change le sol…',
  doomed:
    'Génération {{generation}} : toutes pareilles, cachées à {{hidden}} %. Sans mutation, rien de nouveau ne naît.',
  chosen_one: '{{count}} choisie. Un seul parent : tous ses enfants lui ressembleront.',
  chosen_other:
    '{{count}} choisies : elles seules auront des enfants. Que peux-tu obtenir en dix générations ?',
} satisfies SameKeys<typeof creatures>;
