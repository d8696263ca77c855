import type { SameKeys } from '../../lib/texts.ts';
import type sharing from './sharing.en.ts';

export default {
  title: 'Partager ton code',
  text: 'Ton code voyage dans le lien lui-même : rien ne nous est envoyé. La personne qui l’ouvre voit ton code, et rien ne s’exécute tant qu’elle n’appuie pas sur Exécuter.',
  text_files:
    'La personne qui ouvre un lien voit ton code, et rien ne s’exécute tant qu’elle n’appuie pas sur Exécuter.',
  link: 'Lien vers ton code',
  making: 'Préparation du lien…',
  copy: 'Copier le lien',
  copied: 'Copié !',
  copy_failed: 'La copie n’a pas marché : sélectionne le lien et copie-le toi-même.',
  send: 'Envoyer…',
  too_long: 'Ton code est trop long pour tenir dans un lien. Enregistre-le et envoie le fichier.',
  failed: 'Impossible de préparer le lien. Enregistre ton code et envoie le fichier.',
  code_alone: 'Ton code seul',
  code_alone_text:
    'Ton code voyage dans le lien lui-même : rien ne nous est envoyé. Les fichiers de la bibliothèque viennent avec, les tiens non.',
  kinds: { python: 'Python', web: 'Page web', game: 'Jeu' },
  files: {
    title: 'Avec tes fichiers',
    found_one: 'Il y a {{count}} fichier joint à ton code : {{size}}.',
    found_other: 'Il y a {{count}} fichiers joints à ton code : {{size}} en tout.',
    visitor:
      'Pour les fichiers, il faut un compte : connecte-toi pour faire un lien qui les emporte aussi. En attendant, un lien n’emporte que ton code.',
    log_in: 'Me connecter',
    stored:
      'Nous gardons une copie de ton code et de tes fichiers tels qu’ils sont maintenant. Toute personne qui a le lien les voit, sans ton nom. Elle reste là jusqu’à ce que tu la supprimes.',
    too_large:
      'Tes fichiers font {{size}} en tout, et un lien en emporte {{limit}} au plus. Réduis-en quelques-uns, ou enregistre ton travail en zip et envoie-le.',
    film: 'Un lien n’emporte pas de film : retire {{name}} de tes fichiers, ou enregistre ton travail en zip et envoie-le.',
    name: 'Titre',
    needs_name: 'Donne-lui un titre.',
    titles: { python: 'Mon programme', web: 'Ma page', game: 'Mon jeu' },
    make: 'Faire le lien',
    accept: 'J’ai vérifié : faire le lien',
    link: 'Lien vers ton code et tes fichiers',
    kept: 'Tu peux supprimer ce lien depuis ton tableau de bord.',
    dashboard: 'Aller au tableau de bord',
  },
  findings: {
    title: 'Regarde ceci avant de le montrer',
    text: 'Certains passages peuvent révéler qui tu es. Enlève ce que des inconnus n’ont pas à savoir ; ne le montre tel quel qu’après avoir bien réfléchi.',
    refused: 'Enlève ceci avant de le montrer',
    refused_text:
      'Rien de ce que tu montres ne doit permettre à des inconnus de te contacter ou de te trouver, même si tu es d’accord.',
    take_out: 'À retirer d’ici : {{what}}.',
    found_in: '{{what}} ({{place}}, ligne {{line}})',
    title_place: 'titre',
    description_place: 'description',
    kinds: {
      email: 'une adresse e-mail',
      phone: 'un numéro de téléphone',
      handle: 'un compte sur un autre site',
      link: 'un lien vers un autre site',
      request: 'une question personnelle',
      meeting: 'un rendez-vous',
      secrecy: 'une demande de secret',
      age: 'ton âge ou ton année de naissance',
      place: 'l’endroit où tu vis',
      friends: 'une recherche d’amis',
      name: 'ton nom',
      school: 'le nom d’un établissement',
      address: 'une adresse postale',
    },
    open_project: 'Modifier le projet',
    accept: 'J’ai vérifié : publier',
  },
  links: {
    title: 'Mes liens avec fichiers',
    text: 'Toute personne qui a un de ces liens voit la copie du code et des fichiers à laquelle il mène.',
    made: 'Fait le {{date}}',
    hidden: 'Masqué',
    removed: 'Supprimé',
    open: 'Ouvrir',
    delete: 'Supprimer le lien',
    confirm: 'Supprimer ce lien ? Plus personne n’y verra rien.',
    confirm_yes: 'Oui, le supprimer',
    confirm_no: 'Non, le garder',
    deleted: 'Le lien est supprimé : il ne montre plus rien.',
    yours:
      'Ce lien est à toi. Il montre la copie faite quand tu as créé le lien ; ton travail, lui, continue de son côté.',
    yours_removed:
      'Tu as supprimé ce lien : il ne montre plus rien aux autres. Nous gardons sa copie tant qu’elle est masquée.',
  },
} satisfies SameKeys<typeof sharing>;
