import type { SameKeys } from '../../lib/texts.ts';
import type projectReviews from './project-reviews.en.ts';

export default {
  reasons: {
    personal_data: 'On y voit des données personnelles',
    hate: 'Insultes ou propos haineux',
    not_for_teenagers: 'Pas adapté à des adolescents',
    copied: 'Copié sur quelqu’un d’autre',
    other: 'Autre chose',
  },
  report: {
    open: 'Signaler ce projet',
    title: 'Signaler ce projet',
    intro:
      'L’équipe regarde ce que tu signales. L’auteur ne saura pas qui l’a signalé. Si c’est urgent, parles-en aussi à un adulte de confiance.',
    reason: 'Quel est le problème ?',
    reason_missing: 'Choisis une raison.',
    text: 'Que faut-il regarder ? (facultatif)',
    text_hint: 'Par exemple le fichier et la ligne. {{max}} caractères au plus.',
    send: 'Envoyer le signalement',
    cancel: 'Annuler',
    sent: 'Merci : l’équipe va regarder ce projet.',
    done: 'Tu as signalé ce projet. L’équipe va le regarder.',
    visitor: 'Quelque chose ici ne devrait pas être public ? Écris à l’équipe',
  },
  hidden: {
    review: 'Ce projet est en cours d’examen',
    review_own:
      'Des membres l’ont signalé. Tant que l’équipe ne l’a pas regardé, seules l’équipe et toi voyez sa page.',
    review_team: 'Des membres l’ont signalé. Seuls son auteur et l’équipe voient cette page.',
    hidden: 'Cette page est masquée',
    hidden_own: 'L’équipe l’a masquée : les autres ne la voient plus. Le projet, lui, reste à toi.',
    hidden_team: 'L’équipe l’a masquée. Seuls son auteur et l’équipe voient cette page.',
    why: 'Pourquoi, et ce que tu peux faire',
    panel: 'Ouvrir dans l’administration',
  },
  decision: {
    reason: 'Motif : {{reason}}.',
    words: 'Message de l’équipe',
    decided: 'Décidé le {{date}}',
    final: 'L’équipe a lu ta demande et regardé à nouveau. Cette décision est définitive.',
    appealed:
      'Tu as contesté cette décision. L’équipe va regarder à nouveau, et tu recevras un e-mail.',
    your_appeal: 'Ta demande',
    appeal_title: 'Tu n’es pas d’accord ?',
    appeal_text:
      'Tu peux contester cette décision une fois. Dis pourquoi la page devrait être visible, ou ce que tu as changé : quelqu’un de l’équipe regarde à nouveau et décide pour de bon.',
    appeal_label: 'Ta demande',
    appeal_hint: '{{max}} caractères au plus, sans adresse ni numéro.',
    appeal_missing: 'Écris pourquoi.',
    appeal_send: 'Envoyer la demande',
    appeal_sent: 'Ta demande est envoyée.',
  },
} satisfies SameKeys<typeof projectReviews>;
