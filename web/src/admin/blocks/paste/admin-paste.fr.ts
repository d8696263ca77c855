import type { SameKeys } from '../../../lib/texts.ts';
import type adminPaste from './admin-paste.en.ts';

export default {
  from_html: 'Collé avec sa structure, sans ses styles. « Annuler » le retire.',
  from_markdown: 'Collé en HTML : c’était du Markdown. « Annuler » le retire.',
  left_out: 'Laissé de côté : {{parts}}.',
  parts: {
    picture_one: '{{count}} image (à ajouter avec « Image »)',
    picture_other: '{{count}} images (à ajouter avec « Image »)',
    video_one: '{{count}} vidéo ou cadre',
    video_other: '{{count}} vidéos ou cadres',
    form_one: '{{count}} champ de formulaire',
    form_other: '{{count}} champs de formulaire',
    link_one: '{{count}} lien qu’une leçon ne peut pas avoir',
    link_other: '{{count}} liens qu’une leçon ne peut pas avoir',
  },
  too_large: 'Pas collé : c’est trop long pour une leçon. Collez-le en plusieurs fois.',
  too_hard:
    'Pas collé : un paragraphe a plus de signes de mise en forme, ou des citations plus imbriquées, qu’on ne peut en lire. Collez-le en plusieurs fois.',
} satisfies SameKeys<typeof adminPaste>;
