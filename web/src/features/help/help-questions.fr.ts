import type { SameKeys } from '../../lib/texts.ts';
import type helpQuestions from './help-questions.en.ts';

export default {
  ask_title: 'Poser une question à l’équipe Codivia',
  ask_intro: 'Écris avec tes mots. N’indique ni numéro de téléphone, ni adresse, ni mot de passe.',
  search_first: 'Chercher d’abord dans l’aide',
  safety:
    'Ta question arrive chez l’équipe Codivia. Chaque administrateur du site peut la lire : personne ne t’écrit en privé.',
  response_minutes_one:
    'Ces 30 derniers jours, la moitié des questions ont reçu une réponse en {{count}} minute ou moins.',
  response_minutes_other:
    'Ces 30 derniers jours, la moitié des questions ont reçu une réponse en {{count}} minutes ou moins.',
  response_hours_one:
    'Ces 30 derniers jours, la moitié des questions ont reçu une réponse en {{count}} heure ou moins.',
  response_hours_other:
    'Ces 30 derniers jours, la moitié des questions ont reçu une réponse en {{count}} heures ou moins.',
  response_unknown:
    'Il y a eu trop peu de réponses ces 30 derniers jours pour dire combien de temps il en faut.',
  category: 'De quoi s’agit-il ?',
  categories: {
    exercise: 'Un exercice ou mon code',
    technical: 'Quelque chose ne marche pas',
    account: 'Mon compte',
    payment: 'Premium ou une carte cadeau',
    other: 'Autre chose',
  },
  subject: 'En quelques mots',
  text: 'Ta question',
  text_hint: 'Qu’est-ce que tu voulais faire, et que s’est-il passé ? {{max}} caractères au plus.',
  email: 'Ton adresse e-mail',
  email_hint: 'Nous y envoyons un lien. Ta question nous arrive dès que tu l’ouvres.',
  attached: 'Pièce jointe',
  attached_from: 'Vient de : {{title}}',
  remove: 'Retirer la pièce jointe',
  removed: 'La pièce jointe est retirée.',
  too_long: 'Le code est trop long pour être joint. Colle le passage important dans ta question.',
  send: 'Envoyer',
  missing: 'Remplis ce champ.',
  wrong_email: 'Ce n’est pas une adresse e-mail.',
  sent_title: 'Regarde dans ta boîte aux lettres',
  sent_text:
    'Nous avons envoyé un lien à {{email}}. Ta question arrive chez notre équipe dès que tu l’ouvres. Le lien fonctionne pendant 24 heures.',
  list_title: 'Tes questions',
  list_empty: 'Tu n’as encore rien demandé',
  list_empty_text: 'Quelque chose n’est pas clair ? Demande : il n’y a pas de question bête.',
  ask: 'Poser une question',
  asked_on: 'Posée {{time}}',
  states: { open: 'En attente d’une réponse', answered: 'Réponse reçue', closed: 'Fermée' },
  back: 'Tes questions',
  you: 'Toi',
  team: 'L’équipe Codivia',
  messages: 'Messages',
  reply: 'Ton message',
  send_reply: 'Envoyer le message',
  close: 'J’ai ma réponse',
  reopen: 'Rouvrir la question',
  closed_text: 'Cette question est fermée. Elle est effacée douze mois après.',
  over_title: 'Ce lien ne fonctionne plus',
  over_text:
    'Il est peut-être incomplet ou trop ancien. Prends le lien de l’e-mail le plus récent, ou repose ta question.',
  gone_title: 'Cette question n’existe pas',
  gone_text: 'Elle a peut-être été effacée.',
} satisfies SameKeys<typeof helpQuestions>;
