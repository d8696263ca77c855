import type { Bilingual } from '@codivia/contract/api/language';

/** The types beginners meet, in words. */
const NAMES: Record<string, Bilingual> = {
  str: { en: 'a text', fr: 'un texte' },
  string: { en: 'a text', fr: 'un texte' },
  int: { en: 'a whole number', fr: 'un nombre entier' },
  float: { en: 'a decimal number', fr: 'un nombre à virgule' },
  bool: { en: 'a true-or-false value', fr: 'une valeur vrai ou faux' },
  list: { en: 'a list', fr: 'une liste' },
  tuple: { en: 'a tuple', fr: 'un tuple' },
  dict: { en: 'a dictionary', fr: 'un dictionnaire' },
  set: { en: 'a set', fr: 'un ensemble' },
  range: { en: 'a range', fr: 'un intervalle `range`' },
  module: { en: 'a module', fr: 'un module' },
  function: { en: 'a function', fr: 'une fonction' },
  builtin_function_or_method: { en: 'a function', fr: 'une fonction' },
  method: { en: 'a function', fr: 'une fonction' },
  NoneType: { en: '`None` (nothing)', fr: '`None` (rien)' },
};

/** A Python type in words, with its article. */
export function typeInWords(name: string): Bilingual {
  return NAMES[name] ?? { en: `a value of type \`${name}\``, fr: `une valeur de type \`${name}\`` };
}
