import type { SameKeys } from '../../lib/texts.ts';
import type classComments from './class-comments.en.ts';

export default {
  title: 'Commentaires',
  intro:
    'Les commentaires sur les programmes de cette classe. Tous ses enseignants et notre équipe peuvent les lire ; les coordonnées et les questions privées sont refusées, et chaque lecture est notée.',
  none: 'Aucun commentaire pour l’instant. Dans la vue du cours, ouvrez le programme d’un élève et choisissez une ligne.',
  failed: 'Les commentaires n’ont pas pu être chargés.',
  loading: 'Chargement des commentaires…',
  unread: 'Nouvelle réponse',
  about: '{{pupil}} · {{when}}',
  states: {
    claimed: 'Attend votre réponse',
    answered: 'Vous avez écrit',
    closed: 'Fermé',
  },
  write: 'Commenter ce programme',
  comment_line: 'Votre commentaire sur la ligne {{line}} de {{file}}',
  comment: 'Votre commentaire',
  hint: 'Choisissez une ligne du programme pour la commenter.',
  send: 'Envoyer le commentaire',
  cancel: 'Annuler',
  sent: 'Envoyé. L’élève le voit dans sa leçon.',
  held: 'Notre équipe lit d’abord votre commentaire. D’ici là, l’élève ne le voit pas.',
  open: 'Ouvrir tous les commentaires sur cet exercice',
} satisfies SameKeys<typeof classComments>;
