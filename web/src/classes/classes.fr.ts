import type { SameKeys } from '../lib/texts.ts';
import type classes from './classes.en.ts';

export default {
  title: 'Mes classes',
  intro: 'Vos élèves, ce qu’ils ont à faire et où ils en sont.',
  loading: 'Chargement de vos classes…',
  failed: 'Cette classe n’a pas pu être chargée.',
  list_failed: 'Vos classes n’ont pas pu être chargées.',
  none: 'Vous n’avez pas encore de classe. Donnez un nom à la première : ensuite, vous collez les noms de vos élèves et vous imprimez leurs cartes.',
  present: 'Classes de cette année',
  archive_title: 'Archives',
  archive_text:
    'Les classes archivées sont supprimées au bout de {{days}} jours. D’ici là, vous pouvez les restaurer.',
  sections: 'Parties de la classe',
  tabs: {
    roster: 'Élèves',
    assignments: 'Travail à faire',
    lesson: 'Vue du cours',
    results: 'Résultats',
    comments: 'Commentaires',
  },
  missing: {
    title: 'Cette classe n’existe pas ici',
    text: 'Elle a peut-être été supprimée, ou vous n’y enseignez plus.',
  },
  new: {
    title: 'Nouvelle classe',
    submit: 'Créer la classe',
    cancel: 'Annuler',
    zone: 'Les heures sont celles du fuseau de cet ordinateur ({{zone}}). Vous pourrez le changer plus tard.',
  },
  card: {
    members_one: '{{count}} élève',
    members_other: '{{count}} élèves',
    assignments_one: '{{count}} travail en cours',
    assignments_other: '{{count}} travaux en cours',
    no_licence: 'Sans licence : leçons gratuites seulement',
    licence: 'Licence jusqu’au {{date}}',
    licence_over: 'Licence terminée le {{date}}',
    deleted_on: 'Sera supprimée le {{date}}',
  },
  archived: 'Archivée',
  archived_text:
    'Cette classe est archivée : personne ne peut plus la rejoindre, et elle sera supprimée le {{date}} avec les comptes que vous y avez créés. Les résultats et les commentaires disparaîtront avec elle.',
  restore: 'Restaurer la classe',
  restored: '{{name}} est de retour.',
  shown_name: {
    title: 'Votre nom pour les élèves',
    name: 'Le nom que lisent vos élèves',
    name_hint: 'Dans leur classe et sous vos commentaires.',
    school: 'Établissement et ville',
    school_hint: 'Seuls nos administrateurs le lisent.',
    missing: 'Ce champ est à remplir.',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
  },
  fields: {
    name: 'Nom',
    name_hint: 'Celui que vos élèves connaissent : 4e B, club informatique…',
    name_missing: 'Donnez un nom à la classe.',
    school_year: 'Année scolaire',
    language: 'Langue',
    language_hint: 'Celle des mots sur les cartes.',
    languages: { en: 'anglais', fr: 'français' },
    time_zone: 'Fuseau horaire',
  },
} satisfies SameKeys<typeof classes>;
