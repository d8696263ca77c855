import type { SameKeys } from '../../lib/texts.ts';
import type home from './home.en.ts';

export default {
  page_title: 'Apprends à coder et comprends l’IA',
  description:
    'Codivia enseigne la programmation et l’IA aux 13-18 ans : leçons interactives, vrai Python dans le navigateur, en français et en anglais.',
  subscription_cancelled: 'Abonnement annulé : rien n’a été prélevé.',
  trust: 'Pour les jeunes codeurs et leurs parents',
  rating: '{{figure}} sur 5 étoiles',
  title: 'Une première ligne de code.',
  title_end: 'Et tout un chemin.',
  subtitle:
    'De « Salut » à tes propres programmes, et jusqu’au cœur de l’IA : Codivia t’accompagne pas à pas, directement dans ton navigateur. Pour les 13-18 ans.',
  demo: 'Essayer maintenant',
  premium: 'Premium',
  popular: 'POPULAIRE',
  no_install: 'Rien à installer. Les 10 premières leçons sont gratuites.',
  figures: {
    label: 'Codivia en chiffres',
    lessons: 'leçons',
    satisfaction: 'de satisfaction',
    support: 'assistance',
    success: 'de réussite',
    exercises: 'exercices',
    daily: 'par jour',
  },
  features: {
    title: 'Le code, ça ne se regarde pas. Ça s’écrit.',
    python_title: 'Du vrai Python, ici même',
    python:
      'Pas un langage jouet : le Python des labos et des studios de jeux, qui tourne sur ton propre ordinateur. Tu peux même tracer des graphiques et poser des questions à l’utilisateur.',
    lessons_title: 'Des leçons qui te répondent',
    lessons:
      'Chaque exercice vérifie ce que tu as écrit et te dit ce qui cloche, sans vendre la mèche. Tu bloques ? Demande un indice, puis un autre.',
    answer_label: 'La ligne d’un élève, et ce que l’exercice lui répond',
    answer_code: 'print("Salut" prenom)',
    answer: 'Presque ! Il manque quelque chose entre le texte et la variable.',
    xp_title: 'XP, niveaux, badges',
    xp: 'Chaque leçon te fait avancer, et tu vois le chemin parcouru.',
    certificate_title: 'Un certificat à l’arrivée',
    certificate:
      'Termine un cours et montre-le : tout le monde peut vérifier qu’il est authentique.',
    languages_title: 'En français ou en anglais',
    languages: 'Deux vraies versions, chacune écrite par des gens. Tu changes quand tu veux.',
    ai_title: 'L’IA sans la magie',
    ai: 'Vois comment une machine apprend à partir d’exemples, et où elle se trompe.',
  },
  parents: {
    title: 'Aux parents, simplement',
    intro: 'Un lieu pour apprendre, pensé pour des mineurs dès la première ligne.',
    private_title: 'Privé par défaut',
    private:
      'Rien n’est public sans que l’élève le décide, et jamais sous son nom. Ni publicité, ni traceur. Les programmes s’exécutent dans le navigateur, pas sur nos serveurs.',
    price_title: 'Pas de surprise sur la facture',
    price:
      'Commencer est gratuit, sans carte bancaire. Premium, c’est un seul prix par mois, que l’on peut arrêter.',
    pace_title: 'Quinze minutes par jour suffisent',
    pace: 'Des leçons courtes, avec une vraie fin. Pas de fil sans fond, rien qui punisse un jour de pause.',
  },
  testimonials: {
    title: 'En chemin',
    note: 'Ces trois personnes sont inventées : des exemples, en attendant de vraies voix.',
    inaya_name: 'Inaya, 15 ans',
    inaya_role: 'à mi-chemin de Découverte',
    inaya:
      'Ma première boucle a dessiné un escalier. Ça a l’air bête, mais j’ai appelé toute la famille devant l’écran.',
    noah_name: 'Noah, 17 ans',
    noah_role: 'veut créer des jeux',
    noah: 'J’avais essayé les vidéos et j’abandonnais à chaque fois. Ici je dois taper, alors je vois ce que je n’ai pas compris.',
    sofia_name: 'Sofia',
    sofia_role: 'mère de Milo, 14 ans',
    sofia:
      'J’ai cherché les pubs et les frais cachés : rien. Lui cherche les bugs, et il nous les raconte à table.',
  },
  teaser: {
    title: 'Par où commencer ?',
    all: 'Voir tous les cours',
  },
} satisfies SameKeys<typeof home>;
