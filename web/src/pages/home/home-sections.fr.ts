import type { SameKeys } from '../../lib/texts.ts';
import type sections from './home-sections.en.ts';

export default {
  figures: {
    label: 'Codivia en chiffres',
    lessons: 'leçons',
    satisfaction: 'de satisfaction',
    support: 'assistance',
    success: 'de réussite',
    exercises: 'exercices',
    daily: 'par jour',
    aims: 'Ce que nous visons : {{goals}}.',
    aim_satisfaction: '{{figure}} de satisfaction',
    aim_support: 'assistance {{figure}}',
    aim_success: '{{figure}} de réussite',
    aim_daily: '{{figure}} par jour',
  },
  films: {
    title: 'Fait ici, à transformer ici',
    intro: 'Ouvre, regarde comment c’est fait, puis fais-en le tien.',
    game: 'Jeu',
    page: 'Page web',
    'snake-game': 'Snake',
    'pong-game': 'Pong',
    reptile: 'Reptile',
    'todo-app': 'Liste de tâches',
    calculator: 'Calculatrice',
    all: 'Tous les exemples',
  },
  features: {
    title: 'Le code, ça ne se regarde pas. Ça s’écrit.',
    python_title: 'Du vrai Python, ici même',
    python:
      'Pas un langage jouet : le Python des labos et des studios de jeux, qui tourne sur ton propre ordinateur. Tu peux même tracer des graphiques et poser des questions à l’utilisateur.',
    python_link: 'Ouvrir la salle Python',
    lessons_title: 'Des leçons qui te répondent',
    lessons:
      'Chaque exercice vérifie ce que tu as écrit et te dit ce qui cloche, sans vendre la mèche. Tu bloques ? Demande un indice, puis un autre.',
    lessons_link: 'Essayer une première leçon',
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
    ai_link: 'Entraîne la tienne.',
  },
  teaser: {
    title: 'Par où commencer ?',
    all: 'Voir tous les cours',
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
  parents: {
    title: 'Aux parents, simplement',
    intro: 'Un lieu pour apprendre, pensé pour des mineurs dès la première ligne.',
    more: 'Toutes les réponses aux parents',
    private_title: 'Privé par défaut',
    private:
      'Rien n’est public sans que l’élève le décide, et jamais sous son nom. Ni publicité, ni traceur. Les programmes s’exécutent dans le navigateur, pas sur nos serveurs.',
    price_title: 'Pas de surprise sur la facture',
    price:
      'Commencer est gratuit, sans carte bancaire. Premium, c’est un seul prix par mois, que l’on peut arrêter.',
    pace_title: 'Quinze minutes par jour suffisent',
    pace: 'Des leçons courtes, avec une vraie fin. Pas de fil sans fond, rien qui punisse un jour de pause.',
  },
} satisfies SameKeys<typeof sections>;
