import type { SameKeys } from '../../lib/texts.ts';
import type projectGallery from './project-gallery.en.ts';

export default {
  page_title: 'Galerie : les projets des membres',
  description:
    'Des jeux, des pages web et des programmes Python écrits par des adolescents sur Codivia. Regarde-les, exécute-les, lis leur code et remixe-les.',
  title: 'Créés par des membres',
  intro:
    'Des programmes, des pages et des jeux publiés par des membres et choisis par l’équipe. Exécute-les, lis leur code et fais ta propre version.',
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
