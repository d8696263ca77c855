import type { SameKeys } from '../../lib/texts.ts';
import type projectGallery from './project-gallery.en.ts';

export default {
  page_title: 'Galerie : des jeux, des pages et des dessins à remixer',
  description:
    'Des jeux, des pages web et des programmes Python, par des membres et par l’équipe Codivia. Joue, lis leur code et remixe-les.',
  title: 'Créés sur Codivia',
  intro:
    'De quoi jouer et bidouiller : des projets de membres choisis par l’équipe, et quelques-uns de l’équipe elle-même, signalés comme tels. Exécute-les, lis leur code et fais ta propre version.',
  filter: 'Type de projet',
  all: 'Tous',
  kinds: { python: 'Python', web: 'Pages web', game: 'Jeux' },
  list: 'Projets',
  see: 'Regarder « {{title}} »',
  more: 'Afficher plus de projets',
  loading: 'Chargement de la galerie…',
  failed: 'Impossible de charger la galerie',
  more_failed: 'Impossible de charger les projets suivants.',
  none: 'La galerie est encore vide',
  none_text: 'Dès que l’équipe aura choisi les premiers projets, tu les verras ici.',
  none_of_kind: 'Rien de ce type pour l’instant',
  none_of_kind_text: 'Et si le premier était le tien ?',
  show_all: 'Afficher tous les projets',
  own: 'Tu veux montrer un des tiens ?',
  own_text:
    'Publie un projet depuis la liste de tes projets, avec Premium : il reçoit sa propre page, sans ton nom. L’équipe choisit pour la galerie ce qui apprend quelque chose aux autres ou les amuse.',
  own_action: 'Vers mes projets',
  rooms: 'Commencer un projet',
} satisfies SameKeys<typeof projectGallery>;
