import type { SameKeys } from '../../lib/texts.ts';
import type variables from './variables.en.ts';

export default {
  show: 'Variables',
  tip: 'Ce que contiennent tes variables (Maj + Alt + V)',
  caption: 'Variables de ton programme',
  unknown:
    'Exécute ton programme. Ses variables s’affichent ici quand il attend une réponse, pendant qu’il dessine et quand il se termine.',
  name_and_type: 'Nom et type',
  functions: 'Fonctions et classes : {{list}}',
  types: {
    int: 'nombre entier',
    float: 'nombre à virgule',
    complex: 'nombre complexe',
    bool: 'valeur vrai ou faux',
    str: 'texte',
    NoneType: 'rien',
    range: 'intervalle',
    other: 'objet {{type}}',
    list_one: 'liste de {{count}} élément',
    list_other: 'liste de {{count}} éléments',
    tuple_one: 'tuple de {{count}} élément',
    tuple_other: 'tuple de {{count}} éléments',
    set_one: 'ensemble de {{count}} élément',
    set_other: 'ensemble de {{count}} éléments',
    dict_one: 'dictionnaire de {{count}} entrée',
    dict_other: 'dictionnaire de {{count}} entrées',
  },
} satisfies SameKeys<typeof variables>;
