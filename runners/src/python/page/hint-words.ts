import type { Bilingual, Language } from '@codivia/contract/api/language';
import type { Hint, HintCode } from '../../runner.ts';

const TEXTS: Record<HintCode, Bilingual> = {
  'compared-for-given': {
    en: '`{name} == …` compares and then forgets the answer. To give `{name}` a value, write a single `=`.',
    fr: '`{name} == …` compare, puis oublie la réponse. Pour donner une valeur à `{name}`, écris un seul `=`.',
  },
  'call-without-brackets': {
    en: '`{name}` alone does nothing. To call it, add the brackets: `{name}()`.',
    fr: '`{name}` tout seul ne fait rien. Pour l’appeler, ajoute les parenthèses : `{name}()`.',
  },
  'braces-without-f': {
    en: 'The braces `{{name}}` are shown as they are. For the value of `{name}`, put an `f` in front of the text: `f"… {{name}} …"`.',
    fr: 'Les accolades `{{name}}` s’affichent telles quelles. Pour avoir la valeur de `{name}`, mets un `f` devant le texte : `f"… {{name}} …"`.',
  },
};

/** Explains in plain words what was probably meant. Code is between backticks. */
export function describeHint({ code, name }: Hint, language: Language): string {
  return TEXTS[code][language].replaceAll('{name}', name);
}
