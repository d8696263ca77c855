import type { SameKeys } from '../../lib/texts.ts';
import type examples from './examples.en.ts';

export default {
  title: 'Exemples',
  description: 'Des jeux et des pages web à essayer, à lire et à transformer.',
  intro: 'Joue, regarde comment c’est fait, puis transforme-les à ton idée.',
  categories: 'Type d’exemple',
  games: 'Jeux',
  web: 'Pages web',
  tags_label: 'Ce qu’on y trouve',
  open: 'Ouvrir',
  members: 'Créés par des membres',
  members_text: 'Des projets publiés par des membres et choisis par l’équipe.',
  members_action: 'Ouvrir la galerie',
  open_in_room: 'Voir le code et le modifier',
  'snake-game': {
    title: 'Snake',
    text: 'Le grand classique : mange, grandis, et ne te mords pas la queue.',
    tags: 'canvas, tableaux, clavier et tactile',
  },
  'pong-game': {
    title: 'Pong',
    text: 'Toi contre l’ordinateur, le premier à cinq. Il joue gentiment, bien, ou comme un champion.',
    tags: 'canvas, vitesse et angles, collisions',
  },
  reptile: {
    title: 'Reptile',
    text: 'Une créature qui suit ton pointeur, sur des pattes qui calculent toutes seules où se plier.',
    tags: 'canvas, trigonométrie, cinématique inverse',
  },
  'todo-app': {
    title: 'Liste de tâches',
    text: 'Ajouter, cocher, filtrer, annuler : une petite appli comme celles de tous les jours.',
    tags: 'HTML, listes, événements',
  },
  calculator: {
    title: 'Calculatrice',
    text: 'Elle sait que × passe avant +, comprend les parenthèses et retient tes résultats.',
    tags: 'grille CSS, fonctions, récursivité',
  },
  how: {
    title: 'Comment utiliser les exemples',
    step_1: 'Ouvre un exemple et essaie-le, au clavier ou du bout des doigts.',
    step_2:
      '« Voir le code et le modifier » amène son HTML, son CSS et son JavaScript dans la salle web. Ton code à toi n’y bouge pas.',
    step_3: 'Lis les commentaires, change un nombre ou une couleur, exécute, et regarde.',
    step_4: 'Le résultat te plaît ? Gardes-en une copie.',
  },
  notice: {
    title: 'Voici un exemple.',
    text: 'Change tout ce que tu veux : ton code à toi est à l’abri.',
    keep: 'Garder une copie',
    copied: 'La copie est à toi. Ton code d’avant est dans l’historique.',
    leave: 'Revenir à mon code',
    gallery: 'Tous les exemples',
    opening: 'L’exemple arrive…',
    failed: 'Impossible de charger l’exemple.',
  },
} satisfies SameKeys<typeof examples>;
