import type { SameKeys } from '../../lib/texts.ts';
import type careers from './careers.en.ts';

export default {
  page_title: 'Les métiers du numérique',
  description:
    'Six métiers du numérique racontés honnêtement : une journée type, les salaires en France, ce qui est dur, et comment y arriver depuis le lycée.',
  title: 'Et toi, tu en feras quoi, du code ?',
  intro:
    'Six métiers, sans langue de bois : une vraie journée, des ordres de grandeur, ce qui est génial et ce qui est dur. Tous sont ouverts aux filles comme aux garçons, même si la langue française l’oublie parfois.',
  salary: 'Salaire',
  salary_range: '{{min}}k-{{max}}k €',
  per_year: 'brut par an',
  demand: {
    label: 'Demande du marché',
    'very-high': 'Très forte demande',
    high: 'Forte demande',
    medium: 'Demande moyenne',
    low: 'Demande faible',
  },
  demand_level: {
    'very-high': 'Très forte',
    high: 'Forte',
    medium: 'Moyenne',
    low: 'Faible',
  },
  training: 'Formation',
  training_months: '{{min}}-{{max}} mois',
  training_note: 'de formation intensive',
  satisfaction: 'Satisfaction',
  satisfaction_score: '{{score}}/5',
  satisfaction_note: 'notre estimation',
  skills_label: 'Compétences',
  more_skills_one: '{{count}} autre compétence',
  more_skills_other: '{{count}} autres compétences',
  learn_more: 'En savoir plus',
  bottom: {
    title: 'Rien ne t’oblige à choisir aujourd’hui',
    text: 'Les six commencent par les mêmes premières lignes. Écris-les, et vois ce qui te fait oublier l’heure.',
    courses: 'Voir les cours',
    account: 'Connexion ou inscription',
  },
  back: 'Tous les métiers',
  figures: 'En chiffres',
  figures_note:
    'Des ordres de grandeur pour la France : salaires annuels bruts, du premier poste à de longues années d’expérience. La formation est une formation intensive, pour des gens qui ont déjà un diplôme ou de la pratique ; juste après le bac, on étudie plutôt deux à cinq ans, comme expliqué plus bas. La satisfaction est notre estimation, pas un sondage.',
  job: 'Le métier',
  day: 'Une journée, par exemple',
  skills: 'Ce qu’il te faudra',
  evolution: 'Trois étapes',
  step: 'Étape {{number}}',
  years: '{{from}}-{{to}} ans',
  years_on: '{{from}}+ ans',
  studies: 'Du lycée au premier emploi',
  advantages: 'Ce qui est génial',
  challenges: 'Ce qui est dur',
  courses: 'Les cours qui y mènent',
  invitation: {
    title: 'On commence ?',
    text: 'Dix leçons sont gratuites, et la première ligne de code prend deux minutes.',
    courses: 'Choisir un cours',
    register: 'Créer mon compte',
  },
  not_found: {
    title: 'Métier introuvable',
    description: 'Nous racontons six métiers, et celui-ci n’en fait pas partie.',
  },
} satisfies SameKeys<typeof careers>;
