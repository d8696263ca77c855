import type { SameKeys } from '../../lib/texts.ts';
import type admin from './admin.en.ts';

export default {
  title: 'Administration',
  label: 'Administrateur',
  sections_label: 'Administration',
  open_menu: 'Ouvrir le menu du panneau',
  collapse: 'Réduire la barre latérale',
  expand: 'Déployer la barre latérale',
  sections: {
    dashboard: 'Tableau de bord',
    courses: 'Cours',
    lessons: 'Leçons',
    help: 'Aide',
    users: 'Utilisateurs',
    mentoring: 'Mentorat',
    projects: 'Projets publiés',
    challenges: 'Défis',
  },
  headings: {
    dashboard: 'Tableau de bord',
    courses: 'Gestion des Cours',
    lessons: 'Gestion des Leçons',
    help: 'Aide',
    users: 'Gestion des Utilisateurs',
    mentoring: 'Échanges du mentorat',
    projects: 'Projets publiés',
    challenges: 'Gestion des Défis',
  },
  pages: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    at: 'Page {{page}} sur {{pages}}',
    at_more: 'Page {{page}} sur plus de {{pages}}',
  },
  loading: 'Chargement de cette partie du panneau…',
  refresh_failed:
    'Les données n’ont pas pu être actualisées. Ce que vous voyez n’est peut-être plus à jour.',
  copyright: '© {{year}} Codivia. Tous droits réservés.',
} satisfies SameKeys<typeof admin>;
