import type { SameKeys } from '../../../lib/texts.ts';
import type userImport from './admin-user-import.en.ts';

export default {
  open: 'Importer une liste',
  title: 'Importer des utilisateurs',
  text: 'Un fichier CSV dont la première ligne nomme les colonnes : nom et email, et si vous voulez langue (fr ou en) et premium (30/06/2027). Chaque personne reçoit un e-mail avec un lien pour choisir un mot de passe.',
  file: 'Fichier CSV',
  reading: 'Vérification de la liste…',
  problems: {
    too_large: 'Ce fichier est trop lourd : 1 Mo au maximum.',
    unreadable: 'Ce fichier ne peut pas être lu comme du texte.',
    columns: 'La première ligne doit nommer les colonnes « nom » et « email ».',
    empty: 'Il n’y a personne dans cette liste.',
    too_many: '1 000 personnes au maximum à la fois : partagez la liste.',
  },
  rows: {
    label: 'Lignes de la liste',
    row: 'Ligne',
    person: 'Personne',
    result: 'Résultat',
    new: 'Nouveau',
    exists: 'A déjà un compte',
    name: 'Nom absent ou trop long',
    email: 'Pas une adresse e-mail',
    language: 'La langue doit être fr ou en',
    date: 'Pas un jour à venir, comme 30/06/2027',
    twice: 'Une ligne précédente a cette adresse',
  },
  found_one: '{{count}} nouveau compte',
  found_other: '{{count}} nouveaux comptes',
  exist_one: '{{count}} existe déjà',
  exist_other: '{{count}} existent déjà',
  refused_one: '{{count}} ligne avec une erreur',
  refused_other: '{{count}} lignes avec une erreur',
  left_out:
    'Les lignes avec une erreur sont laissées de côté. Vous pouvez les corriger dans le fichier et le choisir à nouveau.',
  create_one: 'Créer {{count}} compte',
  create_other: 'Créer {{count}} comptes',
  created_one: '{{count}} compte créé',
  created_other: '{{count}} comptes créés',
} satisfies SameKeys<typeof userImport>;
