import type { SameKeys } from '../../../lib/texts.ts';
import type codeAssist from './code-assist.en.ts';

export default {
  own_function: 'Ta fonction, à la ligne {{line}}.',
  own_class: 'Ta classe, à la ligne {{line}}.',
  own_method: 'Ta méthode, à la ligne {{line}}.',
  own_property: 'Définie à la ligne {{line}}.',
  own_parameter: 'Un paramètre : sa valeur est donnée quand on appelle la fonction.',
  own_variable: 'Ta variable, d’abord à la ligne {{line}}.',
  own_local: 'Une variable de cette fonction ou de ce bloc, d’abord à la ligne {{line}}.',
  explanation: 'Explication',
  no_explanation: 'Rien à expliquer ici. Place le curseur sur un nom.',
  failed: 'Cette aide n’a pas pu être chargée. Vérifie ta connexion, puis réessaie.',
  rename: {
    label: 'Nouveau nom',
    do: 'Renommer',
    cancel: 'Annuler',
    done_one: '{{count}} endroit renommé.',
    done_other: '{{count}} endroits renommés.',
    no_name: 'Il n’y a pas de nom ici. Place le curseur sur un nom.',
    member: 'Ce qui suit un point ou appartient à une classe ne peut pas être renommé ici.',
    imported: 'Ce nom vient d’un module. Importe-le avec « as » pour lui donner le tien.',
    not_own: 'Ce nom n’est pas à toi : il appartient au langage ou à une bibliothèque.',
    hook: 'p5 appelle cette fonction par son nom : elle doit le garder.',
    exported: 'D’autres fichiers importent ce nom d’ici. Change-le à la main, là-bas aussi.',
    uncertain:
      'Ce nom sert aussi ailleurs, où on ne peut pas être sûr que c’est le même. Change-le à la main.',
    invalid: 'Un nom a des lettres, des chiffres et _, et ne commence pas par un chiffre.',
    keyword: 'C’est un mot du langage. Choisis un autre nom.',
    known: 'Le langage ou une bibliothèque a déjà ce nom. Choisis-en un autre.',
    taken: 'Ton programme a déjà ce nom à cet endroit. Choisis-en un autre.',
  },
} satisfies SameKeys<typeof codeAssist>;
