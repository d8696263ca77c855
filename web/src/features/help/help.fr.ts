import type { SameKeys } from '../../lib/texts.ts';
import type help from './help.en.ts';

export default {
  page_title: 'Aide',
  description:
    'Des réponses sur les comptes, les leçons, les salles d’entraînement, Premium et tes données, et comment joindre notre équipe.',
  title: 'Comment pouvons-nous t’aider ?',
  intro: 'Cherche d’abord : la plupart des réponses sont déjà ici.',
  search: 'Chercher dans l’aide, les leçons et les réglages',
  found_one: '{{count}} réponse',
  found_other: '{{count}} réponses',
  kinds: { article: 'Aide', lesson: 'Leçon', setting: 'Réglage' },
  catalogue_failed:
    'La recherche dans les leçons n’a pas fonctionné. L’aide et les réglages ont été parcourus.',
  nothing: 'Rien trouvé pour « {{words}} »',
  nothing_text: 'Essaie d’autres mots, ou écris-nous.',
  write: 'Écris-nous',
  not_found: 'Tu n’as pas trouvé ?',
  not_found_text: 'Demande à l’équipe Codivia. C’est possible sans compte aussi.',
  questions: 'Tes questions',
  articles: 'Toutes les réponses',
  topics: {
    account: 'Ton compte',
    learning: 'Apprendre',
    rooms: 'Salles d’entraînement et projets',
    premium: 'Premium et cartes cadeaux',
    privacy: 'Données et sécurité',
    site: 'Utiliser le site',
  },
  back: 'Toute l’aide',
  no_article: 'Cette réponse n’existe pas',
  no_article_text: 'Elle a peut-être changé d’adresse. Cherche-la plutôt.',
  settings: {
    name: 'Changer ton nom',
    password: 'Changer ton mot de passe',
    language: 'Choisir la langue',
    devices: 'Voir où tu es connecté',
    sounds: 'Activer ou couper les sons',
    mascot: 'Masquer la marmotte',
    rhythm: 'Prévoir des jours par semaine',
    weekly_mail: 'Activer ou couper l’e-mail de la semaine',
    subscription: 'Voir ou résilier l’abonnement',
    gift_card: 'Activer une carte cadeau',
    data: 'Télécharger tes données',
    deletion: 'Supprimer ton compte',
  },
} satisfies SameKeys<typeof help>;
