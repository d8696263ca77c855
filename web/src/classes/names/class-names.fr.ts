import type { SameKeys } from '../../lib/texts.ts';
import type classNames from './class-names.en.ts';

export default {
  title: 'Ajouter des élèves',
  intro:
    'Collez votre liste : depuis un tableur, un document ou le logiciel de votre établissement. Chaque nom devient un compte sans adresse e-mail, avec une carte à imprimer. Codivia garde les noms, et rien d’autre de la liste.',
  archived: 'Cette classe est archivée : restaurez-la pour ajouter des élèves.',
  source: {
    label: 'Noms',
    hint: 'Un nom par ligne, ou des colonnes de tableur. Vous pouvez aussi déposer un fichier CSV ici. Un prénom et une initiale suffisent.',
    file: 'Choisir un fichier',
    too_long: 'C’est trop long pour une liste de noms.',
    unusable:
      'Ce fichier n’est pas une liste de noms en texte. Ouvrez-le et copiez les noms, ou enregistrez-le en CSV.',
  },
  reading: {
    label: 'Une ligne à plusieurs colonnes, c’est',
    one: 'un élève',
    several: 'plusieurs élèves',
  },
  line: 'Ligne {{number}}',
  preview: {
    title: 'Ce qui a été lu',
    empty: 'Aucun nom pour le moment.',
    read_one: '{{count}} nom',
    read_other: '{{count}} noms',
    parts:
      'Une liste a {{max}} noms au plus : celle-ci se fait donc en {{parts}} parties. Les {{max}} premiers sont ci-dessous ; collez les autres ensuite. Une classe a {{places}} places.',
    full_one: 'Une classe a {{places}} places, et il en reste {{count}}.',
    full_other: 'Une classe a {{places}} places, et il en reste {{count}}.',
    wrong_one: '{{count}} nom est à corriger dans la liste.',
    wrong_other: '{{count}} noms sont à corriger dans la liste.',
  },
  problems: {
    too_long: 'Plus de {{max}} caractères. Raccourcissez-le.',
    address: 'C’est une adresse e-mail. Écrivez un nom : aucune adresse n’est nécessaire.',
    unreadable: 'Il n’y a pas de nom lisible ici.',
  },
  hints: {
    equal: 'Ce nom figure plusieurs fois. Ajoutez une initiale pour les distinguer.',
    invisible: 'Des signes invisibles ont été retirés.',
    formula: 'Le début ressemble à une formule ; il est gardé comme du texte.',
    no_letters: 'Il ne contient aucune lettre : le nom d’utilisateur sera un numéro.',
  },
  submit_one: 'Créer {{count}} compte',
  submit_other: 'Créer {{count}} comptes',
  lost: 'Aucune réponse n’est arrivée : les comptes existent peut-être déjà. Regardez la liste des élèves avant de renvoyer les noms.',
} satisfies SameKeys<typeof classNames>;
