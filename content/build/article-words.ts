import type { Language } from '@codivia/contract/language';

const en = {
  social_locale: 'en_US',
  skip: 'Skip to content',
  home: 'Codivia, home',
  navigation: 'Main',
  all_articles: 'All articles',
  minutes: 'min read',
  next: 'And now?',
  others: 'Read on',
  other_language: 'Lire cet article en français',
  motto: 'Code is a way. Take it at your own pace.',
  learn: 'Learn',
  site: 'Codivia',
  rules: 'Good to know',
  rooms: 'Training rooms',
  menu: 'Menu',
  language: 'Language',
  links: {
    '/': 'Home',
    '/courses': 'Courses',
    '/playground': 'Python room',
    '/webtraining': 'Web room',
    '/gametraining': 'Game room',
    '/auth': 'Log in',
    '/register': 'Sign up',
    '/dashboard': 'Dashboard',
    '/examples': 'Examples',
    '/careers': 'Careers',
    '/blog': 'Blog',
    '/about': 'About',
    '/partners': 'Partners',
    '/mentors': 'Mentors',
    '/legal': 'Legal notice',
    '/privacy': 'Privacy',
    '/accessibility': 'Accessibility',
  },
};

type Words = typeof en;

const fr: Words = {
  social_locale: 'fr_FR',
  skip: 'Aller au contenu',
  home: 'Codivia, accueil',
  navigation: 'Navigation principale',
  all_articles: 'Tous les articles',
  minutes: 'min de lecture',
  next: 'Et maintenant ?',
  others: 'À lire ensuite',
  other_language: 'Read this article in English',
  motto: 'Le code est un chemin. Avance à ton rythme.',
  learn: 'Apprendre',
  site: 'Codivia',
  rules: 'Bon à savoir',
  rooms: 'Salles d’entraînement',
  menu: 'Menu',
  language: 'Langue',
  links: {
    '/': 'Accueil',
    '/courses': 'Cours',
    '/playground': 'Salle Python',
    '/webtraining': 'Salle web',
    '/gametraining': 'Salle jeux',
    '/auth': 'Connexion',
    '/register': 'Inscription',
    '/dashboard': 'Tableau de bord',
    '/examples': 'Exemples',
    '/careers': 'Métiers',
    '/blog': 'Blog',
    '/about': 'À propos',
    '/partners': 'Partenaires',
    '/mentors': 'Mentors',
    '/legal': 'Mentions légales',
    '/privacy': 'Vie privée',
    '/accessibility': 'Accessibilité',
  },
};

export type SiteAddress = keyof Words['links'];

/** What stands around an article. */
export const WORDS: Record<Language, Words> = { en, fr };
